import { startTdsServer, type TdsServer, tdsLogin } from '@tributary/fakes/sqlserver/tds-server'
import { explainDatabaseError } from '@tributary/sdk/database'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { selfSigned } from '../testing/self-signed.ts'
import { createTargetDatabases } from './create-target-database.ts'
import type { TableContents } from './target-database.ts'

// The mssql driver against a server that speaks TDS, encrypted, with SQLite behind it.

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

/** Waits for this only a moment, for tests of what never comes. */
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

/** Status, sentence, and the heading a person would see if only the sentence arrived. */
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
  it('is content with a database it may use, and leaves no connection behind', async () => {
    await targets.probe(credentials())
    await expect.poll(() => server.connections().open).toBe(0)
    expect(server.statements).toHaveLength(1)
  })

  it.each([
    ['a wrong password', { password: 'wrong' }, 400, 'Authentication Failed'],
    ['an unknown database', { database: 'other' }, 404, 'Database Not Found'],
    ['a database that may not be opened', { database: 'closed' }, 403, 'Database Error'],
    ['an unknown schema', { schema: 'nobody' }, 404, 'Schema Not Found'],
    ['a named instance', { host: 'db\\SQLEXPRESS' }, 400, 'Database Error'],
    ['a name nobody knows', { host: 'db.invalid' }, 502, 'Connection Refused'],
    ['a port where nobody listens', { host: '127.0.0.1,1' }, 502, 'Connection Refused'],
  ])('tells of %s', async (_, changed, status, heading) => {
    expect(await failureOf(targets.probe(credentials(changed)))).toMatchObject({ status, heading })
  })

  it.each(['createTable', 'alterSchema'] as const)('tells when the right to %s is missing', async (right) => {
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
  ])('gives up a server that falls silent at %s', async (_, pattern, hurry) => {
    server.when(pattern, 'silence')
    expect(await failureOf(impatient(hurry).probe(credentials()))).toMatchObject({
      status: 504,
      heading: 'Connection Timeout',
    })
  })

  it('tells of a lost connection', async () => {
    server.when(/schema_id/, 'drop')
    expect(await failureOf(targets.probe(credentials()))).toMatchObject({
      status: 502,
      message: expect.stringContaining('lost'),
    })
  })

  it('takes a firewall that names itself for a host that refuses', async () => {
    server.when(/login/, { number: 40615, message: 'Client with IP address 192.0.2.1 is not allowed.' })
    expect(await failureOf(targets.probe(credentials()))).toMatchObject({
      status: 502,
      heading: 'Connection Refused',
    })
  })

  it('tells of a server that is paused', async () => {
    server.when(/login/, { number: 40613, message: 'Database is not currently available.' })
    expect(await failureOf(targets.probe(credentials()))).toMatchObject({ status: 503 })
  })

  it('tells the number of any other error, and nothing the server wrote', async () => {
    server.when(/schema_id/, { number: 9002, message: 'The log of C:\\secret is full.' })
    expect(await failureOf(targets.probe(credentials()))).toMatchObject({
      status: 500,
      message: 'The database reported an error (SQL Server 9002). Nothing was changed.',
    })
  })
})

describe('encryption', () => {
  it('is insisted on: a server without it hears no password', async () => {
    const plain = await startTdsServer()
    const host = `127.0.0.1,${plain.port}`
    expect(await failureOf(targets.probe(credentials({ host })))).toMatchObject({
      status: 502,
      message: expect.stringContaining('does not offer an encrypted connection'),
    })
    await plain.stop()
  })

  it('needs a certificate that can be verified, unless the installation says otherwise', async () => {
    const careful = createTargetDatabases({ outbound: open, limits, pacing: still })
    expect(await failureOf(careful.probe(credentials()))).toMatchObject({
      status: 502,
      message: expect.stringContaining('certificate'),
    })
  })
})

describe('a target that is not allowed', () => {
  const refused = {
    status: 502,
    message: 'Connection refused: the host is unreachable. Check the host, its port and its firewall.',
  }

  it('is never connected to, and looks like one that refuses', async () => {
    const guarded = createTargetDatabases({ outbound: { allowPrivateTargets: false }, limits, pacing: still })
    const before = server.connections().made
    for (const host of [
      `127.0.0.1,${server.port}`,
      'localhost',
      '0x7f.1',
      '2130706433',
      '[::1]',
      '169.254.169.254',
    ])
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

  it('is looked up once: a name that changes its address in between gains nothing', async () => {
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

  it('is not reached by a server that sends us on to it', async () => {
    const other = await startTdsServer({ tls: selfSigned() })
    server.routeTo('127.0.0.1', other.port)
    expect(await failureOf(targets.probe(credentials()))).toMatchObject(refused)
    expect(other.connections().made).toBe(0)
    await other.stop()
  })
})

describe('tables', () => {
  it('appear with every row, odd texts as they are', async () => {
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

  it('hold exactly the rows of the last time, and gain new columns', async () => {
    await targets.replaceTables(credentials(), owner, [areas([['x', 'X', 1, false]])])
    await targets.replaceTables(credentials(), owner, [
      areas([['y', 'Y', 2, true, 'new']], [{ name: 'note', kind: 'text' }]),
    ])
    await targets.replaceTables(credentials(), owner, [areas([['z', 'Z', 3, false]])])
    expect(stored()).toEqual([{ id: 'z', name: 'Z', list_order: 3, locked: 0, note: null }])
  })

  it('may be larger than a statement may be', async () => {
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

  it('may have any name a database takes', async () => {
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
  ] as const)('stay as they were after %s half-way', async (_, mishap, status, hurry) => {
    await targets.replaceTables(credentials(), owner, [areas([['old', 'Old', 1, false]])])
    server.when(/insert into \[acme\]\.\[versions\]/, mishap)
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

  it('of somebody else are left alone, and so is everything beside them', async () => {
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

  it('of somebody else that we are not shown are left alone as well', async () => {
    server.when(/create table \[acme\]\.\[hidden\]/, { number: 2714, message: 'There is already an object.' })
    const replaced = targets.replaceTables(credentials(), owner, [{ ...areas([]), name: 'hidden' }])
    expect(await failureOf(replaced)).toMatchObject({
      status: 400,
      message: expect.stringContaining('The table hidden'),
    })
  })

  it('are not made in a schema that does not exist', async () => {
    const replaced = targets.replaceTables(credentials({ schema: 'nobody' }), owner, [areas([])])
    expect(await failureOf(replaced)).toMatchObject({ status: 404, heading: 'Schema Not Found' })
  })
})
