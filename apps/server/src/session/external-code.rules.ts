import type { Kysely } from 'kysely'
import { userOfIdentity } from '../account/external-sign-up.queries.ts'
import { audit } from '../audit/audit.ts'
import { isOn } from '../configuration/settings.queries.ts'
import { forbidden, unauthorised } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { hashOf, newRefreshToken } from './refresh-token.ts'
import { accountById } from './session.queries.ts'
import { refuseInactive } from './session.rules.ts'
import { type Entry, enter } from './start-session.ts'
import { from, type Visitor } from './visitor.ts'

const CODE_MS = 60_000

/** A code for one sign-in within a minute, for the browser that comes back from a provider this account is linked to. */
export async function issueExternalCode(trx: Kysely<Database>, userId: string, now: Date): Promise<string> {
  const code = newRefreshToken()
  await trx
    .insertInto('external_sign_in_codes')
    .values({ code_hash: hashOf(code), user_id: userId, expires_at: new Date(now.getTime() + CODE_MS) })
    .execute()
  return code
}

/** Lets in whoever brings such a code (CALL-01). */
export async function signInWithCode(services: Services, code: string, visitor: Visitor): Promise<Entry> {
  const { storage, clock } = services
  await refuseUnlessAllowed(services)
  const redeemed = await storage.db
    .deleteFrom('external_sign_in_codes')
    .where('code_hash', '=', hashOf(code))
    .returning(['user_id as userId', 'expires_at as expiresAt'])
    .executeTakeFirst()
  const person =
    redeemed && redeemed.expiresAt > clock() ? await accountById(storage.db, redeemed.userId) : undefined
  if (!person) {
    await audit(storage.db, { at: clock(), action: 'sign-in.refused', ...from(visitor) })
    throw unauthorised('This sign-in link is invalid or has expired.')
  }
  refuseInactive(person)
  return enter(services, person, visitor)
}

/** Lets in whoever a provider vouches for and whose account is linked to it (CALL-02). */
export async function signInWithProvider(
  services: Services,
  { provider, code }: { provider: string; code: string },
  visitor: Visitor,
): Promise<Entry> {
  const { storage, clock, signInProviders } = services
  await refuseUnlessAllowed(services)
  const known = signInProviders.get(provider)
  if (!known) throw unauthorised(`Signing in with ${provider} is not set up here.`)
  const identity = await known.identityOf(code)
  const linked = identity && (await userOfIdentity(storage.db, identity))
  const person = linked && (await accountById(storage.db, linked.userId))
  if (!person) {
    await audit(storage.db, {
      at: clock(),
      action: 'sign-in.refused',
      detail: { provider },
      ...from(visitor),
    })
    throw unauthorised(`Your ${provider} credentials are not linked to a user.`)
  }
  refuseInactive(person)
  return enter(services, person, visitor)
}

async function refuseUnlessAllowed({ storage }: Services) {
  if (!(await isOn(storage.db, 'AllowExternalSignIn')))
    throw forbidden('Signing in with an external provider is switched off.')
}

export async function pruneExternalCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('external_sign_in_codes').where('expires_at', '<', now).execute()
}
