import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import { roundTripsOf } from '../../test/support/round-trips.ts'
import { sqlState } from './database-failure.ts'
import { openStorage } from './open-storage.ts'
import { acrossOrganisations, readInOrganisation, withOrganisation } from './organisation-scope.ts'
import type { Database } from './schema.ts'
import { provideScopedRole } from './scoped-role.ts'
import { readTogether } from './share-round-trips.ts'

// Row security, the second layer under the organisation in each query.

let backend: Backend
let acme: string
let birch: string
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  birch = await backend.idOf('organisations', 'Birch Ltd')
})
afterAll(() => backend.close())

const within = <T>(organisationId: string, work: Parameters<typeof withOrganisation<T>>[2]) =>
  withOrganisation(backend.storage.db, organisationId, work)

const protectedTables = async () => {
  const { rows } = await sql<{ table: string; forced: boolean; policies: number }>`
    select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as forced,
      (select count(*)::integer from pg_policy p where p.polrelid = c.oid and p.polname = 'own_rows') as policies
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(backend.storage.db)
  return rows
}

it('covers every table with an organisation_id', async () => {
  const tables = await protectedTables()
  expect(tables.length).toBeGreaterThan(9)
  expect(tables.filter((table) => !table.forced || table.policies !== 1)).toEqual([])
})

describe('inside one organisation', () => {
  it('hides rows of other organisations from a query without one', async () => {
    for (const { table } of await protectedTables()) {
      const foreign = sql<{ rows: number }>`
        select count(*)::integer as rows from ${sql.id(table)} where organisation_id <> ${acme}`
      const { rows } = await within(acme, (trx) => foreign.execute(trx))
      expect(rows, table).toEqual([{ rows: 0 }])
    }
    const names = await within(birch, (trx) =>
      trx.selectFrom('connectors').select('name').orderBy('name').execute(),
    )
    expect(names).toEqual([{ name: 'Birch ERP' }, { name: 'Birch Ltd' }, { name: 'Birch cloud costs' }])
  })

  it('protects rows of other organisations from a write without one', async () => {
    const changed = await within(birch, (trx) =>
      trx.updateTable('connectors').set({ schedule: '0 7 * * *' }).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(3n)
    const deleted = await within(birch, (trx) => trx.deleteFrom('connector_users').executeTakeFirst())
    expect(deleted.numDeletedRows).toBe(3n)
  })

  it('rejects a row of another organisation', async () => {
    const user_id = await backend.idOf('users', 'Una')
    const smuggled = within(birch, (trx) =>
      trx.insertInto('user_organisations').values({ organisation_id: acme, user_id }).execute(),
    )
    expect(sqlState(await smuggled.catch((error: unknown) => error))).toBe('42501')
  })

  it('can be left for one query about all organisations', async () => {
    const count = async (trx: Parameters<Parameters<typeof withOrganisation>[2]>[0]) =>
      (await trx.selectFrom('connectors').select('id').execute()).length
    const counts = await within(birch, async (trx) => [
      await acrossOrganisations(trx, birch, count),
      await count(trx),
    ])
    expect(counts[0]).toBeGreaterThan(2)
    expect(counts[1]).toBe(3)
  })

  it('ends with the transaction, even if it fails', async () => {
    await within(birch, async () => Promise.reject(new Error('no'))).catch(() => undefined)
    const everywhere = await backend.storage.db.selectFrom('connectors').select('id').execute()
    expect(everywhere.length).toBeGreaterThan(1)
  })
})

describe('reads that share a round trip', () => {
  const names = (db: Kysely<Database>) => db.selectFrom('connectors').select('name').execute()
  const users = (db: Kysely<Database>) => db.selectFrom('connector_users').select('user_id').execute()
  const broken = (db: Kysely<Database>) => sql`select 1 / (${0}::int)`.execute(db)

  it('see the rows of one organisation only', async () => {
    const read = (organisationId: string) =>
      readInOrganisation(backend.storage.db, organisationId, (db) => Promise.all([names(db), users(db)]))
    const [[ofBirch, usersOfBirch], [ofAcme]] = [await read(birch), await read(acme)]
    expect(ofBirch.map(({ name }) => name)).not.toContain('Warehouse files')
    expect(ofAcme.map(({ name }) => name)).toContain('Warehouse files')
    expect(usersOfBirch.length).toBeLessThan((await users(backend.storage.db)).length)
    const trips = await roundTripsOf(() => read(birch))
    expect(trips.map((statements) => statements.length)).toEqual([3])
  })

  it('leave no scope behind, also after a failure', async () => {
    const failing = readInOrganisation(backend.storage.db, birch, (db) =>
      Promise.all([names(db), broken(db), users(db)]),
    )
    expect(sqlState(await failing.catch((error: unknown) => error))).toBe('22012')
    const all = await readTogether(backend.storage.db, (db) => Promise.all([names(db), users(db)]))
    expect(all).toEqual([await names(backend.storage.db), await users(backend.storage.db)])
    expect(all[0].map(({ name }) => name)).toContain('Warehouse files')
  })

  it('work again after a frequent statement has failed', async () => {
    const divided = (by: number) => (db: Kysely<Database>) =>
      sql<{ result: number }>`select 12 / ${by}::int as result`.execute(db)
    const resultOf = async (by: number) =>
      (await readInOrganisation(backend.storage.db, birch, divided(by))).rows[0]?.result
    for (const by of [1, 2, 3, 4, 6, 12, 1]) expect(await resultOf(by)).toBe(12 / by)
    expect(sqlState(await resultOf(0).catch((error: unknown) => error))).toBe('22012')
    const all = await Promise.all([1, 2, 3, 4, 6, 12].map(resultOf))
    expect(all).toEqual([12, 6, 4, 3, 2, 1])
  })

  it('work again after the first of two frequent statements has failed', async () => {
    const both = (by: number) =>
      readInOrganisation(backend.storage.db, birch, (db) =>
        Promise.all([
          sql<{ first: number }>`select 24 / ${by}::int as first`.execute(db),
          sql<{ second: number }>`select ${by}::int + 1 as second`.execute(db),
        ]),
      )
    for (const by of [1, 2, 3, 4]) await both(by)
    expect(sqlState(await both(0).catch((error: unknown) => error))).toBe('22012')
    const after = await Promise.all([1, 2, 3, 4, 6].map(both))
    expect(after.map(([, { rows }]) => rows[0]?.second)).toEqual([2, 3, 4, 5, 7])
  })

  it('see the changes of the transaction they are made in', async () => {
    const counts = await within(birch, async (trx) => {
      const before = await readTogether(trx, (db) => Promise.all([names(db), users(db)]))
      await trx.deleteFrom('connector_users').execute()
      const [, after] = await readTogether(trx, (db) => Promise.all([names(db), users(db)]))
      return [before[0].length, after.length]
    })
    expect(counts).toEqual([3, 0])
  })

  it('cannot begin a scope in a transaction', async () => {
    const nested = within(birch, (trx) => readInOrganisation(trx, birch, names))
    await expect(nested).rejects.toThrow('A scope cannot begin in a transaction.')
  })
})

it('refuses a scope that is not the id of an organisation', async () => {
  await expect(within("' or true --", async () => 1)).rejects.toThrow('not the id of an organisation')
})

it('grants the role of a scope again what a restored table lacks', async () => {
  const { db } = backend.storage
  await sql`revoke update on users from tributary_scoped`.execute(db)
  await provideScopedRole(db)
  const { rows } = await sql<{ may: boolean }>`
    select has_table_privilege('tributary_scoped', 'users', 'update') as may`.execute(db)
  expect(rows).toEqual([{ may: true }])
})

describe.runIf(inject('postgresUrl'))('with a database user who is not a superuser', () => {
  /** Creates a database whose owner may not create roles. */
  async function ordinaryDatabase() {
    const server = new URL(inject('postgresUrl'))
    const name = `ordinary_${randomUUID().replaceAll('-', '')}`
    const client = new pg.Client({ connectionString: server.href })
    await client.connect()
    await client.query(`create role ${name} login password 'ordinary'`)
    await client.query(`create database ${name} owner ${name}`)
    await client.end()
    Object.assign(server, { username: name, password: 'ordinary', pathname: name })
    return server.href
  }

  it('creates the tables and binds their owner', async () => {
    const storage = await openStorage({ kind: 'postgres', databaseUrl: await ordinaryDatabase() })
    const { db } = storage
    const made = await db
      .insertInto('organisations')
      .values(['a', 'b'].map((key) => ({ client_key: key, company_name: key })))
      .returning('id')
      .execute()
    const { id: type } = await db.selectFrom('connector_types').select('id').executeTakeFirstOrThrow()
    await db
      .insertInto('organisation_connector_types')
      .values(made.map(({ id }) => ({ organisation_id: id, connector_type_id: type })))
      .execute()
    const all = db.selectFrom('organisation_connector_types').select('organisation_id')
    expect(await all.execute()).toHaveLength(2)
    const inside = await withOrganisation(db, made[0]?.id ?? '', (trx) => trx.executeQuery(all))
    expect(inside.rows).toEqual([{ organisation_id: made[0]?.id }])
    await storage.close()
  })
})
