import type { Kysely } from 'kysely'
import { userColumns, usersWithRole } from '../account/accounts.queries.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** Finds an active member of an organisation. Service accounts are not people. */
export const activeMember = (db: Db, organisationId: string, userId: string) =>
  usersWithRole(db)
    .innerJoin('user_organisations', 'user_organisations.user_id', 'users.id')
    .select(userColumns)
    .where('users.id', '=', userId)
    .where('users.kind', '=', 'person')
    .where('user_organisations.organisation_id', '=', organisationId)
    .where('statuses.name', '=', 'active')
    .executeTakeFirst()

/** The view that a session begins. */
export type NewView = { userId: string; organisationId: string; until: Date }

/** Begins a view; false if the session has ended or has a view already. */
export async function insertView(db: Db, sessionId: string, view: NewView): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      view_user_id: view.userId,
      view_organisation: view.organisationId,
      view_until: view.until,
      view_ended_at: null,
    })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('view_until', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the view of a session. Returns it with the end that was recorded before; undefined without a view. */
export async function removeView(db: Db, sessionId: string) {
  const view = await db
    .selectFrom('sessions')
    .select(['view_user_id as userId', 'view_organisation as organisationId', 'view_ended_at as endedAt'])
    .where('id', '=', sessionId)
    .where('view_until', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!view) return undefined
  const none = { view_user_id: null, view_organisation: null, view_until: null, view_ended_at: null }
  await db.updateTable('sessions').set(none).where('id', '=', sessionId).execute()
  return view
}

/** Records that a view is over; false if that is recorded already. */
export async function noteViewOver(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ view_ended_at: now })
    .where('id', '=', sessionId)
    .where('view_until', 'is not', null)
    .where('view_ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
