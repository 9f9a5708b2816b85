import {
  type FactorFacts,
  factorLimits,
  type SignInFactor,
  signInFactors,
  stepUpFactors,
} from '@tributary/domain'
import type { Kysely } from 'kysely'
import { audit } from '../audit/audit.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { newRecoveryCode, recoveryCodeOf } from '../security/recovery-code.ts'
import { stepOfCode } from '../security/totp.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import type { SecretPlace } from '../storage/secret-box.ts'
import { isSettingOn } from '../storage/settings.queries.ts'
import { accountById, type Person } from './accounts.queries.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  sealedAuthenticators,
  takeRecoveryCode,
  takeStep,
  unusedRecoveryCodes,
} from './factors.queries.ts'
import { credentialIdsOf } from './passkeys.queries.ts'

/** The place to which the secret of an app is sealed. */
export const authenticatorPlace = (id: string): SecretPlace => ({
  organisation: '',
  table: 'authenticators',
  row: id,
  field: 'secret',
})

/** Returns how a sign-in of this person is finished; empty if the password is enough. */
export async function signInFactorsOf(
  { storage: { db } }: Services,
  person: Pick<Person, 'userId' | 'requireMfa'>,
): Promise<SignInFactor[]> {
  const facts: FactorFacts = {
    mailedCodes: person.requireMfa,
    codesForEveryone: await isSettingOn(db, 'RequireMultiFactorAuthentication'),
    passkey: await hasPasskey(db, person.userId),
    authenticator: await hasAuthenticator(db, person.userId),
    recoveryCodesLeft: await countRecoveryCodes(db, person.userId),
  }
  return signInFactors(facts)
}

/** Whether a sign-in of this person needs anything in addition to the password. */
export const needsSecondFactor = async (
  services: Services,
  person: Pick<Person, 'userId' | 'requireMfa'>,
): Promise<boolean> => (await signInFactorsOf(services, person)).length > 0

export const hasAuthenticator = async (db: Kysely<Database>, userId: string): Promise<boolean> =>
  (await sealedAuthenticators(db, userId)).length > 0

const hasPasskey = async (db: Kysely<Database>, userId: string): Promise<boolean> =>
  (await credentialIdsOf(db, userId)).length > 0

/** Whether the user has an app or a passkey, which recovery codes replace. */
export const hasOwnFactor = async (db: Kysely<Database>, userId: string): Promise<boolean> =>
  (await hasAuthenticator(db, userId)) || (await hasPasskey(db, userId))

/** Deletes the recovery codes of a user who has nothing left that they could replace. */
export async function dropUselessCodes(trx: Kysely<Database>, userId: string): Promise<void> {
  if (!(await hasOwnFactor(trx, userId))) await deleteRecoveryCodes(trx, userId)
}

/** Returns how this user confirms a dangerous action. */
export async function stepUpFactorsOf({ storage: { db } }: Services, userId: string) {
  const password = Boolean((await accountById(db, userId))?.passwordHash)
  const passkey = await hasPasskey(db, userId)
  return stepUpFactors({ password, passkey, authenticator: await hasAuthenticator(db, userId) })
}

/** Whether this is a code of one of the user's apps. Accepts a code once, also of parallel requests. */
export async function useAuthenticatorCode(
  services: Services,
  userId: string,
  code: string,
): Promise<boolean> {
  const { storage, secretBox, clock } = services
  const now = clock()
  for (const { id, sealed } of await sealedAuthenticators(storage.db, userId)) {
    const step = stepOfCode(secretBox.open(sealed, authenticatorPlace(id)), code, now)
    if (step !== null && (await takeStep(storage.db, id, step, now))) return true
  }
  return false
}

/** Whether this is an unused recovery code of the user. Uses it up and notifies them by mail. */
export async function useRecoveryCode(
  services: Services,
  { userId, firstName, email: recipient }: Pick<Person, 'userId' | 'firstName' | 'email'>,
  typed: string,
  context: Pick<RequestContext, 'ip' | 'requestId'>,
): Promise<boolean> {
  const { storage, clock } = services
  const id = await matchingRecoveryCode(services, userId, typed)
  if (id === undefined) return false
  return storage.db.transaction().execute(async (trx) => {
    if (!(await takeRecoveryCode(trx, id, clock()))) return false
    const left = await countRecoveryCodes(trx, userId)
    await enqueueMail(trx, services, { recipient, mail: { kind: 'recovery-code-used', firstName, left } })
    const by = { actorId: userId, target: userId, ...auditSource(context) }
    await audit(trx, { at: clock(), action: 'recovery-code.used', detail: { left }, ...by })
    return true
  })
}

async function matchingRecoveryCode({ storage, passwords }: Services, userId: string, typed: string) {
  const code = recoveryCodeOf(typed)
  if (code === null) return undefined
  for (const { id, hash } of await unusedRecoveryCodes(storage.db, userId))
    if (await passwords.verify(hash, code)) return id
  return undefined
}

/** New codes, and the hashes that are stored of them. Made before a transaction, because hashing takes time. */
export type NewRecoveryCodes = { codes: string[]; hashes: string[] }

export async function newRecoveryCodes({ passwords }: Services): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: factorLimits.recoveryCodes }, newRecoveryCode)
  return { codes, hashes: await Promise.all(codes.map((code) => passwords.hash(code))) }
}

/** Stores new recovery codes in the place of the earlier ones. */
export async function storeRecoveryCodes(
  trx: Kysely<Database>,
  userId: string,
  { hashes }: NewRecoveryCodes,
) {
  await deleteRecoveryCodes(trx, userId)
  await insertRecoveryCodes(trx, userId, hashes)
}

/** Stores recovery codes with the first app or passkey of a user, and returns them. Later ones bring none. */
export async function storeFirstRecoveryCodes(
  trx: Kysely<Database>,
  userId: string,
  fresh: NewRecoveryCodes,
): Promise<{ recoveryCodes: string[] }> {
  if ((await countRecoveryCodes(trx, userId)) > 0) return { recoveryCodes: [] }
  await storeRecoveryCodes(trx, userId, fresh)
  return { recoveryCodes: fresh.codes }
}
