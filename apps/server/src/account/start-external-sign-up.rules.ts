import type { Transaction } from 'kysely'
import { emailKey } from '../security/email-key.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import type { Database } from '../storage/schema.ts'
import { type ExternalPerson, insertSignUp } from './external-sign-up.queries.ts'

const OPEN_MS = 30 * 60_000

/**
 * Stores the sign-up of a verified identity without an account, and returns the code to finish it. An unverified address
 * cannot open an account.
 */
export async function startExternalSignUp(
  trx: Transaction<Database>,
  person: Omit<ExternalPerson, 'emailKey'>,
  now: Date,
): Promise<string> {
  const code = newToken()
  const known = { ...person, emailKey: emailKey(person.email) }
  await insertSignUp(trx, hashOf(code), known, new Date(now.getTime() + OPEN_MS))
  return code
}
