import type { FastifyInstance } from 'fastify'
import { firstAdministrator } from './account/first-administrator.ts'
import { buildApp, reachOf, sourcesOf } from './app.ts'
import type { Config } from './config.ts'
import { addAccountProviders } from './demo/account-providers/account-providers.ts'
import { seedAuthorisations } from './demo/account-providers/seed-authorisations.ts'
import { startSampleErp } from './demo/erp/sample-erp.ts'
import { fillDemoTables } from './demo/fill-demo-tables.ts'
import { startSampleFtp } from './demo/ftp-files/sample-ftp.ts'
import { hideOverdueRefresh, showOverdueRefresh } from './demo/overdue-refresh.ts'
import { connectSampleErp } from './demo/sample-erp-connector.ts'
import { connectSampleFtp } from './demo/sample-ftp-connector.ts'
import { connectSampleShop } from './demo/sample-shop-connector.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { startSampleShop } from './demo/shop/sample-shop.ts'
import { addDemoProvider } from './demo/sign-in-provider/add-demo-provider.ts'
import { listen, tryDoor } from './door.ts'
import { startHousekeeping } from './housekeeping.ts'
import { makeAllDue } from './mail/outbox.queries.ts'
import { type MailSender, type MailSenderOptions, startMailSender } from './mail/sending/mail-sender.ts'
import { transportFor } from './mail/sending/transport-for.ts'
import { openDatabase } from './open-database.ts'
import { createPasswords } from './security/passwords.ts'
import { createSecretBox, type SecretBox } from './storage/secret-box.ts'
import type { Storage } from './storage/storage.ts'
import { refuseWrongKey } from './storage/wrong-key.ts'
import { createSyncEngine, type SyncEngine, type SyncLog, startScheduler, syncTargets } from './sync/index.ts'

export type RunningServer = {
  /** What whoever started it has to know. */
  notices: readonly string[]
  /** Answers what is under way, puts refreshes back that do not end in time, then closes the database. */
  stop(): Promise<void>
}

/** Everything that runs, in the order it needs: database, demo, engine, and last the door that lets people in. */
export async function startServer(
  config: Config,
  report: (line: string) => void = () => undefined,
): Promise<RunningServer> {
  const running: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end()
  }
  try {
    await tryDoor(config)
    const storage = await openDatabase(config, report)
    running.push(() => storage.close())
    await refuseWrongKey(storage.db, config.encryptionKey)
    const notices = await startInside(config, storage, running)
    return { notices: [...warningsFor(config), ...notices], stop }
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

async function startInside(
  config: Config,
  storage: Storage,
  running: (() => Promise<unknown>)[],
): Promise<string[]> {
  const passwords = await createPasswords()
  const secretBox = createSecretBox(config.encryptionKey)
  const clock = () => new Date()
  let app: FastifyInstance | undefined
  const log = logOf(() => app)
  const adapters = sourcesOf(config)
  const openTarget = syncTargets({ storage, ...reachOf(config) })
  const engine = createSyncEngine({ storage, log, secretBox, clock, adapters, openTarget })

  const demoTools = { passwords, secretBox, now: clock() }
  const settings = config.demo ? await prepareDemo(config, storage, demoTools, running) : config
  const erp = config.demo ? await startErp(config, storage, secretBox, running) : null
  let mail: MailSender | undefined
  app = await buildApp(settings, storage, { engine, clock, passwords, afterWrite: () => mail?.wake() })
  mail = await startMail(config, storage, { secretBox, clock, log })
  running.push(() => mail?.stop() ?? Promise.resolve())
  running.push(await startEngine(engine))
  running.push(startScheduler({ storage, engine, clock, log }))
  if (config.demo) await showOverdueRefresh(storage.db, clock())
  running.push(startHousekeeping(storage, clock, log))
  running.push(() => app?.close() ?? Promise.resolve())
  const notice = config.demo ? null : await firstAdministrator(storage, config, clock)
  await listen(app, config)
  return [notice, erp].filter((one) => one !== null)
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

/** Fills the database and starts what the demo connects to; answers the configuration with that in it. */
async function prepareDemo(
  config: Config,
  storage: Storage,
  tools: Parameters<typeof seedDemo>[1],
  running: (() => Promise<unknown>)[],
): Promise<Config> {
  await seedDemo(storage, tools)
  await fillDemoTables(storage)
  await hideOverdueRefresh(storage.db)
  const ftp = await startSampleFtp({ dir: `${config.dataDir}/sample-ftp`, port: 0 })
  running.push(() => ftp.stop())
  await connectSampleFtp(storage, tools.secretBox, ftp)
  const shop = await startSampleShop()
  running.push(() => shop.stop())
  await connectSampleShop(storage, shop)
  const { signInProviders, stop } = await addDemoProvider(config, storage, tools.now)
  running.push(stop)
  await seedAuthorisations(storage, tools.now)
  const accounts = await addAccountProviders(config)
  running.push(accounts.stop)
  return { ...config, signInProviders, authorise: accounts.authorise }
}

/** The demo's SQL Server has a certificate nobody vouches for, on this very machine. */
/** Starts the SQL Server of the demo's merchant; answers how connectors of one's own reach it. */
async function startErp(
  { dataDir }: Config,
  storage: Storage,
  secretBox: SecretBox,
  running: (() => Promise<unknown>)[],
): Promise<string> {
  const erp = await startSampleErp({ dir: `${dataDir}/sample-erp` })
  running.push(() => erp.stop())
  await connectSampleErp(storage, secretBox, erp)
  return `The demo's SQL Server, for connectors of your own: ${erp.connectionString}`
}

// The engine is made before the app whose log it writes to.
const logOf = (app: () => FastifyInstance | undefined): SyncLog => ({
  info: (fields, message) => app()?.log.info(fields, message),
  warn: (fields, message) => app()?.log.warn(fields, message),
  error: (fields, message) => app()?.log.error(fields, message),
})
