import { type Kysely, sql } from 'kysely'
import { defer } from '../../storage/batches.ts'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

export type NewChange = {
  id: string
  organisationId: string
  actorId: string
  at: Date
  action: string
  target: string
  name: string
  mailed: boolean
}

/** Stores a change. Of a transaction that records several, the first one stays. */
export async function insertChange(db: Db, change: NewChange): Promise<void> {
  const { id, at, action, target, name, mailed } = change
  const row = {
    id,
    organisation_id: change.organisationId,
    actor_id: change.actorId,
    at,
    action,
    target,
    name,
    mailed,
  }
  const insert = db
    .insertInto('structure_changes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
  await db.executeQuery(defer(insert.compile()))
}

const isMember = sql<boolean>`exists (select from user_organisations
  where user_organisations.user_id = structure_changes.actor_id
    and user_organisations.organisation_id = structure_changes.organisation_id)`

const changes = (db: Db, organisationId: string) =>
  db
    .selectFrom('structure_changes')
    .leftJoin('users', 'users.id', 'structure_changes.actor_id')
    .select([
      'structure_changes.id',
      'structure_changes.at',
      'structure_changes.action',
      'structure_changes.target',
      'structure_changes.name',
      'structure_changes.actor_id as actorId',
      'structure_changes.undone_at as undoneAt',
      'structure_changes.mailed',
      sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('author'),
      isMember.as('isMember'),
    ])
    .where('structure_changes.organisation_id', '=', organisationId)

export type ChangeRow = Awaited<ReturnType<typeof changesSince>>[number]

export type Since = { organisationId: string; since: Date; actorId: string | undefined; limit: number }

/** The changes after a time that are not undone, the newest first: all of them, or those of one user. */
export const changesSince = (db: Db, { organisationId, since, actorId, limit }: Since) =>
  changes(db, organisationId)
    .where('structure_changes.at', '>', since)
    .where('structure_changes.undone_at', 'is', null)
    .$if(actorId !== undefined, (query) => query.where('structure_changes.actor_id', '=', actorId ?? ''))
    .orderBy('structure_changes.position', 'desc')
    .limit(limit)
    .execute()

/** Reads a change, and prevents that it is undone twice. */
export const lockChange = (db: Db, organisationId: string, id: string): Promise<ChangeRow | undefined> =>
  changes(db, organisationId)
    .where('structure_changes.id', '=', id)
    .forUpdate('structure_changes')
    .executeTakeFirst()

export async function markUndone(db: Db, organisationId: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('structure_changes')
    .set({ undone_at: at })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

/** A row as the database returned it, by the names of its columns. */
export type RowJson = Readonly<Record<string, unknown>>

export type NotedRow = { table: string; before: RowJson | null; after: RowJson | null }

export const rowsOfChange = (db: Db, organisationId: string, changeId: string): Promise<NotedRow[]> =>
  db
    .selectFrom('structure_change_rows')
    .select(['table_name as table', 'before', 'after'])
    .$narrowType<{ before: RowJson | null; after: RowJson | null }>()
    .where('organisation_id', '=', organisationId)
    .where('change_id', '=', changeId)
    .orderBy('position')
    .execute()

/** Deletes what was noted of changes before this time. */
export async function pruneChanges(db: Db, before: Date): Promise<void> {
  await sql`with old as (delete from structure_changes where at <= ${before} returning id)
    delete from structure_change_rows where change_id in (select id from old)`.execute(db)
}
