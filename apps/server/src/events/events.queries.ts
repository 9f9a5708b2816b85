import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** An event that a trigger has written in the transaction of the change. */
export type RecordedEvent = {
  id: string
  organisationId: string
  type: string
  connectorId: string | null
  /** The run or the approval. */
  subjectId: string | null
  at: Date
}

/** Deletes the oldest event that is due, and returns it. Skips events that other processes are processing. */
export async function takeEvent(trx: Db, now: Date): Promise<RecordedEvent | undefined> {
  return await trx
    .deleteFrom('events')
    .where('id', '=', (oldest) =>
      oldest
        .selectFrom('events')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('position')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'organisation_id as organisationId',
      'type',
      'connector_id as connectorId',
      'subject_id as subjectId',
      'at',
    ])
    .executeTakeFirst()
}

/** Puts an event that could not be processed aside until a time. */
export const postponeEvent = (db: Db, id: string, until: Date) =>
  db.updateTable('events').set({ due_at: until }).where('id', '=', id).execute()

/** Deletes events before this time, which could not be processed. */
export async function pruneEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('events').where('at', '<', before).execute()
}

/** Marks open runs that were requested before this time as stuck, each once. A trigger writes their events. */
export async function markStuckRuns(db: Db, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('refresh_runs')
    .set({ stuck_at: now })
    .where('id', 'in', (stuck) =>
      stuck
        .selectFrom('refresh_runs')
        .select('id')
        // As a literal, so that the index of open runs is used.
        .where(sql<boolean>`state in ('queued', 'running')`)
        .where('triggered_at', '<', before)
        .where('stuck_at', 'is', null)
        .forUpdate()
        .skipLocked(),
    )
    .where('stuck_at', 'is', null)
    .execute()
}

export const organisationName = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('organisations').select('company_name').where('id', '=', id).executeTakeFirstOrThrow())
    .company_name

/** A connector as events name it. Undefined if it has been deleted. */
export const connectorOf = (db: Db, organisationId: string, id: string) =>
  db
    .selectFrom('connectors')
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .select(['connectors.id', 'connectors.name', 'connector_types.type'])
    .where('connectors.organisation_id', '=', organisationId)
    .where('connectors.id', '=', id)
    .executeTakeFirst()

export const runOf = (db: Db, organisationId: string, id: string) =>
  db
    .selectFrom('refresh_runs')
    .select([
      'id',
      'trigger',
      'full_sync as full',
      'triggered_at as triggeredAt',
      'completed_at as completedAt',
      'rows',
      'detail',
      'error',
      'cause',
      'left_out as leftOut',
    ])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()

export const approvalOf = (db: Db, organisationId: string, id: string) =>
  db
    .selectFrom('approvals')
    .select(['id', 'approval_type as kind'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The active webhooks that want an event, and existed when it happened. */
export async function subscribedWebhooks(
  db: Db,
  { organisationId, type, connectorId, at }: RecordedEvent,
): Promise<string[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('active', '=', true)
    .where('created_at', '<=', at)
    .where(sql<boolean>`${type} = any(events)`)
    .$if(connectorId !== null, (query) =>
      query.where((is) =>
        is.or([
          is('some_connectors', '=', false),
          is.exists(
            is
              .selectFrom('webhook_connectors')
              .select('webhook_id')
              .whereRef('webhook_id', '=', 'webhooks.id')
              .where('connector_id', '=', connectorId ?? ''),
          ),
        ]),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}
