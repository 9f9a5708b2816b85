import { randomUUID } from 'node:crypto'
import { factorLimits, type NewAuthenticator, type OwnFactors } from '@tributary/domain'
import { factorMessages } from '@tributary/sdk/session'
import type { Kysely } from 'kysely'
import {
  authenticatorsOf,
  confirmPending,
  countRecoveryCodes,
  deleteAuthenticator,
  insertAuthenticator,
  lockFactors,
  pendingAuthenticator,
} from '../account/factors.queries.ts'
import {
  authenticatorPlace,
  dropUselessCodes,
  hasOwnFactor,
  newRecoveryCodes,
  storeFirstRecoveryCodes,
  storeRecoveryCodes,
} from '../account/factors.rules.ts'
import { passkeysOf } from '../account/passkeys.queries.ts'
import type { Caller } from '../http/caller.ts'
import { badRequest, conflict, notFound } from '../http/http-error.ts'
import type { RequestContext } from '../http/request-context.ts'
import { isUuid } from '../is-uuid.ts'
import { NEW_AUTHENTICATOR_MS } from '../security/lifetimes.ts'
import { newTotpSecret, stepOfCode, totpUri } from '../security/totp.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { noteFactorChange } from './note-factor-change.ts'

type Db = Kysely<Database>

/** Returns the factors of the caller, as the profile shows them. */
export async function ownFactors({ storage: { db } }: Services, { userId }: Caller): Promise<OwnFactors> {
  return {
    authenticators: await authenticatorsOf(db, userId),
    passkeys: await passkeysOf(db, userId),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  }
}

/** Creates the secret of an app. It counts once its first code was entered. */
export async function startAuthenticator(
  { storage, clock, secretBox }: Services,
  { userId, email }: Caller,
  name: string,
): Promise<NewAuthenticator> {
  const [id, secret] = [randomUUID(), newTotpSecret()]
  await storage.db.transaction().execute(async (trx) => {
    await lockFactors(trx, userId)
    await refuseTooMany(trx, userId)
    const sealed = secretBox.seal(secret, authenticatorPlace(id))
    await insertAuthenticator(trx, { id, userId, name, sealed, now: clock() })
  })
  return { id, secret, uri: totpUri(secret, email) }
}

/** Adds an app with its first code. Returns recovery codes if the caller has none. */
export async function confirmAuthenticator(
  services: Services,
  caller: Caller,
  { id, code }: { id: string; code: string },
  context: RequestContext,
): Promise<{ recoveryCodes: string[] }> {
  const { storage, clock, secretBox } = services
  const { userId } = caller
  const now = clock()
  const since = new Date(now.getTime() - NEW_AUTHENTICATOR_MS)
  const pending = isUuid(id) ? await pendingAuthenticator(storage.db, userId, id, since) : undefined
  if (!pending) throw notFound(factorMessages.expired)
  const step = stepOfCode(secretBox.open(pending.sealed, authenticatorPlace(id)), code, now)
  if (step === null) throw badRequest(factorMessages.wrongCode)
  const fresh = await newRecoveryCodes(services)
  return storage.db.transaction().execute(async (trx) => {
    await lockFactors(trx, userId)
    if (!(await confirmPending(trx, id, step, now))) throw notFound(factorMessages.expired)
    await noteFactorChange(
      trx,
      services,
      caller,
      { change: 'authenticator-added', name: pending.name },
      context,
    )
    return storeFirstRecoveryCodes(trx, userId, fresh)
  })
}

/** Removes an app of the caller; 404 for any other one. */
export async function removeAuthenticator(
  services: Services,
  caller: Caller,
  id: string,
  context: RequestContext,
): Promise<void> {
  const { userId } = caller
  await services.storage.db.transaction().execute(async (trx) => {
    await lockFactors(trx, userId)
    const removed = isUuid(id) ? await deleteAuthenticator(trx, userId, id) : undefined
    if (!removed) throw notFound()
    await dropUselessCodes(trx, userId)
    await noteFactorChange(
      trx,
      services,
      caller,
      { change: 'authenticator-removed', name: removed.name },
      context,
    )
  })
}

/** Replaces the recovery codes of the caller. */
export async function replaceRecoveryCodes(
  services: Services,
  caller: Caller,
  context: RequestContext,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = caller
  const fresh = await newRecoveryCodes(services)
  await services.storage.db.transaction().execute(async (trx) => {
    await lockFactors(trx, userId)
    if (!(await hasOwnFactor(trx, userId))) throw conflict(factorMessages.noApp)
    await storeRecoveryCodes(trx, userId, fresh)
    await noteFactorChange(trx, services, caller, { change: 'recovery-codes-replaced', name: '' }, context)
  })
  return { recoveryCodes: fresh.codes }
}

async function refuseTooMany(trx: Db, userId: string) {
  if ((await authenticatorsOf(trx, userId)).length >= factorLimits.authenticators)
    throw conflict(factorMessages.tooMany)
}
