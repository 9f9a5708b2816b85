import { randomUUID } from 'node:crypto'
import { audit } from '../audit/audit.ts'
import { forbidden } from '../http/http-error.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { emailKey } from '../security/email-key.ts'
import { hashOf } from '../security/random-token.ts'
import { withSignInTry } from '../security/sign-in-throttle.ts'
import type { Services } from '../services.ts'
import { type Account, accountByEmail, type Person, renewPasswordHash } from './accounts.queries.ts'
import { wasSignedIn } from './device.queries.ts'
import { isTrustedDevice } from './device.rules.ts'

export type Credentials = { emailAddress: string; password: string }

/** Returns the account with this address and password, or undefined. Failed attempts are counted and throttled. */
export async function verifyPassword(
  services: Services,
  credentials: Credentials,
  context: RequestContext,
): Promise<Account | undefined> {
  const { storage, passwords } = services
  const now = services.clock()
  const key = emailKey(credentials.emailAddress)
  const account = await accountByEmail(storage.db, key)
  const attempt = {
    emailKey: key,
    ip: context.ip,
    knownDevice: await isKnownDevice(services, context, account?.userId),
  }
  const verified = await withSignInTry(storage.db, attempt, now, async () => {
    const matches = await passwords.verify(account?.passwordHash, credentials.password)
    if (account && matches) {
      refuseInactive(account)
      return account
    }
    const target = account && { target: account.userId }
    await audit(storage.db, { at: now, action: 'sign-in.refused', ...target, ...auditSource(context) })
    return undefined
  })
  return verified && keepHashCurrent(services, verified, credentials.password)
}

/** Throws 403 for a locked or archived account, for every sign-in method. */
export function refuseInactive({ status }: Pick<Person, 'status'>): void {
  if (status !== 'active') throw forbidden('This account is not active.')
}

// An unknown address takes the same queries, so that their time reveals nothing.
async function isKnownDevice(services: Services, context: RequestContext, userId: string = randomUUID()) {
  const signedInBefore = await wasSignedIn(services.storage.db, userId, hashOf(context.refreshToken ?? ''))
  const trusted = await isTrustedDevice(services, userId, context.deviceCookie)
  return trusted || signedInBefore
}

async function keepHashCurrent(
  { passwords, storage }: Services,
  account: Account,
  password: string,
): Promise<Account> {
  const before = account.passwordHash
  if (!before || !passwords.isOutdated(before)) return account
  const after = await passwords.hash(password)
  const renewed = await renewPasswordHash(storage.db, account.userId, { before, after })
  return renewed ? { ...account, passwordHash: after } : account
}
