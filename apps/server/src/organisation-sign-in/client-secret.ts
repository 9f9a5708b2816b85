import type { SecretBox, SecretPlace } from '../storage/secret-box.ts'

const placeOf = (organisationId: string): SecretPlace => ({
  organisation: organisationId,
  table: 'sign_in_providers',
  row: organisationId,
  field: 'client_secret',
})

/** Seals the client secret of an organisation's provider. */
export const sealClientSecret = (box: SecretBox, secret: string, organisationId: string): string =>
  box.seal(secret, placeOf(organisationId))

/** Opens a sealed client secret. */
export const openClientSecret = (box: SecretBox, sealed: string, organisationId: string): string =>
  box.open(sealed, placeOf(organisationId))
