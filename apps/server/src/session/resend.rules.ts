import { factorMessages } from '@tributary/sdk/session'
import { accountById } from '../account/accounts.queries.ts'
import { signInFactorsOf } from '../account/factors.rules.ts'
import { refuseInactive } from '../account/verify-password.rules.ts'
import { forbidden, unauthorised } from '../http/http-error.ts'
import type { RequestContext } from '../http/request-context.ts'
import { hashOf } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import { requireCode, type SignInOutcome } from './start-session.ts'
import { findChallenge } from './verification.queries.ts'

/** Mails a code for a sign-in, or a new one, only to the browser that started it. */
export async function resendCode(
  services: Services,
  reference: string,
  context: RequestContext,
): Promise<SignInOutcome> {
  const { storage, clock } = services
  const challenge = await findChallenge(storage.db, {
    referenceHash: hashOf(reference),
    purposes: ['sign-in'],
    bound: { browserHash: hashOf(context.attemptCookie ?? '') },
  })
  const waiting = challenge && challenge.expiresAt > clock()
  const person = waiting ? await accountById(storage.db, challenge.userId) : undefined
  if (!person) throw unauthorised('Verification failed.')
  refuseInactive(person)
  const factors =
    person.emailStatus === 'needs-code' ? ['email' as const] : await signInFactorsOf(services, person)
  if (!factors.includes('email')) throw forbidden(factorMessages.notByMail)
  return requireCode(
    services,
    person,
    context,
    factors.filter((factor) => factor !== 'email'),
  )
}
