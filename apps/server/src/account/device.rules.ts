import type { VerificationDevice } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { audit } from '../audit/audit.ts'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/http-error.ts'
import type { RequestContext } from '../http/request-context.ts'
import { isUuid } from '../is-uuid.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import {
  deleteDevice,
  devicesOf,
  dropOldDevices,
  exchangeSecret,
  insertDevice,
  trustedDevice,
} from './device.queries.ts'
import { describeDevice } from './device-description.ts'

/** How long a device is trusted, however often it is used. */
export const DEVICE_MS = 30 * 24 * 3_600_000
const MOST_DEVICES = 10

/** The cookie of a trusted device and its lifetime. */
export type DeviceTrust = { token: string; maxAgeSeconds: number }

const since = (now: Date) => new Date(now.getTime() - DEVICE_MS)

export const listDevices = ({ storage, clock }: Services, userId: string): Promise<VerificationDevice[]> =>
  devicesOf(storage.db, userId, since(clock()))

function partsOf(token: string | undefined) {
  const [id = '', secret = ''] = token?.split('.') ?? []
  return isUuid(id) && secret ? { id, secret } : undefined
}

/** Whether the user trusts this browser. Does not exchange its secret. */
export async function isTrustedDevice({ storage, clock }: Services, userId: string, token?: string) {
  const device = partsOf(token)
  if (!device) return false
  const use = { id: device.id, userId, since: since(clock()) }
  return (await trustedDevice(storage.db, use, hashOf(device.secret))) !== undefined
}

/** Exchanges the secret of a trusted browser, so that a copied cookie stops working. Undefined if it is not trusted. */
export async function useTrustedDevice(
  { storage, clock }: Services,
  userId: string,
  token: string | undefined,
): Promise<DeviceTrust | undefined> {
  const device = partsOf(token)
  if (!device) return undefined
  const now = clock()
  const secret = newToken()
  const use = { id: device.id, userId, since: since(now) }
  const hashes = { before: hashOf(device.secret), after: hashOf(secret) }
  const used = await exchangeSecret(storage.db, use, hashes, now)
  if (!used) return undefined
  const left = used.createdAt.getTime() + DEVICE_MS - now.getTime()
  return { token: `${device.id}.${secret}`, maxAgeSeconds: Math.floor(left / 1000) }
}

/** Stores the device that has just confirmed a code. Returns a cookie if it is to be trusted. */
export async function rememberDevice(
  trx: Kysely<Database>,
  { userId, context, trust, now }: { userId: string; context: RequestContext; trust: boolean; now: Date },
): Promise<DeviceTrust | undefined> {
  const secret = newToken()
  const description = describeDevice(context.userAgent)
  const secretHash = trust ? hashOf(secret) : null
  const id = await insertDevice(trx, { userId, description, secretHash, now })
  await dropOldDevices(trx, userId, MOST_DEVICES)
  return trust ? { token: `${id}.${secret}`, maxAgeSeconds: DEVICE_MS / 1000 } : undefined
}

/** Removes one of the caller's devices; 404 for any other device. */
export async function forgetDevice(
  { storage, clock }: Services,
  caller: Caller,
  id: string,
  context: RequestContext,
) {
  await storage.db.transaction().execute(async (trx) => {
    if (!isUuid(id) || !(await deleteDevice(trx, caller.userId, id))) throw notFound()
    await audit(trx, {
      at: clock(),
      action: 'device.forgotten',
      actorId: caller.userId,
      target: id,
      requestId: context.requestId,
      ip: context.ip,
    })
  })
}
