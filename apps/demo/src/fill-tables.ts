import { demoConnectors } from '@tributary/fakes/demo-data/connectors'
import type { DemoLoad } from '@tributary/fakes/demo-data/tables'
import { filledTables } from '@tributary/fakes/demo-data/tables'
import type { Storage, StorageConnection } from '@tributary/server'
import { ensureSchema, inTransaction, ownerMark, ownerStatement, quoteTable } from '@tributary/server/seeding'

/** Creates the tables that the demo's cards report as loaded, once, in the same way as the sync engine. */
export async function fillDemoTables(storage: Storage): Promise<void> {
  const loads = new Map(demoConnectors.flatMap(({ key, loaded }) => (loaded ? [[key, loaded]] : [])))
  await storage.withConnection(
    (connection) =>
      inTransaction(connection, async () => {
        for (const connector of await unfilled(connection, [...loads.keys()]))
          await fill(connection, connector, loads.get(connector.key) ?? {})
      }),
    { longStatements: true },
  )
}

type Connector = Awaited<ReturnType<typeof unfilled>>[number]

/** Returns the demo's connectors without tables, and the time of their last successful refresh. */
const unfilled = ({ db }: StorageConnection, keys: readonly string[]) =>
  db
    .selectFrom('connectors')
    .innerJoin('connector_properties as target', (join) =>
      join.onRef('target.connector_id', '=', 'connectors.id').on('target.name', '=', 'target.schema'),
    )
    .innerJoin('refresh_runs', (join) =>
      join
        .onRef('refresh_runs.connector_id', '=', 'connectors.id')
        .on('refresh_runs.state', '=', 'succeeded'),
    )
    .leftJoin('sync_files', 'sync_files.connector_id', 'connectors.id')
    .select(({ fn }) => [
      'connectors.id',
      'connectors.organisation_id as organisationId',
      'connectors.key',
      'target.value as schema',
      fn.max('refresh_runs.completed_at').as('loadedAt'),
    ])
    .where('connectors.key', 'in', keys)
    .where('sync_files.connector_id', 'is', null)
    .groupBy(['connectors.id', 'connectors.organisation_id', 'connectors.key', 'target.value'])
    .execute()

async function fill(connection: StorageConnection, connector: Connector, load: DemoLoad): Promise<void> {
  const { id, organisationId, schema, loadedAt } = connector
  if (!schema || !loadedAt) return
  await ensureSchema(connection, schema, organisationId)
  for (const { table: name, rows, statements } of filledTables(load)) {
    const table = { schema, name }
    const sql = quoteTable(table)
    await connection.query([...statements(sql), ownerStatement(table, ownerMark(id))].join(';'))
    await connection.db
      .insertInto('sync_files')
      .values({
        organisation_id: organisationId,
        connector_id: id,
        path: name,
        size: -1,
        synced_at: loadedAt,
        table_name: sql,
        rows,
      })
      .execute()
  }
}
