import type { DatabaseCredentials, StoredCredentials } from '@tributary/domain'
import { isBlank } from '../common/validation/required.ts'
import { databaseMessages } from './database.messages.ts'

/** The field a check stopped at, and its sentence without the words before it (connectors spec 5). */
export type CredentialsError = { field: keyof DatabaseCredentials; sentence: string }

const inOrder = [
  'host',
  'database',
  'schema',
  'user',
  'password',
] as const satisfies (keyof DatabaseCredentials)[]

/**
 * The first check these credentials fail, in the specification's order; null when they may be sent. A blank password
 * passes while one is stored and the host is still the stored one (requirement DBSET-19).
 */
export function credentialsError(
  entered: DatabaseCredentials,
  stored: Pick<StoredCredentials, 'host' | 'passwordSet'> | null,
): CredentialsError | null {
  const field = inOrder.find(
    (name) => isBlank(entered[name]) && !(name === 'password' && keepsPassword(entered, stored)),
  )
  return field ? { field, sentence: databaseMessages.required[field] } : null
}

/** Whether a blank password means the stored one: it was given to this host, and goes to no other. */
export const keepsPassword = (
  entered: Pick<DatabaseCredentials, 'host' | 'password'>,
  stored: Pick<StoredCredentials, 'host' | 'passwordSet'> | null,
): boolean => isBlank(entered.password) && stored?.passwordSet === true && sameHost(entered.host, stored.host)

const sameHost = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
