import { displayNameOf, type FinaliseState } from '@tributary/domain'
import type { Transaction } from 'kysely'
import { audit } from '../audit/audit.ts'
import { takeCaptcha } from '../captcha/captcha.rules.ts'
import { from, type Visitor } from '../http/request-context.ts'
import { postMail } from '../mail/outbox.ts'
import { badRequest, forbidden, HttpError, notFound } from '../plugins/http-error.ts'
import { emailKey } from '../security/email-key.ts'
import { hashOf, newRefreshToken } from '../security/random-token.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import { networkOf } from '../security/sign-in-delay.ts'
import type { Services } from '../services.ts'
import { isAddressTaken } from '../session/session.queries.ts'
import { provePassword } from '../session/session.rules.ts'
import { isUniqueViolation } from '../storage/database-failure.ts'
import type { Database } from '../storage/schema.ts'
import { isOn } from '../storage/settings.queries.ts'
import { keepUntil, openUntil } from './external-sign-up.lifetime.ts'
import {
  type ExternalPerson,
  findSignUp,
  insertSignUp,
  lockSignUp,
  type SignUp,
  settleSignUp,
} from './external-sign-up.queries.ts'
import { linkIdentity } from './identities.queries.ts'
import { askToJoin, foundOrganisation } from './open-account.rules.ts'
import { refuseWhenOff, refusingTaken } from './sign-up.guards.ts'
import { signUpMessages } from './sign-up.messages.ts'
import { findWaiting } from './sign-up-codes.queries.ts'

/**
 * Stores the sign-up of a person who came from a provider without an account here, and returns the code to finish it
 * with. The caller has checked the provider's answer; an address in it that is not verified opens no account.
 */
export async function beginExternalSignUp(
  trx: Transaction<Database>,
  person: Omit<ExternalPerson, 'emailKey'>,
  now: Date,
): Promise<string> {
  const code = newRefreshToken()
  const known = { ...person, emailKey: emailKey(person.email) }
  await insertSignUp(trx, hashOf(code), known, openUntil(now))
  return code
}

/** What a sign-up still needs (CALL-09); one with a password of its own only ever waits. */
export async function finaliseState(
  services: Services,
  code: string,
  visitor: Visitor,
): Promise<FinaliseState> {
  const { storage, clock } = services
  const [codeHash, now] = [hashOf(code), clock()]
  const waiting = await findWaiting(storage.db, codeHash, now)
  if (waiting) return waitingState(waiting)
  const signUp = await findSignUp(storage.db, codeHash, now)
  return stateOf(services, isFor(visitor, signUp) ? signUp : undefined)
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

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
 * While it is open, a sign-up is for the browser that came from the provider alone, so that nobody can be made to
 * finish somebody else's. One that is settled may be looked at from anywhere: a mail is opened where it is opened.
 */
export const isFor = ({ arrivalToken }: Visitor, signUp: SignUp | undefined): boolean =>
  signUp !== undefined &&
  (isSettled(signUp) || (arrivalToken !== undefined && signUp.browserHash === hashOf(arrivalToken)))

export const isSettled = ({ finalisedAt, approvalId }: SignUp): boolean =>
  finalisedAt !== null || approvalId !== null

async function stateOf({ storage }: Services, signUp: SignUp | undefined): Promise<FinaliseState> {
  if (!signUp) throw notFound(signUpMessages.invalidLink)
  const finalised = signUp.finalisedAt !== null
  const open = !isSettled(signUp)
  const linkAccount = open && (await isAddressTaken(storage.db, signUp.emailKey))
  // Only the sign-up form can finish it, and has its code.
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

export type FinaliseRequest = { code: string; recaptchaToken: string } & (
  | { organisation: { companyName: string } }
  | { account: { password: string } }
  | { linkOrganisation: true }
)

/** Takes what a sign-up still needed and answers what it needs then (CALL-10). */
export async function finalise(
  services: Services,
  request: FinaliseRequest,
  visitor: Visitor,
): Promise<FinaliseState> {
  const { storage, clock } = services
  await refuseWhenOff(services)
  if (!(await isOn(storage.db, 'AllowExternalSignIn'))) throw forbidden(signUpMessages.externalOff)
  await takeAllowance(storage.db, clock(), ['sign-up', networkOf(visitor.ip)])
  await takeCaptcha(services, request.recaptchaToken)
  const signUp = await findSignUp(storage.db, hashOf(request.code), clock())
  if (!signUp || signUp.finalisedAt || !isFor(visitor, signUp)) throw notFound(signUpMessages.invalidLink)
  if (!signUp.approvalId) await settle(services, signUp, request, visitor)
  return finaliseState(services, request.code, visitor)
}

async function settle(services: Services, signUp: SignUp, request: FinaliseRequest, visitor: Visitor) {
  if ('account' in request) return linkAccount(services, signUp, request.account.password, visitor)
  await refusingTaken(() =>
    services.storage.db.transaction().execute(async (trx) => {
      const held = await hold(trx, services, signUp.codeHash)
      if (await isAddressTaken(trx, held.emailKey)) throw badRequest(signUpMessages.accountExists)
      if (!held.emailVerified) throw notFound(signUpMessages.invalidLink)
      const person = {
        firstName: held.firstName,
        lastName: held.lastName,
        emailAddress: held.email,
        emailStatus: 'verified' as const,
        passwordHash: null,
        finaliseCode: request.code,
      }
      const opened =
        'organisation' in request
          ? await foundOrganisation(trx, services, person, request.organisation.companyName, visitor)
          : await askToJoin(trx, services, person, organisationOf(held), visitor)
      const now = services.clock()
      await linkIdentity(trx, held, opened.userId, now)
      const outcome = opened.approvalId ? { approvalId: opened.approvalId } : { finalisedAt: now }
      await settleSignUp(trx, held.codeHash, outcome, keepUntil(now))
    }),
  ).catch((error: unknown) => {
    // A clash here means that somebody else has just taken the address; this screen goes on from the new state.
    throw error instanceof HttpError && error.status === 409 ? badRequest(error.messages) : error
  })
}

/** The provider's word is not enough to sign in to an account that is here already: its password is asked for. */
async function linkAccount(services: Services, signUp: SignUp, password: string, visitor: Visitor) {
  const account = await provePassword(services, { emailAddress: signUp.email, password }, visitor)
  if (!account) throw badRequest(signUpMessages.wrongPassword)
  if (account.emailStatus !== 'verified') throw badRequest(signUpMessages.verifyFirst)
  const linking = services.storage.db.transaction().execute(async (trx) => {
    const held = await hold(trx, services, signUp.codeHash)
    const now = services.clock()
    await linkIdentity(trx, held, account.userId, now)
    await settleSignUp(trx, held.codeHash, { finalisedAt: now }, keepUntil(now))
    await audit(trx, {
      at: now,
      action: 'account.linked',
      actorId: account.userId,
      target: account.userId,
      detail: { provider: held.provider },
      ...from(visitor),
    })
    await postMail(trx, services, {
      recipient: account.email,
      mail: { kind: 'account-linked', firstName: account.firstName, provider: displayName(services, held) },
    })
  })
  await linking.catch((error: unknown) => {
    // Another sign-up with the same identity has just been finished.
    throw isUniqueViolation(error) ? notFound(signUpMessages.invalidLink) : error
  })
}

const displayName = ({ signInProviders }: Services, { provider }: SignUp) =>
  signInProviders.get(provider)?.displayName ?? displayNameOf(provider)

async function hold(trx: Transaction<Database>, { clock }: Services, codeHash: string) {
  const held = await lockSignUp(trx, codeHash, clock())
  if (!held || isSettled(held)) throw notFound(signUpMessages.invalidLink)
  return held
}

function organisationOf({ organisationId, organisationName }: SignUp) {
  if (!organisationId || !organisationName) throw badRequest(signUpMessages.noOrganisation)
  return { id: organisationId, companyName: organisationName }
}
