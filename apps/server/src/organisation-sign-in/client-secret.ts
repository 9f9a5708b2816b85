import type { SecretBox, SecretPlace } from '../storage/secret-box.ts'

type Place = { organisationId: string; id: string }

const placeOf = ({ organisationId, id }: Place): SecretPlace => ({
  organisation: organisationId,
  table: 'sign_in_providers',
  row: id,
  field: 'client_secret',
})

/** Seals the client secret of an organisation's provider. */
export const sealClientSecret = (box: SecretBox, secret: string, place: Place): string =>
  box.seal(secret, placeOf(place))

/** Opens a sealed client secret. */
export const openClientSecret = (box: SecretBox, sealed: string, place: Place): string =>
  box.open(sealed, placeOf(place))
