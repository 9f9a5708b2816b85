import { safeName } from '@tributary/domain'
import type { SecretBox } from '../../storage/secret-box.ts'
import type { Storage } from '../../storage/storage.ts'
import { refreshMessages } from '../refresh.messages.ts'
import { SourceFailure } from '../source-failure.ts'
import type { SourceAdapter, SourceAdapters, SourceStream } from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure } from '../sync-failure.ts'
import type { SyncLog } from '../sync-log.ts'
import type { OpenTarget } from '../targets/open-target.ts'
import type { SyncTarget } from '../targets/sync-target.ts'
import type { TargetTable } from '../targets/target-table.ts'
import { type Retries, withRetries } from './retries.ts'
import { failed, succeeded, type TakenStream } from './run-end.ts'
import type { ClaimedRun, RunEnd } from './run-store.ts'
import { readConnector, type SyncConnector } from './sync-connector.ts'
import { syncStream } from './sync-stream.ts'
import { isDue, type SyncedFile, syncedFiles } from './synced-files.ts'

export type RunContext = {
  readonly storage: Storage
  readonly adapters: SourceAdapters
  readonly openTarget: OpenTarget
  readonly secretBox: SecretBox
  readonly log: SyncLog
  readonly now: () => Date
  readonly retries: Retries
  readonly run: ClaimedRun
  readonly signal: AbortSignal
  readonly progress: (detail: string) => Promise<void>
}

/** Executes one refresh: every due stream, one after another. Throws only errors that are not about a stream. */
export async function syncRun(context: RunContext): Promise<RunEnd> {
  try {
    const connector = await readConnector(context.storage.db, context.run, context.secretBox)
    const source = openSource(context, connector)
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

const isForPeople = (error: unknown): error is SourceFailure | SyncFailure =>
  error instanceof SourceFailure || error instanceof SyncFailure

function openSource({ adapters, log, now }: RunContext, connector: SyncConnector): SourceAdapter {
  const adapter = Object.hasOwn(adapters, connector.type) ? adapters[connector.type] : undefined
  if (!adapter) throw new SyncFailure(refreshMessages.unsupported(connector.type), { code: 'unsupported' })
  if (!connector.isConnected) throw new SyncFailure(syncMessages.disconnected, { code: 'disconnected' })
  return adapter({ properties: connector.properties, log, now })
}

async function syncInto(context: RunContext, source: SourceAdapter, connector: SyncConnector) {
  const { target, schema } = context.openTarget(
    { ...connector, organisationId: context.run.organisationId },
    context.signal,
  )
  try {
    await retrying(context, () => target.prepareSchema(schema))
    return await syncStreams(context, source, target, schema)
  } finally {
    await target.close()
  }
}

async function syncStreams(
  context: RunContext,
  source: SourceAdapter,
  target: SyncTarget,
  schema: string,
): Promise<RunEnd> {
  const { run, storage, progress } = context
  await progress(syncMessages.connecting)
  const streams = await retrying(context, () => listStreams(source, context.signal))
  const noted = await syncedFiles(storage.db, run.connectorId, target.place)
  const tables = new Map<string, string>()
  const taken: TakenStream[] = []
  const failures: (SourceFailure | SyncFailure)[] = []
  for (const stream of streams) {
    try {
      const table = tableFor(stream, schema, tables)
      const before = noted(stream, table)
      if (!(await isUpToDate({ target, run, stream, before, table }))) {
        const work = { ...context, target, source, stream, table, before }
        taken.push({ name: stream.name, rows: await retrying(context, () => syncStream(work)) })
      }
      // Also for a stream stored earlier: the server may have died before its file was moved.
      await source.done(stream)
    } catch (error) {
      if (context.signal.aborted || !isForPeople(error)) throw error
      failures.push(error)
      context.log.warn({ runId: run.id, stream: stream.name, err: error.cause ?? error }, error.message)
      if (endsEverything(error)) break
    }
  }
  if (failures.length > 0) return failed(failures, taken)
  return succeeded(streams.length, taken, source.warnings?.())
}

/** Whether to stop after a failure. A source that refused our sign-in would refuse again, and may lock the account. */
const endsEverything = (error: SourceFailure | SyncFailure) =>
  error instanceof SourceFailure
    ? error.forbidden || error.retryAt !== undefined
    : error.code === 'target-sign-in-refused' || error.code === 'target-unreachable'

const retrying = <T>({ retries, now, signal, progress }: RunContext, work: () => Promise<T>) =>
  withRetries({ retries, now, signal, onRetry: (why) => progress(syncMessages.tryingAgain(why)) }, work)

async function listStreams(source: SourceAdapter, signal: AbortSignal): Promise<SourceStream[]> {
  const streams: SourceStream[] = []
  for await (const stream of source.list(signal)) streams.push(stream)
  return streams
}

/** Returns the table named after a stream. Two streams of one refresh may not share a table. */
function tableFor({ name, columns }: SourceStream, schema: string, tables: Map<string, string>): TargetTable {
  // Only files have an extension to remove; streams that declare columns are not files.
  const table = safeName(columns ? name : name.replace(/\.[^.]+$/, ''))
  if (!table) throw new SyncFailure(syncMessages.badTableName(name), { code: 'source-data' })
  const other = tables.get(table)
  if (other) throw new SyncFailure(syncMessages.sameTable(name, other, table), { code: 'source-data' })
  tables.set(table, name)
  return { schema, name: table }
}

type UpToDate = {
  target: SyncTarget
  run: ClaimedRun
  stream: SourceStream
  before: SyncedFile | undefined
  table: TargetTable
}

const isUpToDate = async ({ target, run, stream, before, table }: UpToDate) =>
  !isDue(stream, before, run) && (await target.describe(table)) !== undefined
