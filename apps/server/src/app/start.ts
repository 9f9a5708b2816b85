import type { FastifyInstance } from 'fastify'
import { firstAdministrator } from '../account/first-administrator.ts'
import type { Config } from '../config.ts'
import { makeAllDue } from '../mail/outbox.queries.ts'
import { type MailSender, type MailSenderOptions, startMailSender } from '../mail/sending/mail-sender.ts'
import { transportFor } from '../mail/sending/transport-for.ts'
import { createPasswords, type Passwords } from '../security/passwords.ts'
import type { Clock } from '../services.ts'
import { createSecretBox, type SecretBox } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'
import { refuseWrongKey } from '../storage/wrong-key.ts'
import {
  createSyncEngine,
  type SyncEngine,
  type SyncLog,
  startScheduler,
  syncTargets,
} from '../sync/index.ts'
import { buildApp, reachOf, sourcesOf } from './build-app.ts'
import { startHousekeeping } from './housekeeping.ts'
import { assertPortFree, listen } from './listen.ts'
import { openDatabase } from './open-database.ts'

export type RunningServer = {
  /** Lines for the person who started it. */
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

/** Starts everything in the order of its dependencies: database, mail, sync engine, and last the HTTP server. */
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
    const storage = await openDatabase(config, report)
    running.push(() => storage.close())
    await refuseWrongKey(storage.db, config.encryptionKey)
    await startInside(
      {
        config,
        storage,
        passwords: await createPasswords(),
        secretBox: createSecretBox(config.encryptionKey),
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

const warningsFor = ({ production, databaseUrl }: Config) =>
  production && !databaseUrl
    ? [
        'Warning: the embedded database may lose its last writes in a power cut. Set DATABASE_URL to use PostgreSQL.',
      ]
    : []

async function startInside(context: StartContext, { beforeStart, beforeListen }: StartHooks): Promise<void> {
  const { config, storage, passwords, secretBox, clock, onStop } = context
  let app: FastifyInstance | undefined
  const log = logOf(() => app)
  const adapters = sourcesOf(config)
  const openTarget = syncTargets({ storage, ...reachOf(config) })
  const engine = createSyncEngine({ storage, log, secretBox, clock, adapters, openTarget })

  const settings = (await beforeStart?.(context)) ?? config
  let mail: MailSender | undefined
  app = await buildApp(settings, storage, { engine, clock, passwords, afterWrite: () => mail?.wake() })
  mail = await startMail(config, storage, { secretBox, clock, log })
  onStop(() => mail?.stop() ?? Promise.resolve())
  onStop(await startEngine(engine))
  onStop(startScheduler({ storage, engine, clock, log }))
  await beforeListen?.(context)
  onStop(startHousekeeping(storage, clock, log))
  onStop(() => app?.close() ?? Promise.resolve())
  const notice = await firstAdministrator(storage, config, clock)
  if (notice) context.notice(notice)
  await listen(app, config)
}

async function startMail(
  { mail, publicUrl }: Config,
  { kind, db }: Storage,
  tools: Pick<MailSenderOptions, 'secretBox' | 'clock' | 'log'>,
) {
  if (kind === 'pglite') await makeAllDue(db, tools.clock())
  return startMailSender({ ...tools, db, publicUrl, transport: transportFor(mail, publicUrl) })
}

async function startEngine(engine: SyncEngine) {
  await engine.start()
  return () => engine.stop({ drainMs: 5_000 })
}

// The engine is made before the app whose log it writes to.
const logOf = (app: () => FastifyInstance | undefined): SyncLog => ({
  info: (fields, message) => app()?.log.info(fields, message),
  warn: (fields, message) => app()?.log.warn(fields, message),
  error: (fields, message) => app()?.log.error(fields, message),
})
