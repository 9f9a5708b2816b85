import type { Kysely } from 'kysely'
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

/** No provider can be signed in with directly until one is set up (CALL-02). */
export async function signInWithProvider(services: Services, provider: string): Promise<never> {
  await refuseUnlessAllowed(services)
  throw unauthorised(`Signing in with ${provider} is not set up here.`)
}

async function refuseUnlessAllowed({ storage }: Services) {
  if (!(await isOn(storage.db, 'AllowExternalSignIn')))
    throw forbidden('Signing in with an external provider is switched off.')
}

export async function pruneExternalCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('external_sign_in_codes').where('expires_at', '<', now).execute()
}
