import { emailError } from '@tributary/sdk/common'
import type { Transaction } from 'kysely'
import { takeCaptcha } from '../captcha/captcha.rules.ts'
import { badRequest, conflict, forbidden } from '../http/http-error.ts'
import { networkOf } from '../http/network.ts'
import type { RequestContext } from '../http/request-context.ts'
import { emailKey } from '../security/email-key.ts'
import { refuseWeakPassword } from '../security/password-rules.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { isSettingOn } from '../storage/settings.queries.ts'
import { isAddressTaken } from './accounts.queries.ts'
import { linkOnceVerified, lockSignUp, type SignUp, settleSignUp } from './external-sign-up.queries.ts'
import { isSettled, isVisibleTo, keepUntil } from './external-sign-up-state.rules.ts'
import { linkIdentity } from './identities.queries.ts'
import { type Founder, foundOrganisation, type Opened } from './open-account.rules.ts'
import { refuseWhenOff, refusingTaken } from './sign-up.guards.ts'
import { signUpMessages } from './sign-up.messages.ts'
import { insertSignUpCode } from './sign-up-codes.queries.ts'

export type Registration = {
  account: { firstName: string; lastName: string; emailAddress: string; password: string }
  organisation: { companyName: string }
  registrationCode?: string | undefined
  recaptchaToken: string
}

/** Opens an account with a new organisation and returns the message for its owner. */
export async function register(
  services: Services,
  { account, organisation, registrationCode, recaptchaToken }: Registration,
  context: RequestContext,
): Promise<string> {
  const { storage, passwords, clock } = services
  await refuseWhenOff(services)
  if (emailError(account.emailAddress)) throw badRequest(signUpMessages.invalid)
  await takeAllowance(storage.db, clock(), ['sign-up', networkOf(context.ip)])
  const { password, ...typed } = account
  const person = { ...typed, emailAddress: typed.emailAddress.trim() }
  await refuseWeakPassword(services, password, { ...person, companyNames: [organisation.companyName] })
  await takeCaptcha(services, recaptchaToken)
  const passwordHash = await passwords.hash(password)
  const checked = { ...person, passwordHash, companyName: organisation.companyName, registrationCode }
  const { approvalId } = await refusingTaken(() =>
    storage.db.transaction().execute((trx) => openRegistered(trx, services, checked, context)),
  )
  return approvalId ? signUpMessages.awaitsApproval : signUpMessages.created
}

type CheckedRegistration = Omit<Founder, 'emailStatus' | 'finaliseCode'> & {
  companyName: string
  registrationCode: string | undefined
}

async function openRegistered(
  trx: Transaction<Database>,
  services: Services,
  { companyName, registrationCode, ...person }: CheckedRegistration,
  context: RequestContext,
): Promise<Opened> {
  const key = emailKey(person.emailAddress)
  if (await isAddressTaken(trx, key)) throw conflict(signUpMessages.taken)
  const signUp = registrationCode && (await lockExternalSignUp(trx, services, registrationCode, context))
  const emailStatus = signUp && isVerifiedBy(signUp, key) ? 'verified' : 'needs-code'
  const finaliseCode = registrationCode ?? newToken()
  const founder = { ...person, emailStatus, finaliseCode } as const
  const opened = await foundOrganisation(trx, services, founder, companyName, context)
  if (signUp) await linkExternalSignUp(trx, services, signUp, { ...opened, emailStatus })
  else if (opened.approvalId) await storeSignUpCode(trx, services, finaliseCode, opened.approvalId)
  return opened
}

// The mail about the request links to this code.
function storeSignUpCode(trx: Transaction<Database>, { clock }: Services, code: string, approvalId: string) {
  return insertSignUpCode(trx, { codeHash: hashOf(code), approvalId, expiresAt: keepUntil(clock()) })
}

/** Locks the external sign-up that this registration finishes. */
async function lockExternalSignUp(
  trx: Transaction<Database>,
  { clock }: Services,
  code: string,
  context: RequestContext,
): Promise<SignUp> {
  if (!(await isSettingOn(trx, 'AllowExternalSignIn'))) throw forbidden(signUpMessages.externalOff)
  const signUp = await lockSignUp(trx, hashOf(code), clock())
  if (!signUp || isSettled(signUp) || !isVisibleTo(context, signUp) || signUp.providerOrganisationId)
    throw badRequest(signUpMessages.invalidLink)
  return signUp
}

/** Whether the provider has verified the entered address. */
const isVerifiedBy = (signUp: SignUp, key: string): boolean => signUp.emailVerified && signUp.emailKey === key

type OpenedAs = Opened & { emailStatus: 'verified' | 'needs-code' }

// An identity must not sign in to an account with an unverified address, which may belong to another user.
async function linkExternalSignUp(
  trx: Transaction<Database>,
  { clock }: Services,
  signUp: SignUp,
  { userId, approvalId, emailStatus }: OpenedAs,
) {
  const now = clock()
  if (emailStatus === 'verified') await linkIdentity(trx, signUp, userId, now)
  else await linkOnceVerified(trx, signUp.codeHash, userId)
  const outcome = approvalId ? { approvalId } : { finalisedAt: now }
  await settleSignUp(trx, signUp.codeHash, outcome, keepUntil(now))
}

/** Whether an address is available. This reveals which addresses have accounts, so it is strictly rate-limited. */
export async function isEmailAvailable(
  { storage, clock }: Services,
  emailAddress: string,
  context: RequestContext,
): Promise<boolean> {
  const network = networkOf(context.ip)
  await takeAllowance(storage.db, clock(), ['address-check-minute', network], ['address-check-hour', network])
  if (emailError(emailAddress)) throw badRequest(signUpMessages.invalid)
  return !(await isAddressTaken(storage.db, emailKey(emailAddress)))
}
