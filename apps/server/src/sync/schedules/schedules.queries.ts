import type { Kysely } from 'kysely'
import type { ConnectorStatus, Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

const live: ConnectorStatus[] = ['CONNECTED', 'ACTIVE']

/** A connector with a schedule, and from when on its times count. */
export type ScheduledConnector = {
  readonly id: string
  readonly organisationId: string
  readonly type: string
  readonly schedule: string
  readonly from: Date
}

export const scheduledConnectors = (db: Db): Promise<ScheduledConnector[]> =>
  db
    .selectFrom('connectors')
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .select(['connectors.id', 'connectors.organisation_id as organisationId', 'connector_types.type'])
    .select(['connectors.schedule', 'connectors.scheduled_from as from'])
    .where('connectors.schedule', 'is not', null)
    .where('connectors.status', 'in', live)
    .$narrowType<{ schedule: string }>()
    .execute()

/**
 * Takes what is due of a schedule: false when another process has, or when the connector is not what it was. Whatever has
 * come due until now counts as taken, so that times missed while nobody looked are made up for once.
 */
export async function takeDue(db: Db, connector: ScheduledConnector, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connectors')
    .set({ scheduled_from: now })
    .where('organisation_id', '=', connector.organisationId)
    .where('id', '=', connector.id)
    .where('schedule', '=', connector.schedule)
    .where('scheduled_from', '=', connector.from)
    .where('status', 'in', live)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
