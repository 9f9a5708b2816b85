import type { FinaliseState } from '@tributary/domain'
import type { Transaction } from 'kysely'
import { audit } from '../audit/audit.ts'
import { takeCaptcha } from '../captcha/captcha.rules.ts'
import { badRequest, forbidden, HttpError, notFound } from '../http/http-error.ts'
import { networkOf } from '../http/network.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { hashOf } from '../security/random-token.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import { isUniqueViolation } from '../storage/database-failure.ts'
import type { Database } from '../storage/schema.ts'
import { isSettingOn } from '../storage/settings.queries.ts'
import { isAddressTaken } from './accounts.queries.ts'
import { findSignUp, lockSignUp, type SignUp, settleSignUp } from './external-sign-up.queries.ts'
import { finaliseState, isSettled, isVisibleTo, keepUntil } from './external-sign-up-state.rules.ts'
import { linkIdentity, linkOrganisationIdentity } from './identities.queries.ts'
import { askToJoin, foundOrganisation } from './open-account.rules.ts'
import { isMemberOf } from './people.queries.ts'
import { providerName } from './revoke-access.ts'
import { refuseWhenOff, refusingTaken } from './sign-up.guards.ts'
import { signUpMessages } from './sign-up.messages.ts'
import { verifyPassword } from './verify-password.rules.ts'

export type FinaliseRequest = { code: string; recaptchaToken: string } & (
  | { organisation: { companyName: string } }
  | { account: { password: string } }
  | { linkOrganisation: true }
)

/** Completes a sign-up with the given input and returns its new state. */
export async function finalise(
  services: Services,
  request: FinaliseRequest,
  context: RequestContext,
): Promise<FinaliseState> {
  const { storage, clock } = services
  const signUp = await findSignUp(storage.db, hashOf(request.code), clock())
  // A member who links the provider of their organisation does not sign up.
  if (!signUp?.providerOrganisationId) await refuseWhenOff(services)
  if (!(await isSettingOn(storage.db, 'AllowExternalSignIn'))) throw forbidden(signUpMessages.externalOff)
  await takeAllowance(storage.db, clock(), ['sign-up', networkOf(context.ip)])
  await takeCaptcha(services, request.recaptchaToken)
  if (!signUp || signUp.finalisedAt || !isVisibleTo(context, signUp))
    throw notFound(signUpMessages.invalidLink)
  if (!signUp.approvalId) await settle(services, signUp, request, context)
  return finaliseState(services, request.code, context)
}

async function settle(services: Services, signUp: SignUp, request: FinaliseRequest, context: RequestContext) {
  if ('account' in request) return linkAccount(services, signUp, request.account.password, context)
  await refusingTaken(() =>
    services.storage.db.transaction().execute(async (trx) => {
      const locked = await lockOpenSignUp(trx, services, signUp.codeHash)
      if (locked.providerOrganisationId) throw notFound(signUpMessages.invalidLink)
      if (await isAddressTaken(trx, locked.emailKey)) throw badRequest(signUpMessages.accountExists)
      if (!locked.emailVerified) throw notFound(signUpMessages.invalidLink)
      const person = {
        firstName: locked.firstName,
        lastName: locked.lastName,
        emailAddress: locked.email,
        emailStatus: 'verified' as const,
        passwordHash: null,
        finaliseCode: request.code,
      }
      const opened =
        'organisation' in request
          ? await foundOrganisation(trx, services, person, request.organisation.companyName, context)
          : await askToJoin(trx, services, person, organisationOf(locked), context)
      const now = services.clock()
      await linkIdentity(trx, locked, opened.userId, now)
      const outcome = opened.approvalId ? { approvalId: opened.approvalId } : { finalisedAt: now }
      await settleSignUp(trx, locked.codeHash, outcome, keepUntil(now))
    }),
  ).catch((error: unknown) => {
    // 409 means that the address was just taken. The page expects 400 and continues from the new state.
    throw error instanceof HttpError && error.status === 409 ? badRequest(error.messages) : error
  })
}

/** Links the identity to an existing account. The account's password is required: the provider's claim is not enough. */
async function linkAccount(services: Services, signUp: SignUp, password: string, context: RequestContext) {
  const account = await verifyPassword(services, { emailAddress: signUp.email, password }, context)
  if (!account) throw badRequest(signUpMessages.wrongPassword)
  if (account.emailStatus !== 'verified') throw badRequest(signUpMessages.verifyFirst)
  const linking = services.storage.db.transaction().execute(async (trx) => {
    const locked = await lockOpenSignUp(trx, services, signUp.codeHash)
    const now = services.clock()
    await linkLocked(trx, locked, account.userId, now)
    await settleSignUp(trx, locked.codeHash, { finalisedAt: now }, keepUntil(now))
    await audit(trx, {
      at: now,
      action: 'account.linked',
      actorId: account.userId,
      target: account.userId,
      detail: { provider: locked.provider },
      ...auditSource(context),
    })
    await enqueueMail(trx, services, {
      recipient: account.email,
      mail: {
        kind: 'account-linked',
        firstName: account.firstName,
        provider: providerName(services, locked.provider),
      },
    })
  })
  await linking.catch((error: unknown) => {
    // Another sign-up with the same identity was just finished.
    throw isUniqueViolation(error) ? notFound(signUpMessages.invalidLink) : error
  })
}

/** Links the identity, in the organisation whose provider asserts it if there is one. */
async function linkLocked(trx: Transaction<Database>, locked: SignUp, userId: string, now: Date) {
  const { providerOrganisationId: organisationId, signInProviderId } = locked
  if (organisationId === null || signInProviderId === null) return linkIdentity(trx, locked, userId, now)
  if (!(await isMemberOf(trx, userId, organisationId))) throw notFound(signUpMessages.invalidLink)
  const identity = { ...locked, organisationId, signInProviderId, confirmedAt: now }
  if (!(await linkOrganisationIdentity(trx, identity, userId, now)))
    throw notFound(signUpMessages.invalidLink)
}

async function lockOpenSignUp(trx: Transaction<Database>, { clock }: Services, codeHash: string) {
  const locked = await lockSignUp(trx, codeHash, clock())
  if (!locked || isSettled(locked)) throw notFound(signUpMessages.invalidLink)
  return locked
}

function organisationOf({ organisationId, organisationName }: SignUp) {
  if (!organisationId || !organisationName) throw badRequest(signUpMessages.noOrganisation)
  return { id: organisationId, companyName: organisationName }
}
