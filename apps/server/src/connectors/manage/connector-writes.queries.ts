import type { Kysely } from 'kysely'
import type { ConnectorStatus, Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

export type NewConnector = {
  organisationId: string
  typeId: string
  name: string
  schedule: string | null
}

/** Returns the id of the new connector. Undefined if the organisation already has a connector with this key. */
export const insertConnector = async (
  db: Db,
  { organisationId, typeId, name, schedule }: NewConnector,
  key: string,
): Promise<string | undefined> =>
  (
    await db
      .insertInto('connectors')
      .values({
        organisation_id: organisationId,
        connector_type_id: typeId,
        key,
        name,
        original_name: name,
        status: 'CONNECTED',
        schedule,
      })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export const addTypeToOrganisation = (db: Db, organisationId: string, typeId: string) =>
  db
    .insertInto('organisation_connector_types')
    .values({ organisation_id: organisationId, connector_type_id: typeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Reads and locks the status, so that no refresh starts before it is changed. */
export const lockedStatus = async (
  db: Db,
  organisationId: string,
  id: string,
): Promise<ConnectorStatus | undefined> =>
  (
    await db
      .selectFrom('connectors')
      .select('status')
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  )?.status

/** Pauses the schedule, or resumes it with null. False if it already was. */
export async function setPaused(db: Db, organisationId: string, id: string, pausedAt: Date | null) {
  const { numUpdatedRows } = await db
    .updateTable('connectors')
    .set({ paused_at: pausedAt })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('paused_at', pausedAt ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export type ConnectorChange = {
  name?: string
  schedule?: string | null
  status?: ConnectorStatus
}

export const changeConnector = (db: Db, organisationId: string, id: string, change: ConnectorChange) =>
  db
    .updateTable('connectors')
    .set(change)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
