import { maskedAddress } from '@tributary/sdk/session'
import type { Transaction } from 'kysely'
import { audit } from '../audit/audit.ts'
import { forbidden } from '../http/http-error.ts'
import { networkOf } from '../http/network.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { emailKey } from '../security/email-key.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { type Account, accountById, moveAddress, verifyAddress } from './accounts.queries.ts'
import { emailChangeByToken, takeEmailChange } from './email-changes.queries.ts'
import { identitiesOf } from './identities.queries.ts'
import { revokeAccess } from './revoke-access.ts'
import { refusingTaken } from './sign-up.guards.ts'

type Trx = Transaction<Database>
type Change = NonNullable<Awaited<ReturnType<typeof takeEmailChange>>>

const invalidLink = () => forbidden('This link is invalid or has expired.')

/** Returns the address that a link confirms, mostly masked; 403 if the link is invalid. Does not use the link up. */
export async function addressToConfirm(
  services: Services,
  token: string,
  context: RequestContext,
): Promise<string> {
  const { storage, clock } = services
  await takeAllowance(storage.db, clock(), ['token-try', networkOf(context.ip)])
  const change = await emailChangeByToken(storage.db, token, clock())
  if (!change) throw invalidLink()
  return maskedAddress(change.email)
}

/** Mails a user without a sign-in method how to sign in. */
export type MailFirstSignIn = (trx: Trx, services: Services, userId: string) => Promise<unknown>

/** Makes the address the link was mailed to the verified address of the account. The link works once. */
export async function confirmAddress(
  services: Services,
  token: string,
  context: RequestContext,
  mailFirstSignIn: MailFirstSignIn,
): Promise<void> {
  const { storage, clock } = services
  await takeAllowance(storage.db, clock(), ['token-try', networkOf(context.ip)])
  // If the address is taken, the transaction rolls back and the link stays valid.
  await refusingTaken(() =>
    storage.db.transaction().execute(async (trx) => {
      const change = await takeEmailChange(trx, token, clock())
      const account = change && (await accountById(trx, change.userId))
      if (!change || account?.status !== 'active') throw invalidLink()
      const isCurrent = change.emailKey === emailKey(account.email)
      await (isCurrent
        ? confirm(trx, services, account, mailFirstSignIn)
        : move(trx, services, account, change, context))
      await audit(trx, {
        at: clock(),
        action: isCurrent ? 'account.address-verified' : 'account.address-changed',
        actorId: account.userId,
        target: account.userId,
        ...auditSource(context),
      })
    }),
  )
}

/** Confirms an address set by an administrator. A user without a sign-in method is mailed how to sign in. */
async function confirm(trx: Trx, services: Services, account: Account, mailFirstSignIn: MailFirstSignIn) {
  const { userId, email, passwordHash } = account
  if (!(await verifyAddress(trx, userId, emailKey(email), 'needs-link'))) throw invalidLink()
  if (passwordHash === null && (await identitiesOf(trx, userId)).length === 0)
    await mailFirstSignIn(trx, services, userId)
}

/** Moves the account to the address its owner requested. Revokes access and notifies the old mailbox. */
async function move(
  trx: Trx,
  services: Services,
  { userId, firstName, email: recipient }: Account,
  { email, emailKey: key, sessionId }: Change,
  context: RequestContext,
) {
  await moveAddress(trx, userId, { email, emailKey: key })
  const revocation = { userId, reason: 'account', keepSession: sessionId } as const
  const providers = await revokeAccess(trx, services, revocation, {
    actorId: userId,
    ...auditSource(context),
  })
  const mail = { kind: 'email-changed', firstName, newAddress: email, ...providers } as const
  await enqueueMail(trx, services, { recipient, mail, userId })
}
