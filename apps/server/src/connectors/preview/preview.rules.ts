import {
  byName,
  type ConnectorTable,
  can,
  isExcel,
  type TableFacts,
  type TablePreview,
} from '@tributary/domain'
import { runsMessages } from '@tributary/sdk/connectors'
import type { Caller } from '../../http/caller.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import { sqlState } from '../../storage/database-failure.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import { connectorSettings } from '../../sync/connector-settings.ts'
import { previewTable } from '../../sync/index.ts'
import { SyncFailure } from '../../sync/sync-failure.ts'
import { ownerMark, type TargetTable } from '../../sync/targets/target-table.ts'
import type { ConnectorRow } from '../connectors.queries.ts'
import { ownConnector, viewOf } from '../connectors.rules.ts'
import { previewMessages } from './preview.messages.ts'
import { codeOf, everyTableWritten, tablesWritten } from './preview.queries.ts'
import { structureTarget } from './structure-target.ts'

type Named = { orgId: string; id: string }

/** The tables that a connector has written, sorted by name. */
export async function connectorTables(
  { storage }: Services,
  caller: Caller,
  { orgId, id }: Named,
): Promise<ConnectorTable[]> {
  return writtenBy(storage, await readableConnector(storage, caller, { orgId, id }))
}

/** The tables of every connector that the caller sees, by connector and name. */
export async function everyTable(
  { storage }: Services,
  caller: Caller,
  { orgId }: { orgId: string },
): Promise<TableFacts[]> {
  const view = viewOf(caller, orgId)
  const rows = await withOrganisation(storage.db, orgId, (trx) => everyTableWritten(trx, view))
  const readable = rows.filter(({ type }) => !isExcel(type) || can(caller, 'excel.open'))
  return [...Map.groupBy(readable, (row) => row.connectorId)].flatMap(([connectorId, written]) =>
    tablesOf(written).map((table) => ({ connectorId, ...table })),
  )
}

/** The tables of Excel list users and their groups, so they are only for users who may open Excel. */
async function readableConnector({ db }: Services['storage'], caller: Caller, { orgId, id }: Named) {
  const connector = await ownConnector(db, caller, orgId, id)
  if (isExcel(connector.type) && !can(caller, 'excel.open')) throw notFound()
  return connector
}

/** The first rows of one of these tables. Only a name found among them reaches the database. */
export async function tablePreview(
  services: Services,
  caller: Caller,
  { orgId, id, table, schema }: Named & { table: string; schema?: string | undefined },
): Promise<TablePreview> {
  const { storage } = services
  const connector = await readableConnector(storage, caller, { orgId, id })
  const found = (await writtenBy(storage, connector)).find(
    (one) => one.name === table && (schema === undefined || one.schema === schema),
  )
  if (!found) throw notFound(previewMessages.unknownTable)
  const deadline = AbortSignal.timeout(PREVIEW_TIMEOUT_MS)
  const preview = await read(services, connector, found, deadline).catch((error: unknown) => {
    throw explained(error, deadline)
  })
  if (!preview) throw notFound(previewMessages.tableGone)
  return preview
}

/** In milliseconds. Longer than for our own database: a customer's may be far away. */
const PREVIEW_TIMEOUT_MS = 20_000

/** Reads from the connector's current target. A table in an earlier target is not found. */
async function read(
  { storage, secretBox, openTarget }: Services,
  { organisationId, id: connectorId, type }: ConnectorRow,
  table: TargetTable,
  deadline: AbortSignal,
): Promise<TablePreview | undefined> {
  const own = { organisationId, connectorId }
  const of = await withOrganisation(storage.db, organisationId, async (trx) => ({
    organisationId,
    ...(isExcel(type)
      ? await structureTarget(trx, secretBox, organisationId)
      : { properties: await connectorSettings(trx, secretBox, own), owner: ownerMark(connectorId) }),
    organisationCode: await codeOf(trx, organisationId),
  }))
  return previewTable(openTarget, of, table, deadline)
}

function explained(error: unknown, deadline: AbortSignal): unknown {
  if (deadline.aborted || sqlState(error) === '57014') return new HttpError(504, previewMessages.tookTooLong)
  return error instanceof SyncFailure ? new HttpError(502, runsMessages.causes[error.code]('')) : error
}

async function writtenBy(
  { db }: Services['storage'],
  { organisationId, id }: ConnectorRow,
): Promise<ConnectorTable[]> {
  return tablesOf(await withOrganisation(db, organisationId, (trx) => tablesWritten(trx, organisationId, id)))
}

type WrittenRow = Awaited<ReturnType<typeof tablesWritten>>[number]

/** The tables of one connector. Several files may have been written to the same one. */
function tablesOf(rows: readonly WrittenRow[]): ConnectorTable[] {
  const tables = Map.groupBy(rows, ({ table }) => table)
  return [...tables]
    .flatMap(([name, files]) => {
      const table = parseTableName(name)
      if (!table) return []
      const times = files.map(({ syncedAt }) => syncedAt.getTime())
      const written = files.reduce((sum, file) => sum + Number(file.rows), 0)
      return [{ ...table, rows: written, refreshedAt: new Date(Math.max(...times)) }]
    })
    .toSorted((a, b) => byName(a.name, b.name) || byName(a.schema, b.schema))
}

/** Parses `"schema"."table"`, the form in which the engine stores table names. */
function parseTableName(sql: string): TargetTable | undefined {
  const [, schema, name] = /^"((?:[^"]|"")*)"\."((?:[^"]|"")*)"$/.exec(sql) ?? []
  if (schema === undefined || name === undefined) return undefined
  return { schema: schema.replaceAll('""', '"'), name: name.replaceAll('""', '"') }
}
