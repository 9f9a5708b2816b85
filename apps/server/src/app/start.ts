import { firstAdministrator } from '../account/first-administrator.ts'
import { serveOperations } from '../backup/operate-socket.ts'
import type { Config } from '../config.ts'
import { createLogger } from '../http/logger.ts'
import { startDomainChecks } from '../organisation-sign-in/check-domains.ts'
import { txtResolver } from '../outbound/resolve-txt.ts'
import { createPasswords, type Passwords } from '../security/passwords.ts'
import type { Clock } from '../services.ts'
import type { KeyCounts } from '../storage/sealed-columns.ts'
import { createSecretBox, type SecretBox } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'
import { refuseWrongKey } from '../storage/wrong-key.ts'
import { startScheduler } from '../sync/index.ts'
import { buildApp } from './build-app.ts'
import { buildWorkerApp } from './build-worker-app.ts'
import { embeddedOperations } from './embedded-operations.ts'
import { startHousekeeping } from './housekeeping.ts'
import { assertPortFree, listen } from './listen.ts'
import { openDatabase } from './open-database.ts'
import { prepareEngine } from './prepare-engine.ts'
import { startEvents } from './start-events.ts'
import { startMail } from './start-mail.ts'
import { startMetrics } from './start-metrics.ts'
import { startTracing } from './start-tracing.ts'

export type RunningServer = {
  /** Lines for the operator who started it. */
  notices: readonly string[]
  /** Finishes open requests, returns refreshes that do not end in time to the queue, then closes the database. */
  stop(): Promise<void>
}

/** What a hook can use. */
export type StartContext = {
  config: Config
  storage: Storage
  passwords: Passwords
  secretBox: SecretBox
  clock: Clock
  /** Adds a line to the notices of the running server. */
  notice(line: string): void
  /** Registers what to stop with the server; the last one registered is stopped first. */
  onStop(stop: () => Promise<unknown>): void
}

/** Steps that a start includes, for example those of the demo. */
export type StartHooks = {
  /** Runs when the database is open and nothing has used it yet. Returns the configuration to continue with. */
  beforeStart?(context: StartContext): Promise<Config>
  /** Runs when interrupted refreshes have been recovered, before the server listens. */
  beforeListen?(context: StartContext): Promise<void>
}

/** Starts the work of this process in the order of its dependencies: database, mail, sync engine, and last the HTTP server. */
export async function startServer(
  config: Config,
  hooks: StartHooks = {},
  report: (line: string) => void = () => undefined,
): Promise<RunningServer> {
  const running: (() => Promise<unknown>)[] = []
  const notices = warningsFor(config)
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end()
  }
  try {
    await assertPortFree(config)
    const stopTracing = await startTracing(config)
    if (stopTracing) running.push(stopTracing)
    const storage = await openDatabase(config, report)
    running.push(() => storage.close())
    const stopMetrics = await startMetrics(config, storage)
    if (stopMetrics) running.push(stopMetrics)
    notices.push(...keyWarnings(await refuseWrongKey(storage.db, ...config.encryptionKeys)))
    await startInside(
      {
        config,
        storage,
        passwords: await createPasswords(),
        secretBox: createSecretBox(...config.encryptionKeys),
        clock: () => new Date(),
        notice: (line) => notices.push(line),
        onStop: (end) => running.push(end),
      },
      hooks,
    )
    return { notices, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const warningsFor = ({ warnings, production, databaseUrl }: Config) =>
  [...warnings, ...(production && !databaseUrl ? [mayLoseWrites] : [])].map((text) => `Warning: ${text}`)

const keyWarnings = (lost: KeyCounts) =>
  Object.entries(lost).map(
    ([id, values]) =>
      `Warning: ${values} stored secrets were sealed with the key ${id}, which is not in ENCRYPTION_KEY. Add it, or enter them again.`,
  )

const mayLoseWrites =
  'the embedded database may lose its last writes in a power cut. Set DATABASE_URL to use PostgreSQL.'

/** What a process does in addition to its endpoints depends on its role. */
async function startInside(context: StartContext, { beforeStart, beforeListen }: StartHooks): Promise<void> {
  const { config, storage, passwords, clock, notice, onStop } = context
  const logger = createLogger(config.logLevel)
  const settings = (await beforeStart?.(context)) ?? config
  const { executes, serves } = rolesOf(config)
  const mail = executes ? await startMail({ ...context, log: logger }) : undefined
  if (mail) await startEvents({ ...context, log: logger, mail })
  if (storage.kind === 'pglite')
    onStop(
      await serveOperations({
        dataDir: config.dataDir,
        operations: embeddedOperations(config, storage),
        log: logger,
      }),
    )
  const engine = await prepareEngine({ ...context, config: settings, log: logger }, executes)
  const app = serves
    ? await buildApp(settings, storage, {
        ...{ engine, clock, passwords, logger },
        ...(mail && { afterWrite: () => mail.wake() }),
      })
    : await buildWorkerApp(settings, storage, logger)
  await engine.start()
  onStop(() => engine.stop({ drainMs: 5_000 }))
  if (executes) onStop(startScheduler({ storage, engine, clock, log: logger }))
  await beforeListen?.(context)
  if (executes) {
    const secretBox = createSecretBox(...config.encryptionKeys)
    const resolveTxt = txtResolver(config.dnsServers)
    onStop(startDomainChecks({ storage, clock, secretBox, resolveTxt, log: logger }))
  }
  if (executes)
    onStop(startHousekeeping({ storage, clock, log: logger, auditRetentionMs: config.auditRetentionMs }))
  onStop(() => app.close())
  const administratorNotice = serves && (await firstAdministrator(storage, config, clock))
  if (administratorNotice) notice(administratorNotice)
  await listen(app, config)
}

const rolesOf = ({ role }: Config) => ({ executes: role !== 'web', serves: role !== 'worker' })
