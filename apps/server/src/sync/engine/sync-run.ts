import { isExcel, type RefreshCause, safeName } from '@tributary/domain'
import type { SecretBox } from '../../storage/secret-box.ts'
import type { Storage } from '../../storage/storage.ts'
import { refreshMessages } from '../refresh.messages.ts'
import { SourceFailure } from '../source-failure.ts'
import type {
  SourceAccess,
  SourceAdapter,
  SourceAdapters,
  SourceDescriptions,
  SourceStream,
} from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure, TableTaken } from '../sync-failure.ts'
import type { SyncLog } from '../sync-log.ts'
import type { OpenTarget } from '../targets/open-target.ts'
import type { SyncTarget } from '../targets/sync-target.ts'
import type { TargetTable } from '../targets/target-table.ts'
import type { Timers } from '../timers.ts'
import { type PlacedTables, placeTables } from './first-schema.ts'
import { type Retries, withRetries } from './retries.ts'
import { failed, isForPeople, succeeded } from './run-end.ts'
import type { ClaimedRun, RunEnd } from './run-store.ts'
import { stillResponds } from './still-responds.ts'
import { type StructureWriter, structureRun } from './structure-writer.ts'
import { readConnector, type SyncConnector } from './sync-connector.ts'
import { syncStream } from './sync-stream.ts'
import { isDue, type SyncedFile, syncedFiles } from './synced-files.ts'

export type RunContext = {
  readonly storage: Storage
  readonly adapters: SourceAdapters
  readonly writeStructure?: StructureWriter
  readonly openTarget: OpenTarget
  readonly secretBox: SecretBox
  readonly access?: (place: { organisationId: string; connectorId: string }) => SourceAccess
  readonly describe?: SourceDescriptions
  readonly log: SyncLog
  readonly now: () => Date
  readonly timers?: Timers
  readonly retries: Retries
  readonly run: ClaimedRun
  readonly signal: AbortSignal
  readonly progress: (detail: string) => Promise<void>
  /** Called with the type of the connector, once it is known. */
  readonly onKind?: (kind: string) => void
  /** Called with the number of rows that were stored. */
  readonly onRows?: (rows: number) => void
}

/** Executes one refresh: every due stream, one after another. Throws only errors that are not about a stream. */
export async function syncRun(context: RunContext): Promise<RunEnd> {
  try {
    const connector = await readConnector(context.storage.db, context.run, context.secretBox)
    context.onKind?.(connector.type)
    if (isExcel(connector.type) && context.writeStructure)
      return await syncStructure(context, connector, context.writeStructure)
    const source = await openSource(context, connector)
    try {
      return await syncInto(context, source, connector)
    } finally {
      source.close()
    }
  } catch (error) {
    if (context.signal.aborted || !isForPeople(error)) throw error
    return failed([error])
  }
}

/** Executes a refresh that has no source: it writes the structure of the organisation. */
async function syncStructure(
  context: RunContext,
  connector: SyncConnector,
  write: StructureWriter,
): Promise<RunEnd> {
  mustBeConnected(connector)
  const { storage, run, signal, progress } = context
  await progress(syncMessages.writingStructure)
  const tables = await retrying(context, () => write(structureRun(storage.db, run, signal)))
  return succeeded(tables.length, tables)
}

async function openSource(
  { adapters, access, describe, run, log, now }: RunContext,
  connector: SyncConnector,
): Promise<SourceAdapter> {
  const adapter = Object.hasOwn(adapters, connector.type) ? adapters[connector.type] : undefined
  if (!adapter) throw new SyncFailure(refreshMessages.unsupported(connector.type), { code: 'unsupported' })
  mustBeConnected(connector)
  const { properties } = connector
  const description = await describe?.(run.organisationId, properties)
  return adapter({
    properties,
    log,
    now,
    ...(access && { access: access(run) }),
    ...(description && { description }),
  })
}

function mustBeConnected({ isConnected }: SyncConnector) {
  if (!isConnected) throw new SyncFailure(syncMessages.disconnected, { code: 'disconnected' })
}

async function syncInto(context: RunContext, source: SourceAdapter, connector: SyncConnector) {
  const { target, schema } = context.openTarget(
    { ...connector, organisationId: context.run.organisationId },
    context.signal,
  )
  try {
    await retrying(context, () => target.prepareSchema(schema))
    await context.progress(syncMessages.connecting)
    const streams = await retrying(context, () => listStreams(source, context.signal))
    const placing = { ...context, connector, target, tables: streams.map(tableName).filter(Boolean) }
    const place = () => retrying(context, () => placeTables(placing, schema))
    const into = { target, streams, usual: schema }
    const placed = await place()
    try {
      return await syncStreams(context, source, { ...into, ...placed })
    } catch (error) {
      // Another connector has created one of the tables since.
      if (!(error instanceof TableTaken)) throw error
      return await syncStreams(context, source, { ...into, ...(await place()), mayMove: false })
    }
  } finally {
    await target.close()
  }
}

type Into = PlacedTables & {
  readonly target: SyncTarget
  readonly streams: readonly SourceStream[]
  /** The schema that the settings name. */
  readonly usual: string
}

async function syncStreams(
  context: RunContext,
  source: SourceAdapter,
  { target, streams, schema, usual, mayMove }: Into,
): Promise<RunEnd> {
  const { run, storage } = context
  const noted = await syncedFiles(storage.db, run.connectorId, target.place)
  const tables = new Map<string, string>()
  const result: Result = { taken: new Map(), notIncluded: [], failures: [] }
  const first = streams.map((stream) => ({ stream, table: () => tableFor(stream, schema, tables), noted }))
  // A stream that is stored in slices continues after the others, so that tables that are read together stay together.
  for (let pass: Waiting[] = first; pass.length > 0; )
    pass = await syncPass({ context, source, target, result, mayMove }, pass)
  const { failures, notIncluded } = result
  const taken = [...result.taken].map(([name, rows]) => ({ name, rows }))
  if (failures.length === 0 && notIncluded.length > 0 && notIncluded.length === streams.length)
    failures.push(...notIncluded.map(({ failure }) => failure))
  const notes = source.notes?.() ?? []
  if (failures.length > 0) return failed(failures, taken, notes)
  const refused = notIncluded.map(({ name, failure }) => ({
    tables: [name],
    why: failure.message,
    code: failure.code,
  }))
  const leftOut = [...refused, ...(source.leftOut?.() ?? [])]
  const moved = schema === usual ? [] : [syncMessages.moved(schema, usual)]
  const warnings = [...moved, ...(source.warnings?.() ?? [])]
  return succeeded(streams.length, taken, { leftOut, warnings, notes })
}

type Waiting = {
  readonly stream: SourceStream
  table(): TargetTable
  noted(stream: SourceStream, table: TargetTable): SyncedFile | undefined
  readonly continues?: boolean
}

type Result = {
  /** The rows stored, by the name of the stream. */
  readonly taken: Map<string, number>
  readonly notIncluded: { readonly name: string; readonly failure: SourceFailure }[]
  readonly failures: (SourceFailure | SyncFailure)[]
}

type Pass = {
  context: RunContext
  source: SourceAdapter
  target: SyncTarget
  result: Result
  mayMove: boolean
}

/** Stores each stream or its next slice. Returns the streams that continue; none once a failure ends everything. */
async function syncPass(pass: Pass, waiting: readonly Waiting[]): Promise<Waiting[]> {
  const { context, source, result, mayMove } = pass
  const continued: Waiting[] = []
  for (const one of waiting) {
    try {
      const next = await syncOne(pass, one)
      if (next) continued.push(next)
      // Also for a stream stored earlier: the server may have died before its file was moved.
      else await source.done(one.stream)
    } catch (error) {
      if (context.signal.aborted || !isForPeople(error)) throw error
      if (error instanceof TableTaken && mayMove && result.taken.size === 0) throw error
      const fields = { runId: context.run.id, stream: one.stream.name, err: error.cause ?? error }
      context.log.warn(fields, error.message)
      if (error instanceof SourceFailure && error.notIncluded)
        result.notIncluded.push({ name: one.stream.name, failure: error })
      else result.failures.push(error)
      if (endsEverything(error)) return []
      const wasSilent = error instanceof SourceFailure && error.silentMs > 0
      if (wasSilent && !(await stillResponds(source, context))) return []
    }
  }
  return continued
}

/** Stores a stream or its next slice. Returns what continues it. */
async function syncOne(
  { context, source, target, result }: Pass,
  { stream, table: findTable, noted, continues = false }: Waiting,
): Promise<Waiting | undefined> {
  const table = findTable()
  const before = noted(stream, table)
  if (!continues && (await isUpToDate({ target, run: context.run, stream, before, table }))) return undefined
  const work = { ...context, target, source, stream, table, before, continues }
  const { rows, cursor, more } = await retrying(context, () => syncStream(work))
  context.onRows?.(rows)
  result.taken.set(stream.name, (result.taken.get(stream.name) ?? 0) + rows)
  const stored = { size: -1, modifiedAt: null, syncedAt: context.now(), cursor }
  return more ? { stream, table: () => table, noted: () => stored, continues: true } : undefined
}

const endings = new Set<RefreshCause>([
  'target-sign-in-refused',
  'target-unreachable',
  'target-private-address',
])

/** Whether to stop after a failure. A source that refused our sign-in would refuse again, and may lock the account. */
const endsEverything = (error: SourceFailure | SyncFailure) =>
  error instanceof SourceFailure ? error.forbidden || error.retryAt !== undefined : endings.has(error.code)

const retrying = <T>({ retries, now, timers, signal, progress }: RunContext, work: () => Promise<T>) =>
  withRetries(
    {
      ...{ retries, now, signal, ...(timers && { timers }) },
      onRetry: (why) => progress(syncMessages.tryingAgain(why)),
    },
    work,
  )

async function listStreams(source: SourceAdapter, signal: AbortSignal): Promise<SourceStream[]> {
  const streams: SourceStream[] = []
  for await (const stream of source.list(signal)) streams.push(stream)
  return streams
}

/** Returns the table named after a stream. Two streams of one refresh may not share a table. */
function tableFor(stream: SourceStream, schema: string, tables: Map<string, string>): TargetTable {
  const { name } = stream
  const table = tableName(stream)
  if (!table) throw new SyncFailure(syncMessages.badTableName(name), { code: 'source-data' })
  const other = tables.get(table)
  if (other) throw new SyncFailure(syncMessages.sameTable(name, other, table), { code: 'source-data' })
  tables.set(table, name)
  return { schema, name: table }
}

/** Only files have an extension to remove; streams that declare columns are not files. */
const tableName = ({ name, columns }: SourceStream) => safeName(columns ? name : name.replace(/\.[^.]+$/, ''))

type UpToDate = {
  target: SyncTarget
  run: ClaimedRun
  stream: SourceStream
  before: SyncedFile | undefined
  table: TargetTable
}

const isUpToDate = async ({ target, run, stream, before, table }: UpToDate) =>
  !isDue(stream, before, run) && (await target.describe(table)) !== undefined
