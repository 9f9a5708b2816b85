import { randomUUID } from 'node:crypto'
import { emailError, emailMessages } from '@tributary/sdk/common'
import { type Kysely, sql, type Transaction } from 'kysely'
import { audit } from '../audit/audit.ts'
import { takeCaptcha } from '../captcha/captcha.rules.ts'
import { badRequest, forbidden } from '../http/http-error.ts'
import { networkOf } from '../http/network.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { emailKey } from '../security/email-key.ts'
import { refuseWeakPassword } from '../security/password-rules.ts'
import { mayTake, takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { organisationNamesOf } from './account.queries.ts'
import {
  type Account,
  accountByEmail,
  accountById,
  replacePasswordHash,
  setName,
  verifyAddress,
} from './accounts.queries.ts'
import { sendEmailLink } from './email-link.rules.ts'
import { needsSecondFactor } from './factors.rules.ts'
import { consumeToken, sendPasswordLink, userOfToken } from './password-link.rules.ts'
import { revokeAccess } from './revoke-access.ts'
import { needsName } from './unnamed-administrator.ts'

const invalidLink = () => forbidden('This link is invalid or has expired.')

/** Finds the provider with which alone an account signs in. Its work is the same for an id without an account. */
export type FindProvider = (
  db: Kysely<Database>,
  account: Pick<Account, 'userId' | 'email' | 'role' | 'roleLevel'>,
) => Promise<{ name: string } | undefined>

const leastPowerful = { role: 'User', roleLevel: Number.MAX_SAFE_INTEGER }

/**
 * Mails a reset link to the account with this address, or how to sign in with its provider if it may use nothing else.
 * Response and work are the same for an unknown address.
 */
export async function requestReset(
  services: Services,
  { emailAddress, recaptchaToken }: { emailAddress: string; recaptchaToken: string },
  context: RequestContext,
  findProvider: FindProvider,
): Promise<void> {
  const { storage, clock } = services
  if (emailError(emailAddress)) throw badRequest(emailMessages.invalid)
  await takeAllowance(storage.db, clock(), ['reset-from-network', networkOf(context.ip)])
  await takeCaptcha(services, recaptchaToken)
  const key = emailKey(emailAddress)
  if (!(await mayTake(storage.db, clock(), ['reset-quarter', key], ['reset-day', key]))) return
  await mailLink(services, key, context, findProvider)
}

async function mailLink(
  services: Services,
  key: string,
  context: RequestContext,
  findProvider: FindProvider,
) {
  const { storage, clock } = services
  const account = await accountByEmail(storage.db, key)
  const known = account?.status === 'active' ? account : undefined
  const stranger = { userId: randomUUID(), firstName: 'Unknown', email: key, ...leastPowerful }
  const recipient = known ?? stranger
  const isConfirmed = known?.emailStatus !== 'needs-link'
  const provider = await findProvider(storage.db, recipient)
  const gets = known && (provider && isConfirmed ? 'provider' : 'link')
  await storage.db.transaction().execute(async (trx) => {
    await keepIf(trx, gets === 'link', () =>
      // An unconfirmed address gets a confirmation link first, and no password link until it is confirmed.
      isConfirmed
        ? sendPasswordLink(trx, services, recipient, 'reset')
        : sendEmailLink(trx, services, recipient, { by: 'administrator' }),
    )
    const { firstName, email } = recipient
    const named = { firstName, provider: provider?.name ?? '', requested: true } as const
    await keepIf(trx, gets === 'provider', () =>
      enqueueMail(trx, services, { recipient: email, mail: { kind: 'provider-sign-in', ...named } }),
    )
    await audit(trx, {
      at: clock(),
      action: 'password.reset-requested',
      ...(known && { target: known.userId }),
      ...auditSource(context),
    })
  })
}

/** Does the same work whether or not its result is kept, so that its time does not reveal who has an account. */
async function keepIf(trx: Transaction<Database>, isKept: boolean, work: () => Promise<void>) {
  await sql`savepoint mail`.execute(trx)
  await work()
  await (isKept ? sql`release savepoint mail` : sql`rollback to savepoint mail`).execute(trx)
}

/** Returns the user of a token; 403 if it is invalid. Does not use it up. */
async function validateToken(services: Services, token: string, context: RequestContext): Promise<string> {
  const { storage, clock } = services
  await takeAllowance(storage.db, clock(), ['token-try', networkOf(context.ip)])
  const found = await userOfToken(storage.db, token, clock())
  if (!found) throw invalidLink()
  return found.userId
}

/** Returns what the form of a link has to ask for. */
export async function passwordLink(services: Services, token: string, context: RequestContext) {
  const account = await accountById(services.storage.db, await validateToken(services, token, context))
  return { needsName: account !== undefined && needsName(account) }
}

type NewPassword = {
  password: string
  token: string
  name?: { firstName: string; lastName: string } | undefined
}

/**
 * Sets the password of the account the token was mailed to. Revokes its sessions, trusted devices, pending address change
 * and linked identities. The owner is notified by mail and has to sign in.
 */
export async function resetPassword(
  services: Services,
  { password, token, name }: NewPassword,
  context: RequestContext,
): Promise<void> {
  const { storage, passwords, clock } = services
  const userId = await validateToken(services, token, context)
  const account = await accountById(storage.db, userId)
  if (!account) throw invalidLink()
  const { email } = account
  const { firstName, lastName } = (needsName(account) && name) || account
  const companyNames = await organisationNamesOf(storage.db, userId)
  const secondFactor = await needsSecondFactor(services, account)
  const known = { firstName, lastName, emailAddress: email, companyNames, secondFactor }
  await refuseWeakPassword(services, password, known)
  const hash = await passwords.hash(password)
  await storage.db.transaction().execute(async (trx) => {
    const now = clock()
    if ((await consumeToken(trx, token, now))?.userId !== userId) throw invalidLink()
    await replacePasswordHash(trx, userId, hash)
    if (firstName !== account.firstName || lastName !== account.lastName)
      await setName(trx, userId, { firstName, lastName })
    // The link proves that its user owns the address, which the user who signed up with it may not.
    await verifyAddress(trx, userId, emailKey(email), 'needs-code')
    const by = { actorId: userId, ...auditSource(context) }
    const unlinked = await revokeAccess(trx, services, { userId, reason: 'password' }, by)
    const mail = { kind: 'password-changed', firstName, ...unlinked } as const
    await enqueueMail(trx, services, { recipient: email, mail })
    await audit(trx, { at: now, action: 'password.reset', target: userId, ...by })
  })
}
