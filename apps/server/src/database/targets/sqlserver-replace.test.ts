import { startTdsServer, type TdsServer, tdsLogin } from '@tributary/fakes/sqlserver/tds-server'
import { explainDatabaseError } from '@tributary/sdk/database'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { targetMessages } from '../../drivers/target.messages.ts'
import { selfSigned } from '../testing/self-signed.ts'
import { createTargetDatabases } from './create-target-database.ts'
import type { TableContents } from './target-database.ts'

// The mssql driver against the fake SQL Server: TDS over TLS, with SQLite behind it.

let server: TdsServer
beforeAll(async () => {
  server = await startTdsServer({ tls: selfSigned() })
})
afterAll(() => server.stop())
afterEach(() => server.reset())

const limits = { connectMs: 20_000, idleMs: 20_000 }
const still = { now: () => 0, pause: async () => undefined }
const open = { allowPrivateTargets: true }
const targets = createTargetDatabases({ outbound: open, trustCertificates: true, limits, pacing: still })

/** Short limits, for responses that never come. */
const impatient = (hurry: object) =>
  createTargetDatabases({
    outbound: open,
    trustCertificates: true,
    limits: { ...limits, ...hurry },
    pacing: still,
  })

const credentials = (changed: object = {}) => ({
  host: `127.0.0.1,${server.port}`,
  schema: 'acme',
  ...tdsLogin,
  ...changed,
})

const owner = 'Tributary organisation 1'
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
const stored = () => server.read('select * from "acme.areas" order by id')

/** The status, the sentence, and the heading that a user sees if only the sentence is known. */
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    ({ status, message }: { status: number; message: string }) => ({
      status,
      message,
      heading: explainDatabaseError({ error: new Error(message) })?.heading,
    }),
  )

describe('a probe', () => {
  it('accepts a database it may use and closes its connection', async () => {
    await targets.probe(credentials())
    await expect.poll(() => server.connections().open).toBe(0)
    expect(server.statements).toHaveLength(1)
  })

  it.each([
    ['a wrong password', { password: 'wrong' }, 400, 'Authentication Failed'],
    ['an unknown database', { database: 'other' }, 404, 'Database Not Found'],
    ['a database that may not be opened', { database: 'closed' }, 403, 'Database Error'],
    ['an unknown schema', { schema: 'unknown' }, 404, 'Schema Not Found'],
    ['a named instance', { host: 'db\\SQLEXPRESS' }, 400, 'Database Error'],
    ['an unknown host name', { host: 'db.invalid' }, 502, 'Connection Refused'],
    ['a closed port', { host: '127.0.0.1,1' }, 502, 'Connection Refused'],
  ])('reports %s', async (_, changed, status, heading) => {
    expect(await failureOf(targets.probe(credentials(changed)))).toMatchObject({ status, heading })
  })

  it.each(['createTable', 'alterSchema'] as const)('reports a missing right to %s', async (right) => {
    server.may[right] = false
    expect(await failureOf(targets.probe(credentials()))).toMatchObject({
      status: 403,
      message: 'The user may not create or change tables in this schema.',
      heading: 'Database Error',
    })
  })

  it.each([
    ['signing in', /login/, { connectMs: 200 }],
    ['the first question', /schema_id/, { idleMs: 200 }],
  ])('gives up on a server that falls silent at %s', async (_, pattern, hurry) => {
    server.when(pattern, 'silence')
    expect(await failureOf(impatient(hurry).probe(credentials()))).toMatchObject({
      status: 504,
      heading: 'Connection Timeout',
    })
  })

  it('reports a lost connection', async () => {
    server.when(/schema_id/, 'drop')
    expect(await failureOf(targets.probe(credentials()))).toMatchObject({
      status: 502,
      message: expect.stringContaining('lost'),
    })
  })

  it('reports a firewall like a host that refuses the connection', async () => {
    server.when(/login/, { number: 40615, message: 'Client with IP address 192.0.2.1 is not allowed.' })
    expect(await failureOf(targets.probe(credentials()))).toMatchObject({
      status: 502,
      heading: 'Connection Refused',
    })
  })

  it('reports a paused server', async () => {
    server.when(/login/, { number: 40613, message: 'Database is not currently available.' })
    expect(await failureOf(targets.probe(credentials()))).toMatchObject({ status: 503 })
  })

  it('reports the number of any other error, but not its message', async () => {
    server.when(/schema_id/, { number: 9002, message: 'The log of C:\\secret is full.' })
    expect(await failureOf(targets.probe(credentials()))).toMatchObject({
      status: 500,
      message: 'The database reported an error (SQL Server 9002). Nothing was changed.',
    })
  })
})

describe('encryption', () => {
  it('is required: a server without it gets no password', async () => {
    const plain = await startTdsServer()
    const host = `127.0.0.1,${plain.port}`
    expect(await failureOf(targets.probe(credentials({ host })))).toMatchObject({
      status: 502,
      message: expect.stringContaining('does not offer an encrypted connection'),
    })
    await plain.stop()
  })

  it('requires a verifiable certificate, unless the installation trusts all', async () => {
    const careful = createTargetDatabases({ outbound: open, limits, pacing: still })
    expect(await failureOf(careful.probe(credentials()))).toMatchObject({
      status: 502,
      message: expect.stringContaining('certificate'),
    })
  })
})

describe('a forbidden target', () => {
  const refused = {
    status: 502,
    message: 'Connection refused: the host is unreachable. Check the host, its port and its firewall.',
  }

  it('is never connected to, and looks like one that refuses unless it was entered as an address', async () => {
    const guarded = createTargetDatabases({ outbound: { allowPrivateTargets: false }, limits, pacing: still })
    const before = server.connections().made
    for (const host of [`127.0.0.1,${server.port}`, 'localhost', '[::1]'])
      expect(await failureOf(guarded.probe(credentials({ host }))), host).toMatchObject({
        status: 502,
        message: targetMessages.privateAddress,
      })
    for (const host of ['0x7f.1', '2130706433', '169.254.169.254'])
      expect(await failureOf(guarded.probe(credentials({ host }))), host).toMatchObject(refused)
    expect(await failureOf(targets.probe(credentials({ host: '127.0.0.1,1' })))).toMatchObject(refused)
    expect(server.connections().made).toBe(before)
  })

  it('takes as long as one that refuses', async () => {
    const waits: number[] = []
    const pacing = { now: () => 0, pause: async (ms: number) => void waits.push(ms) }
    for (const outbound of [open, { allowPrivateTargets: false }])
      await failureOf(
        createTargetDatabases({ outbound, limits, pacing }).probe(credentials({ host: '127.0.0.1,1' })),
      )
    expect(waits).toEqual([300, 300])
  })

  it('is resolved once, so a name cannot change its address in between', async () => {
    let asked = 0
    const lookup = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    const pinned = createTargetDatabases({
      outbound: { ...open, lookup },
      trustCertificates: true,
      limits,
      pacing: still,
    })
    await pinned.probe(credentials({ host: `rebinding.example,${server.port}` }))
    expect(asked).toBe(1)
  })

  it('is not reached through a redirect', async () => {
    const other = await startTdsServer({ tls: selfSigned() })
    server.routeTo('127.0.0.1', other.port)
    expect(await failureOf(targets.probe(credentials()))).toMatchObject(refused)
    expect(other.connections().made).toBe(0)
    await other.stop()
  })
})

describe('tables', () => {
  it('get every row, with unusual texts unchanged', async () => {
    const odd = `Zürich "Süd" [x]'; drop table areas;-- 日本 ${'a'.repeat(5_000)}`
    await targets.replaceTables(credentials(), owner, [
      areas([
        ['a', odd, 1, true],
        ['b', '', null, false],
        ['c', null, -7, null],
      ]),
    ])
    expect(stored()).toEqual([
      { id: 'a', name: odd, list_order: 1, locked: 1 },
      { id: 'b', name: '', list_order: null, locked: 0 },
      { id: 'c', name: null, list_order: -7, locked: null },
    ])
  })

  it('have exactly the latest rows and get new columns', async () => {
    await targets.replaceTables(credentials(), owner, [areas([['x', 'X', 1, false]])])
    await targets.replaceTables(credentials(), owner, [
      areas([['y', 'Y', 2, true, 'new']], [{ name: 'note', kind: 'text' }]),
    ])
    await targets.replaceTables(credentials(), owner, [areas([['z', 'Z', 3, false]])])
    expect(stored()).toEqual([{ id: 'z', name: 'Z', list_order: 3, locked: 0, note: null }])
  })

  it('may need more than one statement', async () => {
    const rows = Array.from({ length: 2_345 }, (_, at) => [
      String(at).padStart(5, '0'),
      `Area ${at}`,
      at,
      false,
    ])
    await targets.replaceTables(credentials(), owner, [areas(rows)])
    expect(stored()).toHaveLength(2_345)
    expect(server.statements.filter((sql) => sql.startsWith('insert'))).toHaveLength(5)
  })

  it('may have any name the database accepts', async () => {
    const name = `we]ird "na'me"`
    await targets.replaceTables(credentials(), owner, [
      { name, columns: [{ name: `co]l"um'n`, kind: 'id' }], key: 1, rows: [['1']] },
    ])
    expect(server.read(`select * from "acme.${name.replaceAll('"', '""')}"`)).toEqual([{ 'co]l"um\'n': '1' }])
  })

  it.each([
    ['an error', { number: 1105, message: 'No space.' }, 500, {}],
    ['a lost connection', 'drop', 502, {}],
    ['silence', 'silence', 504, { idleMs: 1_500 }],
  ] as const)('stay unchanged after %s half-way', async (_, fault, status, hurry) => {
    await targets.replaceTables(credentials(), owner, [areas([['old', 'Old', 1, false]])])
    server.when(/insert into \[acme\]\.\[versions\]/, fault)
    const versions: TableContents = {
      name: 'versions',
      columns: [{ name: 'id', kind: 'id' }],
      key: 1,
      rows: [['v']],
    }
    const replaced = impatient(hurry).replaceTables(credentials(), owner, [
      areas([['new', 'New', 1, false]]),
      versions,
    ])
    expect(await failureOf(replaced)).toMatchObject({ status })
    await expect.poll(() => server.connections().open).toBe(0)
    expect(stored()).toMatchObject([{ id: 'old' }])
    expect(server.read(`select name from sqlite_master where name = 'acme.versions'`)).toEqual([])
  })

  it('of another owner are left unchanged, and so are all others', async () => {
    await targets.replaceTables(credentials({ schema: 'dbo' }), 'Tributary organisation 2', [
      areas([['a', 'A', 1, false]]),
    ])
    const replaced = targets.replaceTables(credentials({ schema: 'dbo' }), owner, [areas([])])
    expect(await failureOf(replaced)).toMatchObject({
      status: 400,
      message: expect.stringContaining('The table areas'),
    })
    expect(server.read('select id from "dbo.areas"')).toEqual([{ id: 'a' }])
  })

  it('of another owner that we cannot see are left unchanged as well', async () => {
    server.when(/create table \[acme\]\.\[hidden\]/, { number: 2714, message: 'There is already an object.' })
    const replaced = targets.replaceTables(credentials(), owner, [{ ...areas([]), name: 'hidden' }])
    expect(await failureOf(replaced)).toMatchObject({
      status: 400,
      message: expect.stringContaining('The table hidden'),
    })
  })

  it('are not created in a missing schema', async () => {
    const replaced = targets.replaceTables(credentials({ schema: 'unknown' }), owner, [areas([])])
    expect(await failureOf(replaced)).toMatchObject({ status: 404, heading: 'Schema Not Found' })
  })
})
