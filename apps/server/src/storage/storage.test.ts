import { roles, statusNames } from '@tributary/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { testStorage } from '../../test/support/test-storage.ts'
import { defer } from './batches.ts'
import { isUniqueViolation, sqlState } from './database-failure.ts'
import { appliedMigrations } from './migrations/applied-migrations.ts'
import { migrate, SchemaTooNew } from './migrations/migrate.ts'
import { migrations } from './migrations/migrations.ts'
import type { Storage } from './storage.ts'

let storage: Storage
beforeAll(async () => {
  storage = await testStorage()
  await storage.withConnection(({ query }) =>
    query(
      'create table crates (id integer primary key, label text not null, weighed date, moved timestamptz, n bigint)',
    ),
  )
})
beforeEach(() => storage.withConnection(({ query }) => query('truncate crates')))
afterAll(() => storage.close())

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

const labels = async () => {
  const { rows } = await sql<{ label: string }>`select label from crates order by id`.execute(storage.db)
  return rows.map((row) => row.label)
}

const crate = (id: number, label: string) => sql`insert into crates (id, label) values (${id}, ${label})`

it('is usable after a commit that fails because of a change sent with it', async () => {
  const duplicate = storage.db.transaction().execute(async (trx) => {
    await trx.executeQuery(defer(crate(1, 'first').compile(trx)))
    await trx.executeQuery(defer(crate(1, 'second').compile(trx)))
  })
  expect(isUniqueViolation(await failure(duplicate))).toBe(true)
  // As many as the pool has sessions.
  await Promise.all(Array.from({ length: 25 }, (_, id) => crate(id, `label ${id}`).execute(storage.db)))
  expect(await labels()).toHaveLength(25)
})

describe('a session', () => {
  it('returns the same values on both engines', async () => {
    const { rows, rowCount } = await storage.withConnection(({ query }) =>
      query('insert into crates values ($1, $2, $3, $4, $5) returning *', [
        1,
        'Räksmörgås',
        '2026-03-29',
        new Date('2026-03-29T01:30:00Z'),
        '9007199254740993',
      ]),
    )
    expect(rowCount).toBe(1)
    expect(rows).toEqual([
      {
        id: 1,
        label: 'Räksmörgås',
        weighed: '2026-03-29',
        moved: new Date('2026-03-29T01:30:00Z'),
        n: '9007199254740993',
      },
    ])
  })

  it('runs several statements when there are no parameters', async () => {
    const { rows } = await storage.withConnection(({ query }) => query('select 1 as a; select 2 as b'))
    expect(rows).toEqual([{ a: 1 }, { b: 2 }])
  })

  it('is shared with its Kysely before a commit', async () => {
    const seen = await storage.withConnection(async ({ query, db }) => {
      await query('begin')
      await query("insert into crates (id, label) values (1, 'inside')")
      const { rows } = await sql`select label from crates`.execute(db)
      await query('rollback')
      return rows
    })
    expect(seen).toEqual([{ label: 'inside' }])
    expect(await labels()).toEqual([])
  })

  it('is rolled back when its work fails', async () => {
    const error = await failure(
      storage.withConnection(async ({ query }) => {
        await query('begin')
        await query("insert into crates (id, label) values (1, 'lost')")
        throw new Error('The lorry broke down.')
      }),
    )
    expect(error).toEqual(new Error('The lorry broke down.'))
    expect(await labels()).toEqual([])
  })

  it.runIf(inject('postgresUrl'))('that the server cuts off costs its work, not the process', async () => {
    const error = await failure(
      storage.withConnection(async ({ query }) => {
        await query('begin')
        await query("insert into crates (id, label) values (1, 'lost')")
        await query('select pg_terminate_backend(pg_backend_pid())')
      }),
    )
    expect(sqlState(error)).toBe('57P01')
    expect(await labels()).toEqual([])
  })

  it('can be used after a failed statement', async () => {
    const error = await failure(storage.withConnection(({ query }) => query('select * from nowhere')))
    expect(sqlState(error)).toBe('42P01')
    expect(await labels()).toEqual([])
  })
})

describe('concurrent transactions', () => {
  it('keep a concurrent query when they roll back', async () => {
    const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>()
    const rolledBack = failure(
      storage.db.transaction().execute(async (trx) => {
        await crate(1, 'rolled back').execute(trx)
        hasBegun()
        await crate(2, 'rolled back too').execute(trx)
        throw new Error('no')
      }),
    )
    await begun
    await crate(3, 'stays').execute(storage.db)
    await rolledBack
    expect(await labels()).toEqual(['stays'])
  })

  it('all commit', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, id) =>
        storage.db.transaction().execute(async (trx) => {
          await crate(id, `crate ${id}`).execute(trx)
          await sql`select count(*) from crates`.execute(trx)
        }),
      ),
    )
    expect(await labels()).toHaveLength(30)
  })
})

describe('COPY', () => {
  async function* chunks(...texts: string[]) {
    for (const text of texts) yield Buffer.from(text)
  }

  it('accepts chunks and returns the number of rows', async () => {
    const copied = await storage.withConnection(({ copyIn }) =>
      copyIn('COPY crates (id, label) FROM STDIN WITH (FORMAT csv)', chunks('1,"a, b"\n2,c\n', '3,d\n')),
    )
    expect(copied).toBe(3)
    expect(await labels()).toEqual(['a, b', 'c', 'd'])
  })

  it('stores nothing if a row is invalid', async () => {
    const error = await failure(
      storage.withConnection(async ({ query, copyIn }) => {
        await query('begin')
        await copyIn('COPY crates (id, label) FROM STDIN WITH (FORMAT csv)', chunks('1,a\n', 'two,b\n'))
      }),
    )
    expect(sqlState(error)).toBe('22P02')
    expect(await labels()).toEqual([])
  })

  it('stores nothing if the source fails', async () => {
    async function* broken() {
      yield Buffer.from('1,a\n')
      throw new Error('The connection was cut.')
    }
    const error = await failure(
      storage.withConnection(async ({ query, copyIn }) => {
        await query('begin')
        await copyIn('COPY crates (id, label) FROM STDIN WITH (FORMAT csv)', broken())
      }),
    )
    expect(error).toMatchObject({ message: 'The connection was cut.' })
    expect(await labels()).toEqual([])
  })
})

describe('the tables', () => {
  it('are created once', async () => {
    const before = await appliedMigrations(storage.db)
    await migrate(storage)
    expect(await appliedMigrations(storage.db)).toEqual(before)
    expect(before).toEqual(Object.keys(migrations).sort())
  })

  it('have the roles and statuses of the domain [ROLE-17]', async () => {
    const stored = await storage.db.selectFrom('roles').selectAll().orderBy('level').execute()
    expect(
      stored.map(({ name, level, display_name }) => ({ name, level, displayName: display_name })),
    ).toEqual(roles)
    const statuses = await storage.db.selectFrom('statuses').select('name').orderBy('id').execute()
    expect(statuses.map(({ name }) => name)).toEqual([...statusNames])
  })

  it('are not changed by an older server, which names the unknown migration', async () => {
    await sql`insert into kysely_migration values ('999-from-the-future', '2027-01-01T00:00:00Z')`.execute(
      storage.db,
    )
    const error = await failure(migrate(storage))
    await sql`delete from kysely_migration where name = '999-from-the-future'`.execute(storage.db)
    expect(error).toBeInstanceOf(SchemaTooNew)
    expect(String(error)).toContain(
      'The database has the migration "999-from-the-future", which this server does not know.',
    )
  })

  it('reject assigning a connector to a user of another organisation', async () => {
    const { own, foreign, type, stranger } = await twoOrganisations()
    const { db } = storage
    await db
      .insertInto('organisation_connector_types')
      .values({ organisation_id: own, connector_type_id: type })
      .execute()
    const connector = { connector_type_id: type, name: 'n', original_name: 'n', status: 'CONNECTED' as const }
    const { id } = await db
      .insertInto('connectors')
      .values({ ...connector, organisation_id: own, key: 'own' })
      .returning('id')
      .executeTakeFirstOrThrow()

    const crossing = [
      db.insertInto('connectors').values({ ...connector, organisation_id: foreign, key: 'without the type' }),
      db.insertInto('connector_users').values({ organisation_id: own, connector_id: id, user_id: stranger }),
      db
        .insertInto('connector_users')
        .values({ organisation_id: foreign, connector_id: id, user_id: stranger }),
      db
        .insertInto('connector_properties')
        .values({ organisation_id: foreign, connector_id: id, name: 'x', value: 'y' }),
    ]
    const errors = await Promise.all(crossing.map((insert) => failure(insert.execute())))
    expect(errors.map(sqlState)).toEqual(['23503', '23503', '23503', '23503'])
  })

  it('allow one unfinished refresh per connector', async () => {
    const connector = await storage.db.selectFrom('connectors').selectAll().executeTakeFirstOrThrow()
    const run = (state: 'queued' | 'running') =>
      storage.db
        .insertInto('refresh_runs')
        .values({
          organisation_id: connector.organisation_id,
          connector_id: connector.id,
          state,
          trigger: 'manual',
          full_sync: false,
          triggered_at: new Date(),
        })
        .execute()
    await run('running')
    expect(isUniqueViolation(await failure(run('queued')))).toBe(true)
  })

  it('reject changes of the audit log', async () => {
    const { db } = storage
    await db.insertInto('audit_log').values({ at: new Date(), action: 'test' }).execute()
    const attempts = [
      sql`update audit_log set action = 'x'`,
      sql`delete from audit_log`,
      sql`truncate audit_log cascade`,
    ]
    const errors = await Promise.all(attempts.map((attempt) => failure(attempt.execute(db))))
    expect(errors.map(String)).toEqual(
      attempts.map(() => expect.stringContaining('The audit log only grows.')),
    )
  })
})

async function twoOrganisations() {
  const { db } = storage
  const [own, foreign] = await db
    .insertInto('organisations')
    .values([
      { client_key: 'own', company_name: 'Own' },
      { client_key: 'foreign', company_name: 'Foreign' },
    ])
    .returning('id')
    .execute()
  const stranger = await db
    .insertInto('users')
    .values({
      email: 's@x.example',
      email_key: 's@x.example',
      email_status: 'verified',
      first_name: 'S',
      last_name: 'X',
      role_id: 5,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!own || !foreign) throw new Error('Both organisations are needed.')
  await db
    .insertInto('user_organisations')
    .values({ organisation_id: foreign.id, user_id: stranger.id })
    .execute()
  const type = await db
    .selectFrom('connector_types')
    .select('id')
    .where('type', '=', 'ftp')
    .executeTakeFirstOrThrow()
  return { own: own.id, foreign: foreign.id, type: type.id, stranger: stranger.id }
}
