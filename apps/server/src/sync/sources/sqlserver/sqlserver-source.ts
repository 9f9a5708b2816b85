import { connectLimits } from '../../../drivers/connect-options.ts'
import type { OutboundRules } from '../../../outbound/outbound.ts'
import type { Row } from '../../rows.ts'
import type {
  DeclaredRows,
  FirstRows,
  PassedCheck,
  Reading,
  SampledTables,
  SourceAdapter,
  SourceContext,
  SourceStream,
} from '../source-adapter.ts'
import {
  activeRowversion,
  openSqlServer,
  rowversionType,
  type SourceConnecting,
  type SqlServerSession,
  sourcePlace,
} from './source-connection.ts'
import { readingOf } from './source-types.ts'
import { sqlServerMessages } from './sqlserver.messages.ts'
import { displayNameOf, pathOf, readTables, type SourceTable } from './sqlserver-catalogue.ts'
import { type Changes, type CursorPlace, changesSince, cursorOf } from './sqlserver-cursor.ts'
import { readRows, rowConverter, selectOf } from './sqlserver-rows.ts'
import { readSqlServerSettings } from './sqlserver-settings.ts'
import { sqlServerSourceFailure } from './sqlserver-source-failure.ts'

/** Rows of a table that a sample reads. */
const ROWS_READ = 3

/** Reads every table of a SQL Server database that its user may read. */
export function sqlServerSource(
  outbound: OutboundRules,
  options: Partial<Omit<SourceConnecting, 'outbound'>> = {},
) {
  const connecting = { limits: connectLimits, trust: 'none' as const, ...options, outbound }
  return ({ properties }: SourceContext): SourceAdapter<DeclaredRows> => {
    const settings = readSqlServerSettings(properties)
    const tables = new Map<string, SourceTable>()
    let session: SqlServerSession | undefined
    let since: CursorPlace | undefined

    /** Returns the connection. Replaces a broken one, so that one bad table does not cost the others. */
    async function connected(signal?: AbortSignal): Promise<SqlServerSession> {
      signal?.throwIfAborted()
      session ??= await openSqlServer(await sourcePlace(settings, outbound), settings, connecting)
      session.errors.length = 0
      return session
    }

    function disconnect() {
      session?.close()
      session = undefined
    }

    /** Maps every failure of the items to a `SourceFailure`. A connection is not used again after a failure. */
    async function* explained<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
      let whole = false
      try {
        yield* items
        whole = true
      } catch (error) {
        throw sqlServerSourceFailure(error, session?.errors ?? [], connecting.limits.idleMs)
      } finally {
        if (!whole) disconnect()
      }
    }

    async function* list(signal: AbortSignal): AsyncGenerator<SourceStream> {
      const open = await connected(signal)
      const active = await activeRowversion(open)
      since = { settings, created: open.created, active }
      for (const table of await readTables(open.pool)) {
        tables.set(pathOf(table), table)
        yield streamOf(table)
      }
    }

    async function* rowsOf(table: SourceTable, changes: Changes | undefined, signal: AbortSignal) {
      const { pool } = await connected(signal)
      const request = pool.request()
      if (changes)
        request.input('from', rowversionType, changes.from).input('below', rowversionType, changes.below)
      const statement = selectOf(table, { column: changes?.column })
      yield* readRows({
        request,
        statement,
        convert: rowConverter(table),
        idleMs: connecting.limits.idleMs,
        signal,
      })
    }

    async function* probe(signal: AbortSignal): AsyncGenerator<PassedCheck> {
      const place = await sourcePlace(settings, outbound)
      yield { key: 'host-found' }
      session ??= await openSqlServer(place, settings, connecting)
      yield* [{ key: 'reached' }, { key: 'signed-in' }] satisfies PassedCheck[]
      const found = await readTables((await connected(signal)).pool)
      yield { key: 'source-readable', sentence: sqlServerMessages.tables(found.length) }
    }

    async function tablesOf(signal: AbortSignal): Promise<SampledTables> {
      const { pool } = await connected(signal)
      const found = await readTables(pool)
      return {
        tables: found.map((table) => ({
          name: displayNameOf(table),
          columns: table.columns.map(({ name }) => name),
          read: (until: AbortSignal) => firstRows(table, until),
        })),
      }
    }

    async function firstRows(table: SourceTable, signal: AbortSignal): Promise<FirstRows> {
      const request = (await connected(signal)).pool.request()
      const statement = selectOf(table, { top: ROWS_READ })
      const { idleMs } = connecting.limits
      const rows: Row[] = []
      const batches = readRows({ request, statement, convert: rowConverter(table), idleMs, signal })
      for await (const batch of explained(batches)) rows.push(...batch)
      return { columns: table.columns.map(({ name }) => name), rows, isWhole: rows.length < ROWS_READ }
    }

    return {
      kind: 'sqlserver',
      list: (signal) => explained(list(signal)),
      open({ path }: SourceStream, signal: AbortSignal, { full, cursor }: Reading) {
        const table = tables.get(path)
        if (!table || !since) throw new Error(`${path} was not listed.`)
        const place = since
        const changes = full ? undefined : changesSince(cursor, table, place)
        return {
          rows: explained(rowsOf(table, changes, signal)),
          extent: changes ? 'changes' : 'whole',
          cursor: () => cursorOf(table, place),
        }
      },
      done: async () => undefined,
      probe: (signal) => explained(probe(signal)),
      tables: tablesOf,
      close: disconnect,
    }
  }
}

const streamOf = (table: SourceTable): SourceStream => ({
  name: displayNameOf(table),
  path: pathOf(table),
  size: undefined,
  modifiedAt: undefined,
  columns: table.columns.map(({ name, type }) => ({ name, type: readingOf(type).type })),
  key: table.key,
})
