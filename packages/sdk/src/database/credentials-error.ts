import type { DatabaseCredentials, StoredCredentials } from '@tributary/domain'
import { isBlank } from '../common/validation/required.ts'
import { databaseMessages } from './database.messages.ts'

/** The field that failed a check, and its sentence without the "Validation Error" prefix. */
export type CredentialsError = {
  /** The field that failed. */
  field: keyof DatabaseCredentials
  /** The reason, without a prefix. */
  sentence: string
}

const inOrder = [
  'host',
  'database',
  'schema',
  'user',
  'password',
] as const satisfies (keyof DatabaseCredentials)[]

/**
 * Returns the first check that these credentials fail, or null if they may be sent. A blank password passes
 * if a password is stored for the same host.
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

/**
 * Whether a blank password means the stored one. A stored password is only ever sent to the host it was
 * entered for.
 */
export const keepsPassword = (
  entered: Pick<DatabaseCredentials, 'host' | 'password'>,
  stored: Pick<StoredCredentials, 'host' | 'passwordSet'> | null,
): boolean => isBlank(entered.password) && stored?.passwordSet === true && sameHost(entered.host, stored.host)

const sameHost = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
