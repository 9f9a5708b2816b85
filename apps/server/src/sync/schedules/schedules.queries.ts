import { type Kysely, sql } from 'kysely'
import type { ConnectorStatus, Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

const live: ConnectorStatus[] = ['CONNECTED', 'ACTIVE']

/** A connector with a schedule. */
export type ScheduledConnector = {
  readonly id: string
  readonly organisationId: string
  readonly type: string
  readonly schedule: string
  /** Times before this one do not count. */
  readonly from: Date
  /** The same as PostgreSQL writes it, because a `Date` has no microseconds. */
  readonly exactFrom: string
}

export const scheduledConnectors = (db: Db): Promise<ScheduledConnector[]> =>
  db
    .selectFrom('connectors')
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .select(['connectors.id', 'connectors.organisation_id as organisationId', 'connector_types.type'])
    .select(['connectors.schedule', 'connectors.scheduled_from as from'])
    .select(sql<string>`connectors.scheduled_from::text`.as('exactFrom'))
    .where('connectors.schedule', 'is not', null)
    .where('connectors.paused_at', 'is', null)
    .where('connectors.status', 'in', live)
    .$narrowType<{ schedule: string }>()
    .execute()

/**
 * Claims the due times of a schedule; false when another process did, or when the connector has changed. All times until
 * now count as claimed, so that several missed times start one refresh.
 */
export async function takeDue(db: Db, connector: ScheduledConnector, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connectors')
    .set({ scheduled_from: now })
    .where('organisation_id', '=', connector.organisationId)
    .where('id', '=', connector.id)
    .where('schedule', '=', connector.schedule)
    .where('scheduled_from', '=', sql<Date>`${connector.exactFrom}::timestamptz`)
    .where('paused_at', 'is', null)
    .where('status', 'in', live)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
