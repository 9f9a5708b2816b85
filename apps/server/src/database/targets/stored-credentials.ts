import type { DatabaseCredentials } from '@tributary/domain'
import type { SecretBox, SecretPlace } from '../../storage/secret-box.ts'
import type { StoredPlace } from './credentials.queries.ts'

/** Binds a database password to its organisation: elsewhere it cannot be opened. */
export const passwordPlace = (organisationId: string): SecretPlace => ({
  organisation: organisationId,
  table: 'database_credentials',
  row: organisationId,
  field: 'password',
})

export const openedPassword = (secretBox: SecretBox, organisationId: string, stored: StoredPlace): string =>
  secretBox.open(stored.passwordSealed, passwordPlace(organisationId))

/** The stored credentials of an organisation's database, with their password. */
export function withPassword(
  secretBox: SecretBox,
  organisationId: string,
  stored: StoredPlace,
): DatabaseCredentials {
  const { passwordSealed: _, ...place } = stored
  return { ...place, password: openedPassword(secretBox, organisationId, stored) }
}
