import { safeName } from '@tributary/domain'
import { refreshMessages } from '../../connectors/refresh.messages.ts'
import type { SecretBox } from '../../storage/secret-box.ts'
import type { Storage } from '../../storage/storage.ts'
import { SourceFailure } from '../source-failure.ts'
import type { SourceAdapter, SourceAdapters, SourceStream } from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import type { SyncLog } from '../sync-log.ts'
import { type Retries, withRetries } from './retries.ts'
import type { ClaimedRun, RunEnd } from './run-store.ts'
import { readConnector, type SyncConnector } from './sync-connector.ts'
import { SyncFailure } from './sync-failure.ts'
import { syncFile } from './sync-file.ts'
import { inTransaction } from './sync-session.ts'
import { isDue, type SyncedFile, syncedFiles } from './synced-files.ts'
import { belongsToAnother, ensureSchema, targetSchemaName } from './target-schema.ts'
import { type TargetTable, tableExists } from './target-table.ts'

export type RunContext = {
  readonly storage: Storage
  readonly adapters: SourceAdapters
  readonly secretBox: SecretBox
  readonly log: SyncLog
  readonly now: () => Date
  readonly retries: Retries
  readonly run: ClaimedRun
  readonly signal: AbortSignal
  readonly progress: (detail: string) => Promise<void>
}

/** Carries out one refresh: every file that is due, one after the other. Throws only what is not about the files. */
export async function syncRun(context: RunContext): Promise<RunEnd> {
  try {
    const connector = await readConnector(context.storage.db, context.run, context.secretBox)
    const source = openSource(context, connector)
    try {
      return await syncFiles(context, source, await targetSchema(context, connector))
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
  if (!adapter) throw new SyncFailure(refreshMessages.unsupported(connector.type))
  if (!connector.isConnected) throw new SyncFailure(syncMessages.disconnected)
  if (connector.properties.has('target.connectionString'))
    throw new SyncFailure(syncMessages.ownDatabaseNotAvailable)
  return adapter({ properties: connector.properties, log, now })
}

async function targetSchema({ storage, run }: RunContext, connector: SyncConnector): Promise<string> {
  const schema = targetSchemaName(connector.properties.get('target.schema'), connector.organisationCode)
  await storage.withConnection((connection) =>
    inTransaction(connection, async () => {
      if (await belongsToAnother(connection, schema, run.organisationId))
        throw new SyncFailure(syncMessages.schemaTaken(schema))
      await ensureSchema(connection, schema, run.organisationId)
    }),
  )
  return schema
}

async function syncFiles(context: RunContext, source: SourceAdapter, schema: string): Promise<RunEnd> {
  const { run, storage, progress } = context
  await progress(syncMessages.connecting)
  const files = await retrying(context, () => listFiles(source, context.signal))
  const before = await syncedFiles(storage.db, run.connectorId)
  const tables = new Map<string, string>()
  const taken: { name: string; rows: number }[] = []
  const failures: Error[] = []
  for (const file of files) {
    try {
      const table = tableFor(file, schema, tables)
      if (!(await isUpToDate(context, file, before.get(file.path), table))) {
        const rows = await retrying(context, () => syncFile({ ...context, source, file, table }))
        taken.push({ name: file.name, rows })
      }
      // Also for a file whose rows came in earlier: the server may have died before it was moved away.
      await source.done(file)
    } catch (error) {
      if (context.signal.aborted || !isForPeople(error)) throw error
      failures.push(error)
      context.log.warn({ runId: run.id, file: file.name, err: error.cause ?? error }, error.message)
      if (error instanceof SourceFailure && error.forbidden) break
    }
  }
  return failures.length > 0 ? failed(failures, taken) : succeeded(files, taken)
}

const retrying = <T>({ retries, signal, progress }: RunContext, work: () => Promise<T>) =>
  withRetries(retries, signal, (why) => progress(syncMessages.tryingAgain(why)), work)

async function listFiles(source: SourceAdapter, signal: AbortSignal): Promise<SourceStream[]> {
  const files: SourceStream[] = []
  for await (const file of source.list(signal)) files.push(file)
  return files
}

/** The table named after a file; two files of one refresh may not share one. */
function tableFor(file: SourceStream, schema: string, tables: Map<string, string>): TargetTable {
  const name = safeName(file.name.replace(/\.[^.]+$/, ''))
  if (!name) throw new SyncFailure(syncMessages.badTableName(file.name))
  const other = tables.get(name)
  if (other) throw new SyncFailure(syncMessages.sameTable(file.name, other, name))
  tables.set(name, file.name)
  return { schema, name }
}

async function isUpToDate(
  { run, storage }: RunContext,
  file: SourceStream,
  before: SyncedFile | undefined,
  table: TargetTable,
) {
  return !isDue(file, before, run, table) && (await storage.withConnection((it) => tableExists(it, table)))
}

function succeeded(files: readonly SourceStream[], taken: readonly { name: string; rows: number }[]): RunEnd {
  const nothing = files.length === 0 ? syncMessages.noFiles : syncMessages.nothingNew
  const detail = taken.length > 0 ? syncMessages.taken(taken) : nothing
  return { state: 'succeeded', detail, error: null, forbidden: false }
}

function failed(failures: readonly Error[], taken: readonly { name: string; rows: number }[] = []): RunEnd {
  const error = syncMessages.failures(failures.map(({ message }) => message))
  return {
    state: 'failed',
    detail: [error, ...(taken.length > 0 ? [syncMessages.taken(taken)] : [])].join('\n'),
    error,
    forbidden: failures.some((failure) => failure instanceof SourceFailure && failure.forbidden),
  }
}
