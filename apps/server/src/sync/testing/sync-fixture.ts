import { randomBytes } from 'node:crypto'
import { type FtpSite, siteUser } from '@tributary/fakes/ftp/ftp-site'
import { testStorage } from '../../../test/support/test-storage.ts'
import { createSecretBox, type SecretBox } from '../../storage/secret-box.ts'
import type { Storage } from '../../storage/storage.ts'
import { createSyncEngine, type SyncEngine, type SyncEngineOptions } from '../engine/sync-engine.ts'
import { ftpLimits } from '../sources/ftp/ftp-connection.ts'
import { ftpSource } from '../sources/ftp/ftp-source.ts'
import type { SyncLog } from '../sync-log.ts'
import {
  insertConnector,
  insertOrganisation,
  insertRun,
  organisationByCode,
  type RunRow,
  readRun,
} from './sync-records.ts'

export type LogLine = { level: string; fields: object; message: string }

export type SyncFixture = {
  readonly storage: Storage
  readonly secretBox: SecretBox
  readonly organisationId: string
  readonly log: LogLine[]
  engine(options?: Partial<SyncEngineOptions>): SyncEngine
  connector(
    properties: Record<string, string>,
    options?: { type?: string; organisationId?: string },
  ): Promise<string>
  ftpConnector(site: Pick<FtpSite, 'port'>, properties?: Record<string, string>): Promise<string>
  organisation(code: string | null): Promise<string>
  /** Queues a run. */
  queue(connectorId: string, options?: { full?: boolean }): Promise<string>
  /** Queues and executes a run. Returns it as it is when the engine has finished with it. */
  refresh(engine: SyncEngine, connectorId: string, options?: { full?: boolean }): Promise<RunRow>
  /** Waits until the engine has finished with a run. */
  ended(runId: string): Promise<RunRow>
  run(runId: string): Promise<RunRow>
  rows(sql: string): Promise<Record<string, unknown>[]>
  /** Stops every engine created so far, like a process that ends. */
  stopEngines(): Promise<void>
  close(): Promise<void>
}

/** Creates an organisation with the code ACME in an empty database of this test project's engine. */
export async function syncFixture(
  given?: Storage,
  secretBox = createSecretBox(randomBytes(32)),
): Promise<SyncFixture> {
  const storage = given ?? (await testStorage())
  const log = new WatchedLog()
  const engines: SyncEngine[] = []
  const organisation = (code: string | null) => insertOrganisation(storage, code)
  const organisationId = (await organisationByCode(storage, 'ACME')) ?? (await organisation('ACME'))

  const connector: SyncFixture['connector'] = (properties, { type = 'ftp', ...options } = {}) =>
    insertConnector(storage, secretBox, { organisationId, ...options }, type, properties)

  const queue: SyncFixture['queue'] = (connectorId, { full = false } = {}) =>
    insertRun(storage, connectorId, full)

  const stopEngines = async () => {
    for (const engine of engines.splice(0)) await engine.stop({ drainMs: 0 })
  }

  const ended = async (runId: string) => {
    await log.until(({ fields, message }) => endings.has(message) && Reflect.get(fields, 'runId') === runId)
    return readRun(storage, runId)
  }

  return {
    storage,
    secretBox,
    organisationId,
    log: log.lines,
    organisation,
    connector,
    queue,
    ended,
    run: (runId) => readRun(storage, runId),
    engine(options = {}) {
      const engine = createSyncEngine({
        storage,
        secretBox,
        log,
        // With the production limits, because on a busy machine a database may take seconds to store rows.
        adapters: { ftp: ftpSource({ allowPrivateTargets: true }, ftpLimits) },
        clock: () => new Date(),
        retries: [],
        progressMs: 0,
        ...options,
      })
      engines.push(engine)
      return engine
    },
    ftpConnector: ({ port }, properties = {}) =>
      connector({
        'ftp.host': `127.0.0.1:${port}`,
        'ftp.username': siteUser.username,
        'ftp.password': siteUser.password,
        'ftp.path': '/out',
        'ftp.encryption': 'none',
        ...properties,
      }),
    async refresh(engine, connectorId, options) {
      const runId = await queue(connectorId, options)
      await engine.enqueue(runId)
      return ended(runId)
    },
    async rows(sql) {
      return (await storage.withConnection(({ query }) => query(sql))).rows
    },
    stopEngines,
    async close() {
      await stopEngines()
      await storage.close()
    },
  }
}

const endings = new Set([
  'Refresh ended',
  'Refresh superseded',
  'Refresh put back',
  'The end of a refresh could not be noted; it will be taken up again',
])

class WatchedLog implements SyncLog {
  readonly lines: LogLine[] = []
  readonly #waiting: { wanted: (line: LogLine) => boolean; resolve: () => void }[] = []

  info = (fields: object, message: string) => this.#add({ level: 'info', fields, message })
  warn = (fields: object, message: string) => this.#add({ level: 'warn', fields, message })
  error = (fields: object, message: string) => this.#add({ level: 'error', fields, message })

  #add(line: LogLine) {
    this.lines.push(line)
    for (const { wanted, resolve } of this.#waiting) if (wanted(line)) resolve()
  }

  async until(wanted: (line: LogLine) => boolean): Promise<void> {
    if (this.lines.some(wanted)) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push({ wanted, resolve })
    await promise
  }
}
