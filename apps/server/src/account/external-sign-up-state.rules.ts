import type { FinaliseState } from '@tributary/domain'
import { notFound } from '../http/http-error.ts'
import type { RequestContext } from '../http/request-context.ts'
import { hashOf } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import { isAddressTaken } from './accounts.queries.ts'
import { findSignUp, type SignUp } from './external-sign-up.queries.ts'
import { signUpMessages } from './sign-up.messages.ts'
import { findSignUpByCode } from './sign-up-codes.queries.ts'

const SETTLED_MS = 30 * 24 * 3_600_000

/** Returns until when the state of a finished sign-up can be read. */
export const keepUntil = (now: Date): Date => new Date(now.getTime() + SETTLED_MS)

/** Returns the next step of a sign-up. A sign-up with a password waits for approval only. */
export async function finaliseState(
  services: Services,
  code: string,
  context: RequestContext,
): Promise<FinaliseState> {
  const { storage, clock } = services
  const [codeHash, now] = [hashOf(code), clock()]
  const waiting = await findSignUpByCode(storage.db, codeHash, now)
  if (waiting) return waitingState(waiting)
  const signUp = await findSignUp(storage.db, codeHash, now)
  return stateOf(services, isVisibleTo(context, signUp) ? signUp : undefined)
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findSignUpByCode>>>

const waitingState = ({ status, approvalId, firstName }: Waiting): FinaliseState => ({
  finalised: status === 'APPROVED',
  firstName,
  provider: null,
  approvalId: status === 'APPROVED' ? null : approvalId,
  linkAccount: false,
  linkOrganisation: false,
  emailAddress: null,
})

/**
 * Whether this browser may see the sign-up. Only the browser that returned from the provider may see an
 * open sign-up, so that no one can be tricked into finishing another user's. A decided sign-up is visible
 * in any browser, because the mail may be opened on another device.
 */
export const isVisibleTo = ({ codeBindingCookie }: RequestContext, signUp: SignUp | undefined): boolean =>
  signUp !== undefined &&
  (isSettled(signUp) || (codeBindingCookie !== undefined && signUp.browserHash === hashOf(codeBindingCookie)))

export const isSettled = ({ finalisedAt, approvalId }: SignUp): boolean =>
  finalisedAt !== null || approvalId !== null

async function stateOf({ storage }: Services, signUp: SignUp | undefined): Promise<FinaliseState> {
  if (!signUp) throw notFound(signUpMessages.invalidLink)
  const finalised = signUp.finalisedAt !== null
  const open = !isSettled(signUp)
  const linkAccount = open && (await isAddressTaken(storage.db, signUp.emailKey))
  // Only the sign-up form can finish it, with its code.
  if (open && !linkAccount && !signUp.emailVerified) throw notFound(signUpMessages.invalidLink)
  return {
    finalised,
    firstName: signUp.firstName,
    provider: signUp.provider,
    approvalId: finalised ? null : signUp.approvalId,
    linkAccount,
    linkOrganisation: open && !linkAccount && signUp.organisationId !== null,
    emailAddress: linkAccount ? signUp.email : null,
  }
}
