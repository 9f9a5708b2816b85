import { mayViewAs } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { audit } from '../audit/audit.ts'
import { type Author, auditedTransaction } from '../audit/audited-transaction.ts'
import { belongsTo, type Caller } from '../http/caller.ts'
import { notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import { VIEW_AS_MS } from '../security/lifetimes.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { conflictingView, notBelow } from './view-as.messages.ts'
import { activeMember, insertView, noteViewOver, removeView } from './view-as.queries.ts'

/** Lets an administrator see the portal as a less powerful member of an organisation that they administer. */
export async function startViewAs(
  services: Services,
  author: Author,
  userId: string,
  organisationId: string,
): Promise<void> {
  const { caller } = author
  const until = new Date(services.clock().getTime() + VIEW_AS_MS)
  await auditedTransaction(services, author, async (trx, record) => {
    const person = isUuid(userId) ? await activeMember(trx, organisationId, userId) : undefined
    if (!person) throw notFound()
    if (!isBelow(caller, person)) throw notBelow()
    const view = { userId: person.userId, organisationId, until }
    if (!(await insertView(trx, caller.sessionId, view))) throw conflictingView()
    const after = { until: until.toISOString() }
    await record({ action: 'users.view-started', organisationId, target: person.userId, after })
  })
}

const isBelow = (viewer: Caller, person: { userId: string; roleLevel: number }) =>
  mayViewAs({ ...viewer, id: viewer.userId }, { id: person.userId, roleLevel: person.roleLevel })

/** Why a view ended. */
type ViewEnd = 'returned' | 'signed-out'

/** Ends the view of the caller's session, if it has one. */
export const endViewAs = (services: Services, author: Author, reason: ViewEnd): Promise<void> =>
  auditedTransaction(services, author, async (trx, record) => {
    const view = await removeView(trx, author.caller.sessionId)
    // An expired view is in the log already.
    if (!view || view.endedAt) return
    await record({
      action: 'users.view-ended',
      ...(view.organisationId && { organisationId: view.organisationId }),
      target: view.userId ?? '',
      after: { reason },
    })
  })

/** The columns of a session that describe its view. */
export type SessionView = {
  viewUserId: string | null
  viewOrganisation: string | null
  viewUntil: Date | null
}

/**
 * Returns the user whose view a session has, as the caller of its requests; without a view, the viewer. The rights are
 * checked again at each request: a view is over as soon as the administrator may not begin it.
 */
export async function viewedCaller(
  services: Services,
  viewer: Caller,
  session: SessionView,
): Promise<Caller> {
  const { viewUserId: userId, viewOrganisation: organisationId, viewUntil: endsAt } = session
  if (!endsAt) return viewer
  const now = services.clock()
  const { db } = services.storage
  const person =
    now < endsAt && userId && organisationId && belongsTo(viewer, organisationId)
      ? await activeMember(db, organisationId, userId)
      : undefined
  if (person && organisationId && isBelow(viewer, person))
    return {
      userId: person.userId,
      sessionId: viewer.sessionId,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      role: person.role,
      roleLevel: person.roleLevel,
      requireMultiFactorAuthentication: false,
      authenticatedAt: null,
      organisationIds: [organisationId],
      organisation: viewer.organisation ?? null,
      view: { viewer, organisationId, endsAt, isOver: false },
    }
  if (await noteViewOver(db, viewer.sessionId, now)) await recordOver(db, viewer, session, now)
  const endedAt = now < endsAt ? now : endsAt
  return { ...viewer, view: { viewer, organisationId: organisationId ?? '', endsAt: endedAt, isOver: true } }
}

const recordOver = (db: Kysely<Database>, viewer: Caller, session: SessionView, at: Date) =>
  audit(db, {
    at,
    action: 'users.view-ended',
    actorId: viewer.userId,
    target: session.viewUserId ?? '',
    ...(session.viewOrganisation && { organisationId: session.viewOrganisation }),
    detail: { 'after.reason': 'over' },
  })
