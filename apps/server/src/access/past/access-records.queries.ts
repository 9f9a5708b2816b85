import { type Kysely, sql } from 'kysely'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

/** Returns the time since which every change of access is recorded. */
export async function recordedSince(db: Db): Promise<Date> {
  const { since } = await db.selectFrom('access_anchor').select('since').executeTakeFirstOrThrow()
  return since
}

/** The recorded columns of a row of a table. Its ids are texts, those of statuses and roles numbers. */
export type RecordedRow = {
  item: string
  key: string
  facts: Readonly<Record<string, string | number | null>>
}

const isBefore = (time: Date | undefined) =>
  sql<boolean>`(at < ${time} or at <= (select since from access_anchor))`

/**
 * Returns the rows of an organisation before a time, those that were deleted by then left out. Without a time, these are
 * the present rows, and before the first record those of the first record.
 */
export const recordsBefore = (db: Db, organisationId: string, time?: Date): Promise<RecordedRow[]> =>
  db
    .selectFrom((latest) =>
      latest
        .selectFrom('access_records')
        .distinctOn(['item', 'key'])
        .select(['item', 'key', 'facts'])
        .where('organisation_id', '=', organisationId)
        .$if(time !== undefined, (query) => query.where(isBefore(time)))
        .orderBy('item')
        .orderBy('key')
        .orderBy('change_id', 'desc')
        .as('latest'),
    )
    .select(['item', 'key', 'facts'])
    .where('facts', 'is not', null)
    .$narrowType<{ facts: RecordedRow['facts'] }>()
    .execute()

/** Returns the names of the statuses and of the roles by their ids. */
export async function namesOfStates(db: Db) {
  const statuses = await db.selectFrom('statuses').select(['id', 'name']).execute()
  const roles = await db.selectFrom('roles').select(['id', 'name']).execute()
  const byId = (rows: readonly { id: number; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]))
  return { statuses: byId(statuses), roles: byId(roles) }
}

/** The actions that change members, their groups or their connectors. */
const ofMembers = sql<boolean>`(starts_with(action, 'users.') or starts_with(action, 'security_groups.')
  or action in ('invitations.accepted', 'connector.users-changed', 'connector.undone'))`

const nameNow = sql<string | null>`coalesce(
  (select name from connectors where id::text = target),
  (select name from security_groups where id::text = target))`

/** Returns the entries of the audit log about members between two times, the newest first. */
export const entriesOfMembers = (db: Db, organisationId: string, from: Date, to: Date) =>
  db
    .selectFrom('audit_log')
    .select(['at', 'action', 'target', 'detail', nameNow.as('nameNow')])
    .where('organisation_id', '=', organisationId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .where(ofMembers)
    .orderBy('id', 'desc')
    .execute()

/** Whether the audit log of an organisation has an entry of before a time. */
export async function hasEntryBefore(db: Db, organisationId: string, time: Date): Promise<boolean> {
  const entry = await db
    .selectFrom('audit_log')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('at', '<', time)
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}
