import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { copyFile, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { databaseSums } from '../../test/support/database-sums.ts'
import { cheapPasswords, fillWithDemo } from '../../test/support/demo.ts'
import { placeEmbedded } from '../../test/support/embedded-copy.ts'
import { testConfig } from '../../test/support/test-config.ts'
import { newDatabase } from '../../test/support/test-storage.ts'
import { audit } from '../audit/audit.ts'
import { backupMessages } from '../backup/backup-failure.ts'
import type { Config } from '../config.ts'
import { appliedMigrations } from '../storage/migrations/applied-migrations.ts'
import { migrateTo } from '../storage/migrations/migrate.ts'
import { migrations } from '../storage/migrations/migrations.ts'
import { openStorage, openUnmigrated } from '../storage/open-storage.ts'
import { createSecretBox, keyIdOf } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'
import { scriptedSource } from '../sync/testing/scripted-source.ts'
import { syncFixture } from '../sync/testing/sync-fixture.ts'
import { backup, restore, verifyBackup } from './index.ts'

type Engine = 'pglite' | 'postgres'

const folder = mkdtempSync(join(tmpdir(), 'tributary-backup-'))
const newFile = () => join(folder, `${randomUUID()}.backup`)
const silent = () => undefined

/** A configuration with an empty database, or one with our tables. */
async function configOn(engine: Engine, content: 'nothing' | 'tables', keys?: string): Promise<Config> {
  const environment = keys ? { ENCRYPTION_KEY: keys } : {}
  if (engine === 'pglite') {
    const config = testConfig(environment)
    if (content === 'tables') await placeEmbedded(config.dataDir)
    return config
  }
  const template = content === 'tables' ? inject('postgresTemplates').empty : 'template0'
  const server = inject('postgresUrl')
  return testConfig({ ...environment, DATABASE_URL: await newDatabase(server, template) })
}

async function using<T>(config: Config, work: (storage: Storage) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = config
  const storage = await openStorage(
    databaseUrl ? { kind: 'postgres', databaseUrl } : { kind: 'pglite', dataDir },
  )
  return work(storage).finally(() => storage.close())
}

const awkward = [
  'id,text,number,day,at,flag',
  '1,"a\nb\tc\\N",1.50,2026-01-31,2026-01-31T10:00:00Z,true',
  '2,"",-7,,,false',
  '3,"ü\u{1F600} ""quoted"" \\. \\",12345678901234567890.5,1999-12-31,1999-12-31T23:59:59.123456Z,',
].join('\n')

/** Fills a database with the demo, tables of connectors, a queued run and one that its process has left. */
async function fill(config: Config) {
  await using(config, async (storage) => {
    await fillWithDemo(storage, await cheapPasswords(), config.encryptionKey)
    const sync = await syncFixture(storage, createSecretBox(config.encryptionKey))
    const content = async function* () {
      yield Buffer.from(`${awkward}\n`)
    }
    for (let at = 0; at < 20; at++)
      await audit(storage.db, { at: new Date(), action: 'session.started', detail: { at, name: 'ü "' } })
    const engine = sync.engine({ adapters: scriptedSource({ name: 'orders.csv', content }) })
    await engine.start()
    for (const properties of [{ 'target.schema': 'odd_names' }, { 'target.schema': 'books' }])
      expect(await sync.refresh(engine, await sync.connector(properties))).toMatchObject({ error: null })
    await sync.stopEngines()
    await sync.queue(await sync.connector({ 'target.schema': 'waiting' }))
    const left = await sync.queue(await sync.connector({ 'target.schema': 'left' }))
    await storage.db
      .updateTable('refresh_runs')
      .set({ state: 'running', lease_owner: 'ended', lease_until: new Date(), attempt: 1 })
      .where('id', '=', left)
      .execute()
    await sql`create index "by day" on books.orders (day); comment on column books.orders.day is 'x'`.execute(
      storage.db,
    )
  })
}

type Filled = { config: Config; path: string; before: Record<string, string> }

const filled = new Map<Engine, Promise<Filled>>()

/** A filled database with its backup, which no test changes. */
function filledOn(engine: Engine): Promise<Filled> {
  const known = filled.get(engine)
  if (known) return known
  const made = makeFilled(engine)
  filled.set(engine, made)
  return made
}

async function makeFilled(engine: Engine): Promise<Filled> {
  const config = await configOn(engine, 'tables')
  await fill(config)
  const path = newFile()
  await backup(config, path, silent)
  return { config, path, before: await using(config, databaseSums) }
}

/** The leases of runs end with a restore. */
const withoutLeases = ({ refresh_runs: _, ...sums }: Record<string, string>) => sums

describe.each(['postgres', 'pglite'] as const)('a backup of %s', (engine) => {
  let config: Config
  let path: string
  let before: Record<string, string>
  let restored: Awaited<ReturnType<typeof restoredOn>>
  beforeAll(async () => {
    ;({ config, path, before } = await filledOn(engine))
    restored = await restoredOn(engine)
  })

  async function restoredOn(other: Engine) {
    const target = await configOn(other, 'nothing')
    const lines: string[] = []
    return { target, lines, summary: await restore(target, path, (line) => lines.push(line)) }
  }

  // A new embedded database is slow to fill, so only the way back is tried every time.
  const others: Engine[] =
    engine === 'pglite' || process.env.TESTS === 'every' ? ['postgres', 'pglite'] : ['postgres']
  it.each(others)('restores everything on %s', async (other) => {
    const { target, lines, summary } = other === engine ? restored : await restoredOn(other)
    expect(summary.audit).toMatchObject({ broken: 0 })
    expect(summary.audit.entries).toBeGreaterThan(10)
    expect(lines).toContain(`users: ${before.users?.split(' ')[0]} rows`)
    const after = await using(target, databaseSums)
    expect(withoutLeases(after)).toEqual(withoutLeases(before))
    expect(Object.keys(after)).toContain('books.orders')
  })

  it('restores keys, indexes and owners of the tables of connectors, and the values of sequences', async () => {
    const shape = (storage: Storage) =>
      sql`select pg_get_indexdef(i.indexrelid) as what from pg_index i where indrelid = 'books.orders'::regclass
        union all select obj_description('books.orders'::regclass, 'pg_class')
        union all select obj_description(oid, 'pg_namespace') from pg_namespace where nspname = 'books'
        union all select last_value::text from audit_log_id_seq order by 1`
        .execute(storage.db)
        .then(({ rows }) => rows)
    expect(await using(restored.target, shape)).toEqual(await using(config, shape))
  })

  it('leaves row security, triggers and foreign keys as the migrations do', async () => {
    const shape = (storage: Storage) =>
      sql`select relname || ' ' || relforcerowsecurity::text as what from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        union all select tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
        union all select conrelid::regclass || ' ' || conname || pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace order by 1`
        .execute(storage.db)
        .then(({ rows }) => rows)
    expect(await using(restored.target, shape)).toEqual(await using(config, shape))
  })

  it('refuses a database that is in use', async () => {
    await expect(restore(config, path, silent)).rejects.toThrow('The database is not empty')
    expect(await using(config, databaseSums)).toEqual(before)
  })
})

describe('a restored installation', () => {
  it('executes runs that were queued, and those whose process has ended', async () => {
    const { path } = await filledOn('postgres')
    const target = await configOn('postgres', 'nothing')
    await restore(target, path, silent)
    await using(target, async (storage) => {
      const sync = await syncFixture(storage, createSecretBox(target.encryptionKey))
      const open = await sync.rows(
        `select id from refresh_runs where lease_owner = 'ended' or state = 'queued' and trigger = 'manual'
          and connector_id in (select connector_id from connector_properties where name = 'target.schema')`,
      )
      expect(open).toHaveLength(2)
      const content = async function* () {
        yield Buffer.from('id\n1\n')
      }
      await sync.engine({ adapters: scriptedSource({ name: 'a.csv', content }) }).start()
      for (const { id } of open)
        expect(await sync.ended(String(id))).toMatchObject({ state: 'succeeded', rows: '1' })
      await sync.stopEngines()
    })
  })
})

describe('a backup that cannot be used', () => {
  let config: Config
  let path: string
  beforeAll(async () => {
    ;({ config, path } = await filledOn('postgres'))
  })

  it('is refused with a flipped byte anywhere', async () => {
    const bytes = await readFile(path)
    for (let at = 1; at < 24; at++) {
      const file = newFile()
      const damaged = Buffer.from(bytes)
      const place = Math.floor((bytes.length * at) / 24)
      damaged[place] = (damaged[place] ?? 0) ^ 0x20
      await writeFile(file, damaged)
      const verified = await verifyBackup(config, file).catch((error: Error) => error.message)
      // Unused bytes between two entries carry nothing.
      if (typeof verified === 'string') expect(verified).toContain('is damaged')
      else expect(bytes[place]).toBe(0)
    }
  })

  it.each([10, 0.3, 0.9, -2000])('is refused when it is cut off (%d)', async (size) => {
    const file = newFile()
    await copyFile(path, file)
    const { size: whole } = await stat(file)
    await truncate(file, size < 0 ? whole + size : Math.floor(size < 1 ? whole * size : size))
    await expect(verifyBackup(config, file)).rejects.toThrow('is damaged')
  })

  it('is refused without the key of its secrets, before anything is written', async () => {
    const target = await configOn('postgres', 'nothing', randomBytes(32).toString('base64'))
    await expect(restore(target, path, silent)).rejects.toThrow(
      backupMessages.missingKeys([keyIdOf(config.encryptionKey)]),
    )
    await restore(target, path, silent, { allowMissingKeys: true })
  })

  it('is refused when its file exists already', async () => {
    await expect(backup(config, path, silent)).rejects.toThrow(backupMessages.exists(path))
  })

  it('is readable by its owner only, and contains no key', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const content = await readFile(path)
    expect(content.includes(Buffer.from(config.encryptionKey))).toBe(false)
    expect(content.includes(Buffer.from(config.encryptionKey).toString('base64'))).toBe(false)
  })

  it('is not made of a directory without a database', async () => {
    const nothing = await configOn('pglite', 'nothing')
    await expect(backup(nothing, newFile(), silent)).rejects.toThrow(
      backupMessages.noDatabase(nothing.dataDir),
    )
  })
})

describe('a database whose user is not a superuser', () => {
  it('is backed up and restored completely, although row security applies to the user', async () => {
    const { path: first, before } = await filledOn('postgres')
    const own = await configOn('postgres', 'nothing')
    const role = `owner_${randomUUID().replaceAll('-', '')}`
    const url = new URL(own.databaseUrl ?? '')
    const admin = new pg.Client({ connectionString: inject('postgresUrl') })
    await admin.connect()
    await admin.query(
      `create role ${role} login password 'secret'; alter database "${url.pathname.slice(1)}" owner to ${role}`,
    )
    await admin.end()
    url.username = role
    url.password = 'secret'
    const asOwner = { ...own, databaseUrl: url.href }
    await restore(asOwner, first, silent)
    const second = newFile()
    await backup(asOwner, second, silent)
    const target = await configOn('postgres', 'nothing')
    await restore(target, second, silent)
    for (const config of [asOwner, target])
      expect(withoutLeases(await using(config, databaseSums))).toEqual(withoutLeases(before))
  })
})

describe('a backup from another version', () => {
  it('is refused if it is newer, and migrated if it is older', async () => {
    const config = await configOn('postgres', 'tables')
    const path = newFile()
    await using(config, async (storage) => {
      await sql`insert into kysely_migration values ('999-later', '9999-01-01')`.execute(storage.db)
      const summary = await backup(config, path, silent)
      expect(summary.migration).toBe('999-later')
      await sql`delete from kysely_migration where name = '999-later'`.execute(storage.db)
    })
    await expect(verifyBackup(config, path)).rejects.toThrow(backupMessages.newerSchema('999-later'))

    const older = await configOn('postgres', 'nothing')
    const storage = await openUnmigrated({ kind: 'postgres', databaseUrl: older.databaseUrl ?? '' })
    const names = Object.keys(migrations).filter((name) => name < '030')
    await storage.withConnection(({ db }) => migrateTo(db, names))
    await sql`insert into organisations (client_key, company_name) values ('old', 'Old')`.execute(storage.db)
    await storage.close()
    const old = newFile()
    expect(await backup(older, old, silent)).toMatchObject({ migration: names.at(-1) })
    const target = await configOn('postgres', 'nothing')
    await restore(target, old, silent)
    await using(target, async ({ db }) => {
      expect(await appliedMigrations(db)).toEqual(Object.keys(migrations))
      expect(await db.selectFrom('organisations').select('company_name').execute()).toEqual([
        { company_name: 'Old' },
      ])
    })
  })
})

describe('a backup while tables change', () => {
  it('has the rows of a table that is replaced meanwhile', async () => {
    const config = await configOn('postgres', 'tables')
    await fill(config)
    const other = new pg.Client({ connectionString: config.databaseUrl })
    await other.connect()
    const path = newFile()
    let replaced: Promise<unknown> | undefined
    await backup(config, path, () => {
      replaced ??= other.query('truncate books.orders; drop table odd_names.orders')
    })
    await replaced
    await other.end()
    const target = await configOn('postgres', 'nothing')
    await restore(target, path, silent)
    const count = (storage: Storage) =>
      sql`select (select count(*) from books.orders) + (select count(*) from odd_names.orders) as rows`
        .execute(storage.db)
        .then(({ rows }) => rows)
    expect(await using(target, count)).toEqual([{ rows: '6' }])
  })
})

afterAll(() => rm(folder, { recursive: true }))
