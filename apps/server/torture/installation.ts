import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FtpSite, startFtpSite } from '@tributary/fakes/ftp/ftp-site'
import { freePort } from '@tributary/tooling/free-port'
import { startPostgres, type TestPostgres } from '@tributary/tooling/postgres'
import pg from 'pg'
import { seedApproval } from '../src/seeding/seed-approvals.ts'
import { openStorage, type StorageChoice } from '../src/storage/open-storage.ts'
import type { Storage } from '../src/storage/storage.ts'
import { cheapPasswords, fillWithDemo } from '../test/support/demo.ts'
import { type SmtpSite, startSmtp } from '../test/support/smtp.ts'

export type Engine = 'pglite' | 'postgres'
export const engines: readonly Engine[] = ['pglite', 'postgres']

/** A database with the sample people, the systems it depends on, and the settings of a server that uses them. */
export type Installation = {
  readonly engine: Engine
  readonly port: number
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string>>
  readonly ftp: FtpSite
  readonly smtp: SmtpSite
  /** Opens the database in this process. The embedded one must not be in use. */
  inspect<T>(work: (storage: Storage) => Promise<T>): Promise<T>
  /** Copies the database while no server uses it, as a backup does. Returns the settings of a server on the copy. */
  copyDatabase(): Promise<Record<string, string>>
  stop(): Promise<void>
}

export type InstallationOptions = {
  /** Requests to join, so that there is something to decide. */
  approvals?: number
  /** An empty database. Without one, a new one is created. */
  choice?: DatabaseChoice | undefined
}

type DatabaseChoice = Exclude<StorageChoice, { kind: 'memory' }>

export async function createInstallation(
  engine: Engine,
  options: InstallationOptions = {},
): Promise<Installation> {
  const server = engine === 'postgres' && !options.choice ? await startPostgres() : undefined
  const choice = options.choice ?? (await newDatabase(server))
  const dataDir = choice.kind === 'pglite' ? choice.dataDir : newFolder()
  const keys = { ENCRYPTION_KEY: newKey(), TOKEN_KEY: newKey() }
  const inspect: Installation['inspect'] = async (work) => {
    const storage = await openStorage(choice)
    return work(storage).finally(() => storage.close())
  }
  await inspect((storage) => fill(storage, keys.ENCRYPTION_KEY, options.approvals ?? 0))
  const [ftp, smtp, port] = [await startFtpSite(), await startSmtp(), await freePort()]
  return {
    engine,
    port,
    dataDir,
    environment: {
      ...keys,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: 'https://portal.example',
      DATA_DIR: dataDir,
      ...(choice.kind === 'postgres'
        ? { DATABASE_URL: choice.databaseUrl }
        : { EMBEDDED_IN_PRODUCTION: 'true' }),
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      SMTP_TLS: 'optional',
      ALLOW_PRIVATE_TARGETS: 'true',
      LOG_LEVEL: 'warn',
    },
    ftp,
    smtp,
    inspect,
    copyDatabase: () => copyOf(choice),
    async stop() {
      await Promise.all([ftp.stop(), smtp.stop(), server?.stop()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Creates a folder that is removed at the latest when this process ends. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-torture-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

const newDatabase = async (server: TestPostgres | undefined): Promise<DatabaseChoice> =>
  server
    ? { kind: 'postgres', databaseUrl: await server.createDatabase() }
    : { kind: 'pglite', dataDir: newFolder() }

async function copyOf(choice: DatabaseChoice): Promise<Record<string, string>> {
  if (choice.kind === 'pglite') {
    const DATA_DIR = newFolder()
    await cp(choice.dataDir, DATA_DIR, { recursive: true, filter: (path) => !path.endsWith('.sock') })
    return { DATA_DIR }
  }
  const copy = new URL(choice.databaseUrl)
  const original = copy.pathname.slice(1)
  const client = new pg.Client({ connectionString: new URL('/postgres', copy).href })
  await client.connect()
  await client.query(`create database ${original}_copy template ${original}`)
  await client.end()
  copy.pathname = `${original}_copy`
  return { DATABASE_URL: copy.href }
}

const newKey = () => randomBytes(32).toString('base64')

async function fill(storage: Storage, key: string, approvals: number) {
  await fillWithDemo(storage, await cheapPasswords(), Buffer.from(key, 'base64'))
  const { id } = await storage.db
    .selectFrom('organisations')
    .select('id')
    .where('client_key', '=', 'acme-traders')
    .executeTakeFirstOrThrow()
  const known = { organisations: new Map([['acme-traders', id]]), ids: new Map<string, string>(), people: [] }
  await storage.db.transaction().execute(async (trx) => {
    for (let at = 0; at < approvals; at++) await seedApproval(trx, known, requestToJoin(at), new Date())
  })
}

const requestToJoin = (at: number) => ({
  kind: 'JOIN_ORGANISATION' as const,
  organisation: 'acme-traders',
  companyName: 'acme Traders',
  requester: { firstName: 'Kim', lastName: `Number ${at}`, emailAddress: `kim${at}@tributary.example` },
  hoursAgo: 1,
})
