import { factorLimits, type PasskeyCreation } from '@tributary/domain'
import { passkeyMessages } from '@tributary/sdk/session'
import type { Kysely } from 'kysely'
import { lockFactors } from '../account/factors.queries.ts'
import { dropUselessCodes, newRecoveryCodes, storeFirstRecoveryCodes } from '../account/factors.rules.ts'
import {
  allowPasskeyAlone,
  credentialIdsOf,
  deletePasskey,
  insertPasskey,
} from '../account/passkeys.queries.ts'
import type { Caller } from '../http/caller.ts'
import { badRequest, conflict, notFound } from '../http/http-error.ts'
import type { RequestContext } from '../http/request-context.ts'
import { isUuid } from '../is-uuid.ts'
import { type Created, relyingParty, userHandleOf, verifyCreated } from '../security/webauthn.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { noteFactorChange } from './note-factor-change.ts'
import { newPasskeyChallenge, takeSignedChallenge } from './passkey-challenges.rules.ts'

const boundTo = ({ userId }: Caller) => ({ purpose: 'add', bound: { userId } }) as const

/** Creates the challenge for a new passkey of the caller. */
export async function startPasskey(services: Services, caller: Caller): Promise<PasskeyCreation> {
  const { userId, firstName, lastName, email: userName } = caller
  const known = await refuseTooMany(services.storage.db, userId)
  return {
    ...(await newPasskeyChallenge(services, boundTo(caller))),
    ...{ userHandle: userHandleOf(userId), userName, displayName: `${firstName} ${lastName}`.trim(), known },
  }
}

/** Adds a passkey for a challenge of the caller. Returns recovery codes if the caller has none. */
export async function addPasskey(
  services: Services,
  caller: Caller,
  { name, created }: { name: string; created: Created },
  context: RequestContext,
): Promise<{ recoveryCodes: string[] }> {
  const { storage, clock, config } = services
  const { userId } = caller
  const taken = await takeSignedChallenge(services, created.clientDataJSON, boundTo(caller))
  const credential = taken && (await verifyCreated(relyingParty(config.publicUrl), taken.challenge, created))
  if (!credential) throw badRequest(passkeyMessages.refused)
  const fresh = await newRecoveryCodes(services)
  return storage.db.transaction().execute(async (trx) => {
    await lockFactors(trx, userId)
    await refuseTooMany(trx, userId)
    const { transports } = created
    if (!(await insertPasskey(trx, { ...credential, userId, name, transports, now: clock() })))
      throw conflict(passkeyMessages.taken)
    await noteFactorChange(trx, services, caller, { change: 'passkey-added', name }, context)
    return storeFirstRecoveryCodes(trx, userId, fresh)
  })
}

/** Removes a passkey of the caller; 404 for any other one. */
export async function removePasskey(
  services: Services,
  caller: Caller,
  id: string,
  context: RequestContext,
): Promise<void> {
  const { userId } = caller
  await services.storage.db.transaction().execute(async (trx) => {
    await lockFactors(trx, userId)
    const removed = isUuid(id) ? await deletePasskey(trx, userId, id) : undefined
    if (!removed) throw notFound()
    await dropUselessCodes(trx, userId)
    await noteFactorChange(trx, services, caller, { change: 'passkey-removed', name: removed.name }, context)
  })
}

/** Lets a passkey of the caller sign in without the password again; 404 for any other one. */
export async function makePasskeyPasswordless(
  services: Services,
  caller: Caller,
  id: string,
  context: RequestContext,
): Promise<void> {
  const { userId } = caller
  await services.storage.db.transaction().execute(async (trx) => {
    await lockFactors(trx, userId)
    const allowed = isUuid(id) ? await allowPasskeyAlone(trx, userId, id) : undefined
    if (!allowed) throw notFound()
    await noteFactorChange(
      trx,
      services,
      caller,
      { change: 'passkey-passwordless', name: allowed.name },
      context,
    )
  })
}

/** Returns the passkeys that the user has already. */
async function refuseTooMany(db: Kysely<Database>, userId: string) {
  const known = await credentialIdsOf(db, userId)
  if (known.length >= factorLimits.passkeys) throw conflict(passkeyMessages.tooMany)
  return known
}
