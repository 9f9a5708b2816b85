import { firstAdministrator } from '../account/first-administrator.ts'
import { serveOperations } from '../backup/operate-socket.ts'
import type { Config } from '../config.ts'
import { configuredAccountProviders } from '../connectors/authorise/configured-account-providers.ts'
import { freshToken } from '../connectors/authorise/fresh-token.ts'
import { offerAuthorisation } from '../connectors/authorise/offer-authorisation.ts'
import { describeSources } from '../custom-sources/reading/current-source.ts'
import { structureWriter } from '../database/structure-writer.ts'
import { createLogger } from '../http/logger.ts'
import { makeAllDue } from '../mail/outbox.queries.ts'
import { type MailSenderOptions, startMailSender } from '../mail/sending/mail-sender.ts'
import { transportFor } from '../mail/sending/transport-for.ts'
import { createPasswords, type Passwords } from '../security/passwords.ts'
import type { Clock } from '../services.ts'
import type { KeyCounts } from '../storage/sealed-columns.ts'
import { createSecretBox, type SecretBox } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'
import { refuseWrongKey } from '../storage/wrong-key.ts'
import { type AccessOf, createSyncEngine, startScheduler, syncTargets } from '../sync/index.ts'
import { buildApp, reachOf, sourcesOf, targetsOf } from './build-app.ts'
import { embeddedOperations } from './embedded-operations.ts'
import { startHousekeeping } from './housekeeping.ts'
import { assertPortFree, listen } from './listen.ts'
import { openDatabase } from './open-database.ts'

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

async function startInside(context: StartContext, { beforeStart, beforeListen }: StartHooks): Promise<void> {
  const { config, storage, passwords, secretBox, clock, notice, onStop } = context
  const logger = createLogger(config.logLevel)
  const settings = (await beforeStart?.(context)) ?? config
  const openTarget = syncTargets({ storage, ...reachOf(config) })
  const adapters = sourcesOf(settings, storage)
  const accountProviders = configuredAccountProviders(settings)
  await offerAuthorisation(storage.db, accountProviders, settings.installationSources)
  const tokens = { config: settings, storage, secretBox, clock, accountProviders }
  const access: AccessOf = (place) => (options) => freshToken(tokens, place, options)
  const describe = describeSources(storage.db, settings.installationSources)
  const targets = targetsOf(settings)
  const writeStructure = structureWriter({ storage, clock, targets, secretBox })
  const engine = createSyncEngine({
    ...{ storage, log: logger, secretBox, clock },
    ...{ adapters, openTarget, access, describe, writeStructure },
  })
  const mail = await startMail(config, storage, { secretBox, clock, log: logger })
  onStop(() => mail.stop())
  if (storage.kind === 'pglite')
    onStop(
      await serveOperations({
        dataDir: config.dataDir,
        operations: embeddedOperations(config, storage),
        log: logger,
      }),
    )
  const afterWrite = () => mail.wake()
  const app = await buildApp(settings, storage, { engine, clock, passwords, logger, afterWrite })
  await engine.start()
  onStop(() => engine.stop({ drainMs: 5_000 }))
  onStop(startScheduler({ storage, engine, clock, log: logger }))
  await beforeListen?.(context)
  onStop(startHousekeeping(storage, clock, logger))
  onStop(() => app.close())
  const administratorNotice = await firstAdministrator(storage, config, clock)
  if (administratorNotice) notice(administratorNotice)
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
