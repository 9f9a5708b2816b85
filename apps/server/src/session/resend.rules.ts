import { accountById } from '../account/accounts.queries.ts'
import { refuseInactive } from '../account/verify-password.rules.ts'
import type { Visitor } from '../http/request-context.ts'
import { unauthorised } from '../plugins/http-error.ts'
import { hashOf, newRefreshToken } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import { askForCode, type Entry } from './start-session.ts'
import { findChallenge } from './verification.queries.ts'

/** Sends the code of a sign-in once more, to the browser it began in and to nobody else. */
export async function resendCode(services: Services, reference: string, visitor: Visitor): Promise<Entry> {
  const { storage, clock } = services
  const challenge = await findChallenge(storage.db, {
    referenceHash: hashOf(reference),
    purposes: ['sign-in'],
    bound: { browserHash: hashOf(visitor.attemptToken ?? '') },
  })
  const waiting = challenge && challenge.expiresAt > clock()
  const person = waiting ? await accountById(storage.db, challenge.userId) : undefined
  if (!person) throw unauthorised('Verification failed.')
  refuseInactive(person)
  return askForCode(services, person, visitor, newRefreshToken())
}
