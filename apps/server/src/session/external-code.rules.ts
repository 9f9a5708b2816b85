import type { Kysely } from 'kysely'
import { type Account, accountById } from '../account/accounts.queries.ts'
import { noteIdentityUse } from '../account/identities.queries.ts'
import { refuseInactive } from '../account/verify-password.rules.ts'
import { audit } from '../audit/audit.ts'
import { forbidden, unauthorised } from '../http/http-error.ts'
import { networkOf } from '../http/network.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { identityById, reachOf } from '../organisation-sign-in/policy/organisation-identity.rules.ts'
import { refuseUnlessProvider } from '../organisation-sign-in/policy/password-policy.rules.ts'
import { providerIdOfName } from '../security/organisation-providers.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import { giveBackAllowance, takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { isSettingOn } from '../storage/settings.queries.ts'
import { completeSignIn, type SignInOutcome } from './start-session.ts'

const CODE_MS = 60_000

/** A verified identity of an account, and the browser that returned from the provider. */
export type ExternalSignIn = { userId: string; identityId: string; provider: string; browserHash: string }

/** Returns a code for one sign-in within a minute, only in the browser that returned from the provider. */
export async function issueExternalCode(
  trx: Kysely<Database>,
  vouched: ExternalSignIn,
  now: Date,
): Promise<string> {
  const code = newToken()
  await trx
    .insertInto('external_sign_in_codes')
    .values({
      code_hash: hashOf(code),
      user_id: vouched.userId,
      identity_id: vouched.identityId,
      provider: vouched.provider,
      browser_hash: vouched.browserHash,
      expires_at: new Date(now.getTime() + CODE_MS),
    })
    .execute()
  return code
}

/** Signs in with the code from an OAuth callback. */
export async function signInWithCode(
  services: Services,
  code: string,
  context: RequestContext,
): Promise<SignInOutcome> {
  await refuseUnlessAllowed(services)
  return redeem(services, code, context)
}

/** Like {@link signInWithCode}, but only for a code from this provider. */
export async function signInWithProvider(
  services: Services,
  { provider, code }: { provider: string; code: string },
  context: RequestContext,
): Promise<SignInOutcome> {
  await refuseUnlessAllowed(services)
  if (!services.signInProviders.has(provider) && providerIdOfName(provider) === undefined)
    throw unauthorised(`Signing in with ${provider} is not set up here.`)
  return redeem(services, code, context, provider)
}

async function redeem(
  services: Services,
  code: string,
  context: RequestContext,
  provider?: string,
): Promise<SignInOutcome> {
  const { storage, clock } = services
  const counted = ['wrong-external-code', networkOf(context.ip)] as const
  await takeAllowance(storage.db, clock(), counted)
  const issued = await takeCode(storage.db, code)
  const good =
    issued &&
    issued.expiresAt > clock() &&
    issued.browserHash === hashOf(context.codeBindingCookie ?? '') &&
    (provider === undefined || issued.provider === provider)
  const person = good ? await accountById(storage.db, issued.userId) : undefined
  if (
    !issued ||
    !person ||
    person.emailStatus !== 'verified' ||
    !(await reaches(storage.db, issued, person))
  ) {
    await audit(storage.db, { at: clock(), action: 'sign-in.refused', ...auditSource(context) })
    throw unauthorised('This sign-in link is invalid or has expired.')
  }
  await giveBackAllowance(storage.db, counted)
  refuseInactive(person)
  await refuseOtherProvider(storage.db, issued, person)
  await noteIdentityUse(storage.db, issued.identityId, clock())
  return completeSignIn(services, person, context)
}

type Issued = { identityId: string }

/** Checks the identity of an organisation's provider again, because the account may have changed since the callback. */
async function reaches(db: Kysely<Database>, { identityId }: Issued, person: Account): Promise<boolean> {
  const identity = await identityById(db, identityId)
  if (!identity) return false
  const { signInProviderId } = identity
  return (
    signInProviderId === null || (await reachOf(db, person, { ...identity, signInProviderId })) === 'signs-in'
  )
}

/** Members who may sign in only through the provider of their organisation cannot use one of the installation. */
async function refuseOtherProvider(db: Kysely<Database>, { identityId }: Issued, person: Account) {
  if ((await identityById(db, identityId))?.signInProviderId === null) await refuseUnlessProvider(db, person)
}

/** Deletes the code, so that it can be tried only once. */
const takeCode = (db: Kysely<Database>, code: string) =>
  db
    .deleteFrom('external_sign_in_codes')
    .where('code_hash', '=', hashOf(code))
    .returning([
      'user_id as userId',
      'identity_id as identityId',
      'provider',
      'browser_hash as browserHash',
      'expires_at as expiresAt',
    ])
    .executeTakeFirst()

async function refuseUnlessAllowed({ storage }: Services) {
  if (!(await isSettingOn(storage.db, 'AllowExternalSignIn')))
    throw forbidden('Signing in with an external provider is switched off.')
}

export async function pruneExternalCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('external_sign_in_codes').where('expires_at', '<', now).execute()
}
