import type { OpenSession } from '@tributary/domain'
import { endEverySession } from '../account/end-sessions.queries.ts'
import { audit } from '../audit/audit.ts'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/http-error.ts'
import { networkOf } from '../http/network.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { isUuid } from '../is-uuid.ts'
import type { Services } from '../services.ts'
import { endSession, sessionById, sessionsOf } from './session.queries.ts'
import { ABSOLUTE_MS, IDLE_MS } from './session-lifetime.ts'

/** Returns the caller's open sessions, the current one first. */
export async function listSessions(
  { storage, clock }: Services,
  caller: Caller,
  ip: string,
): Promise<OpenSession[]> {
  const now = clock().getTime()
  const ages = { startedAfter: new Date(now - ABSOLUTE_MS), activeAfter: new Date(now - IDLE_MS) }
  const open = await sessionsOf(storage.db, caller.userId, ages)
  const here = networkOf(ip)
  const known = open.map((session) => ({
    ...session,
    current: session.id === caller.sessionId,
    sameNetwork: session.network === here,
  }))
  return known.toSorted((one, other) => Number(other.current) - Number(one.current))
}

/** Ends one of the caller's sessions; 404 for any other session. */
export async function endOwnSession(
  { storage, clock }: Services,
  caller: Caller,
  id: string,
  context: RequestContext,
): Promise<void> {
  const at = clock()
  await storage.db.transaction().execute(async (trx) => {
    const session = isUuid(id) ? await sessionById(trx, id) : undefined
    if (session?.userId !== caller.userId || !(await endSession(trx, id, 'signed-out', at))) throw notFound()
    await audit(trx, {
      at,
      action: 'session.ended',
      actorId: caller.userId,
      target: id,
      ...auditSource(context),
    })
  })
}

/** Ends all the caller's sessions, the current one included. */
export async function endAllSessions(
  { storage, clock }: Services,
  { userId }: Caller,
  context: RequestContext,
): Promise<void> {
  const at = clock()
  await storage.db.transaction().execute(async (trx) => {
    await endEverySession(trx, userId, 'signed-out', at)
    await audit(trx, {
      at,
      action: 'session.all-ended',
      actorId: userId,
      target: userId,
      ...auditSource(context),
    })
  })
}
