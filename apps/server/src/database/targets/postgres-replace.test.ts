import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { explainDatabaseError } from '@tributary/sdk/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { selfSigned } from '../testing/self-signed.ts'
import { startTlsInFront } from '../testing/tls-in-front.ts'
import { createTargetDatabases } from './create-target-database.ts'
import type { TableContents } from './target-database.ts'

// Against a real PostgreSQL, where the test run has one.

const server = inject('postgresUrl')
const limits = { connectMs: 20_000, idleMs: 20_000 }
const still = { now: () => 0, pause: async () => undefined }
const targets = createTargetDatabases({ outbound: { allowPrivateTargets: true }, limits, pacing: still })

/** Short limits, for responses that never come. */
const impatient = createTargetDatabases({
  outbound: { allowPrivateTargets: true },
  limits: { connectMs: 500, idleMs: 500 },
  pacing: still,
})
const owner = 'Tributary organisation 1'
const role = `anna_${randomUUID().slice(0, 8)}`
const database = `figures_${randomUUID().slice(0, 8)}`

let reader: pg.Client
beforeAll(async () => {
  if (!server) return
  await asAdmin(server, [
    `create database ${database}`,
    `create role ${role} login password 'Tr4in-spotting'`,
    `create database ${database}_closed`,
    `revoke connect on database ${database}_closed from public`,
  ])
  reader = new pg.Client({ connectionString: urlOf(database) })
  await reader.connect()
  await reader.query(`create schema acme authorization ${role}; create schema locked`)
})
afterAll(() => reader?.end())

async function asAdmin(url: string, statements: readonly string[]) {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  for (const statement of statements) await admin.query(statement)
  await admin.end()
}

function urlOf(name: string) {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

const credentials = (changed: object = {}) => ({
  host: `postgres://${new URL(server).host}`,
  database,
  schema: 'acme',
  user: role,
  password: 'Tr4in-spotting',
  ...changed,
})

const areas = (rows: TableContents['rows'], more: TableContents['columns'] = []): TableContents => ({
  name: 'areas',
  columns: [
    { name: 'id', kind: 'id' },
    { name: 'name', kind: 'text' },
    { name: 'list_order', kind: 'number' },
    { name: 'locked', kind: 'flag' },
    ...more,
  ],
  key: 1,
  rows,
})
const stored = async () => (await reader.query('select * from acme.areas order by id')).rows
const sessions = async () =>
  (await reader.query('select 1 from pg_stat_activity where usename = $1', [role])).rowCount

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    ({ status, message }: { status: number; message: string }) => ({
      status,
      heading: explainDatabaseError({ error: new Error(message) })?.heading,
    }),
  )

describe.runIf(server)('a probe', () => {
  it('accepts a database it may use and closes its connection', async () => {
    await targets.probe(credentials())
    await expect.poll(sessions).toBe(0)
  })

  it.each([
    ['a wrong password', { password: 'wrong' }, 400, 'Authentication Failed'],
    ['an unknown user', { user: 'unknown' }, 400, 'Authentication Failed'],
    ['an unknown database', { database: 'nothing' }, 404, 'Database Not Found'],
    ['a database that may not be opened', { database: `${database}_closed` }, 403, 'Database Error'],
    ['an unknown schema', { schema: 'unknown' }, 404, 'Schema Not Found'],
    ['a schema without the right to create tables', { schema: 'locked' }, 403, 'Database Error'],
    ['a closed port', { host: 'postgres://127.0.0.1:1' }, 502, 'Connection Refused'],
    ['an unknown host name', { host: 'postgres://db.invalid' }, 502, 'Connection Refused'],
  ])('reports %s', async (_, changed, status, heading) => {
    expect(await failureOf(targets.probe(credentials(changed)))).toEqual({ status, heading })
  })

  it('connects to the checked address, even if the name has another one by then', async () => {
    let asked = 0
    const lookup = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    const pinned = createTargetDatabases({
      outbound: { allowPrivateTargets: true, lookup },
      limits,
      pacing: still,
    })
    await pinned.probe(credentials({ host: `postgres://rebinding.example:${new URL(server).port}` }))
    expect(asked).toBe(1)
  })

  it('gives up on a server that never responds', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const host = `postgres://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    expect(await failureOf(impatient.probe(credentials({ host })))).toEqual({
      status: 504,
      heading: 'Connection Timeout',
    })
    silent.close()
  })

  it('reports a forbidden target like one that refuses the connection', async () => {
    const guarded = createTargetDatabases({ outbound: { allowPrivateTargets: false }, limits, pacing: still })
    expect(await failureOf(guarded.probe(credentials()))).toEqual({
      status: 502,
      heading: 'Connection Refused',
    })
  })
})

describe.runIf(server)('encryption', () => {
  const behindTls = async (work: (host: string, protocols: readonly string[]) => Promise<void>) => {
    const proxy = await startTlsInFront(Number(new URL(server).port), selfSigned())
    await work(`postgres://127.0.0.1:${proxy.port}`, proxy.protocols)
    await proxy.stop()
  }

  it('is used when the server offers it', () =>
    behindTls(async (host, protocols) => {
      const trusting = createTargetDatabases({
        outbound: { allowPrivateTargets: true },
        trustCertificates: true,
        limits,
        pacing: still,
      })
      await trusting.probe(credentials({ host }))
      expect(protocols).toEqual(['TLSv1.3'])
    }))

  it('requires a verifiable certificate, unless the installation trusts all', () =>
    behindTls(async (host) => {
      expect(await failureOf(targets.probe(credentials({ host })))).toMatchObject({ status: 502 })
    }))
})

describe.runIf(server)('tables', () => {
  it('get every row, with unusual texts unchanged', async () => {
    const odd = `Zürich "Süd" {a,b} \\ '; drop table areas;-- 日本`
    await targets.replaceTables(credentials(), owner, [
      areas([
        ['a', odd, 1, true],
        ['b', '', null, false],
        ['c', null, -7, null],
      ]),
    ])
    expect(await stored()).toEqual([
      { id: 'a', name: odd, list_order: 1, locked: true },
      { id: 'b', name: '', list_order: null, locked: false },
      { id: 'c', name: null, list_order: -7, locked: null },
    ])
  })

  it('have exactly the latest rows, get new columns and keep their views', async () => {
    await reader.query('create view acme.names as select name from acme.areas')
    await targets.replaceTables(credentials(), owner, [
      areas([['y', 'Y', 2, true, 'new']], [{ name: 'note', kind: 'text' }]),
    ])
    await targets.replaceTables(credentials(), owner, [areas([['z', 'Z', 3, false]])])
    expect(await stored()).toEqual([{ id: 'z', name: 'Z', list_order: 3, locked: false, note: null }])
    expect((await reader.query('select * from acme.names')).rows).toEqual([{ name: 'Z' }])
  })

  it('stay unchanged when one of them cannot be written', async () => {
    const broken: TableContents = {
      name: 'versions',
      columns: [{ name: 'id', kind: 'id' }],
      key: 1,
      rows: [['v'], ['v']],
    }
    await targets.replaceTables(credentials(), owner, [areas([['old', 'Old', 1, false]])])
    const replaced = targets.replaceTables(credentials(), owner, [areas([['new', 'New', 1, false]]), broken])
    expect(await failureOf(replaced)).toMatchObject({ status: 500 })
    expect(await stored()).toMatchObject([{ id: 'old' }])
    expect((await reader.query(`select to_regclass('acme.versions') as made`)).rows).toEqual([{ made: null }])
  })

  it('are written by one synchronisation at a time', async () => {
    const write = (id: string) =>
      targets.replaceTables(credentials(), owner, [
        areas(Array.from({ length: 50 }, (_, at) => [`${id}${at}`, id, at, false])),
      ])
    await Promise.all([write('a'), write('b'), write('c')])
    expect(new Set((await stored()).map(({ name }) => name)).size).toBe(1)
    expect(await stored()).toHaveLength(50)
  })

  it('are given up when another session locks them too long', async () => {
    await reader.query('begin; lock table acme.areas in access exclusive mode')
    const replaced = impatient.replaceTables(credentials(), owner, [areas([])])
    expect(await failureOf(replaced)).toEqual({ status: 504, heading: 'Connection Timeout' })
    await reader.query('rollback')
    await expect.poll(sessions).toBe(0)
  })

  it('are unchanged when the replacement is aborted in the middle of a statement', async () => {
    const before = await stored()
    const controller = new AbortController()
    const reason = new Error('Cancelled.')
    await reader.query('begin; lock table acme.areas in share mode')
    const permit = { signal: controller.signal, beforeCommit: async () => undefined }
    const replaced = targets.replaceTables(credentials(), owner, [areas([])], permit)
    const waiting = `select 1 from pg_locks where not granted and relation = 'acme.areas'::regclass`
    await expect.poll(async () => (await reader.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1)
    controller.abort(reason)
    await expect(replaced).rejects.toBe(reason)
    await reader.query('rollback')
    await expect.poll(sessions, { timeout: 20_000 }).toBe(0)
    expect(await stored()).toEqual(before)
  })

  it('are unchanged when the commit is not permitted', async () => {
    const before = await stored()
    const refused = new Error('The lease was lost.')
    const permit = { signal: new AbortController().signal, beforeCommit: () => Promise.reject(refused) }
    await expect(targets.replaceTables(credentials(), owner, [areas([])], permit)).rejects.toBe(refused)
    expect(await stored()).toEqual(before)
    await expect.poll(sessions).toBe(0)
  })

  it.each(['create table acme.taken (id text)', 'create view acme.taken as select 1 as id'])(
    'are refused when the name is taken: %s',
    async (statement) => {
      await reader.query(statement)
      const taken = { ...areas([['a', 'A', 1, false]]), name: 'taken' }
      expect(await failureOf(targets.replaceTables(credentials(), owner, [taken]))).toMatchObject({
        status: 400,
      })
      await reader.query(
        statement.startsWith('create view') ? 'drop view acme.taken' : 'drop table acme.taken',
      )
    },
  )
})
