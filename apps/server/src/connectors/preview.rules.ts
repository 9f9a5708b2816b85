import { byName, type ConnectorTable, type TablePreview } from '@tributary/domain'
import { HttpError, notFound } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'
import type { Caller } from '../session/caller.ts'
import { sqlState } from '../storage/database-failure.ts'
import { withOrganisation } from '../storage/organisation-scope.ts'
import type { TargetTable } from '../sync/engine/target-table.ts'
import type { ConnectorRow } from './connectors.queries.ts'
import { ownConnector } from './connectors.rules.ts'
import { previewMessages } from './preview.messages.ts'
import { tablesWritten } from './preview.queries.ts'
import { previewOwnTable } from './preview-table.ts'

type Named = { orgId: string; id: string }

/** The tables that a connector's refreshes have written, by name. */
export async function connectorTables(
  { storage }: Services,
  caller: Caller,
  { orgId, id }: Named,
): Promise<ConnectorTable[]> {
  const connector = await ownConnector(storage.db, caller, orgId, id)
  return writtenBy(storage, connector)
}

/** The first rows of one of them. Its name is looked up among those, and never goes further by itself. */
export async function tablePreview(
  { storage }: Services,
  caller: Caller,
  { orgId, id, table, schema }: Named & { table: string; schema?: string | undefined },
): Promise<TablePreview> {
  const connector = await ownConnector(storage.db, caller, orgId, id)
  const found = (await writtenBy(storage, connector)).find(
    (one) => one.name === table && (schema === undefined || one.schema === schema),
  )
  if (!found) throw notFound(previewMessages.unknownTable)
  const preview = await previewOwnTable(storage, connector.id, found).catch(explained)
  if (!preview) throw notFound(previewMessages.tableGone)
  return preview
}

function explained(error: unknown): never {
  throw sqlState(error) === '57014' ? new HttpError(504, previewMessages.tookTooLong) : error
}

async function writtenBy(
  { db }: Services['storage'],
  { organisationId, id }: ConnectorRow,
): Promise<ConnectorTable[]> {
  const rows = await withOrganisation(db, organisationId, (trx) => tablesWritten(trx, organisationId, id))
  const tables = Map.groupBy(rows, ({ table }) => table)
  return [...tables]
    .flatMap(([name, files]) => {
      const table = tableNamed(name)
      if (!table) return []
      const times = files.map(({ syncedAt }) => syncedAt.getTime())
      const written = files.reduce((sum, file) => sum + Number(file.rows), 0)
      return [{ ...table, rows: written, refreshedAt: new Date(Math.max(...times)) }]
    })
    .toSorted((a, b) => byName(a.name, b.name) || byName(a.schema, b.schema))
}

/** The two names in `"schema"."table"`, as the engine notes it. */
function tableNamed(sql: string): TargetTable | undefined {
  const [, schema, name] = /^"((?:[^"]|"")*)"\."((?:[^"]|"")*)"$/.exec(sql) ?? []
  if (schema === undefined || name === undefined) return undefined
  return { schema: schema.replaceAll('""', '"'), name: name.replaceAll('""', '"') }
}
