import { type Account, accountById } from '../account/accounts.queries.ts'
import { refuseInactive } from '../account/verify-password.rules.ts'
import { forbidden } from '../http/http-error.ts'
import type { Services } from '../services.ts'

/** Returns an account that may sign in; 403 for any other one. */
export async function activeAccount({ storage }: Services, userId: string): Promise<Account> {
  const person = await accountById(storage.db, userId)
  if (!person) throw forbidden('This account is not active.')
  refuseInactive(person)
  return person
}
