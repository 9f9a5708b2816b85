import { selfSignedCertificate } from '@tributary/fakes/sqlserver/self-signed-certificate'
import { startTdsServer, type TdsServer, tdsLogin } from '@tributary/fakes/sqlserver/tds-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BulkColumn, type BulkRow, UtcDay } from './sqlserver-bulk-load.ts'
import { connectToSqlServer, type SqlServerConnection } from './sqlserver-connection.ts'

// The mssql driver against the fake SQL Server: TDS over TLS, with SQLite behind it.

let server: TdsServer
let connection: SqlServerConnection
beforeAll(async () => {
  server = await startTdsServer({ tls: selfSignedCertificate() })
})
afterAll(() => server.stop())
beforeEach(async () => {
  connection = await connectToSqlServer(
    { host: '127.0.0.1', address: '127.0.0.1', port: server.port },
    {
      credentials: { ...tdsLogin, host: '127.0.0.1', schema: 'acme' },
      options: { limits: { connectMs: 20_000, idleMs: 20_000 }, trustCertificates: true },
    },
  )
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await connection.close()
  server.write('drop table if exists [acme].[loaded]')
  server.reset()
})

const columns: BulkColumn[] = [
  { name: 'id', type: 'bigint' },
  { name: 'day', type: 'date' },
  { name: 'paid', type: 'bit' },
  { name: 'note', type: 'nvarchar(max)' },
]
const created = (definitions = 'id bigint null, day date null, paid bit null, note nvarchar(max) null') =>
  server.write(`create table [acme].[loaded] (${definitions})`)
const load = (...rows: BulkRow[]) => connection.bulkLoad({ table: '[acme].[loaded]', columns, rows })
const stored = () =>
  server.read('select cast(id as text) as id, day, paid, note from "acme.loaded" order by rowid')
const row = (id: number, note: string | null = null): BulkRow => [String(id), null, null, note]

describe('a bulk load', () => {
  it('stores every type exactly', async () => {
    created()
    const long = 'Zürich, "Süd"\n日本 🚢'.repeat(20_000)
    await load(
      ['9223372036854775807', new UtcDay('9999-12-31'), true, long],
      ['-9223372036854775808', new UtcDay('0001-01-01'), false, ''],
      [null, new UtcDay('2024-02-29'), null, 'x'.repeat(4_001)],
      [null, null, null, null],
    )
    expect(stored()).toEqual([
      { id: '9223372036854775807', day: '9999-12-31', paid: 1, note: long },
      { id: '-9223372036854775808', day: '0001-01-01', paid: 0, note: '' },
      { id: null, day: '2024-02-29', paid: null, note: 'x'.repeat(4_001) },
      { id: null, day: null, paid: null, note: null },
    ])
  })

  it.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('sends the first and the last date in %s', async (zone) => {
    vi.stubEnv('TZ', zone)
    created()
    await load([null, new UtcDay('0001-01-01'), null, null], [null, new UtcDay('9999-12-31'), null, null])
    expect(stored()).toMatchObject([{ day: '0001-01-01' }, { day: '9999-12-31' }])
  })

  it('fills a temporary table of the same connection', async () => {
    await connection.batch('create table [#mine] ([id] bigint null)')
    await connection.bulkLoad({ table: '#mine', columns: columns.slice(0, 1), rows: [['1'], ['2']] })
    expect(await connection.query('select count(*) as [rows] from [#mine]')).toEqual([{ rows: 2 }])
  })

  it.each([
    ['a missing value', 'id bigint not null, day date, paid bit, note nvarchar(max)', [515]],
    ['a column of another type', 'id int, day date, paid bit, note nvarchar(max)', [4816]],
    ['a text of limited length', 'id bigint, day date, paid bit, note nvarchar(450)', [4816]],
    ['a missing column', 'id bigint, day date, paid bit', [207]],
  ])('stores nothing when the table refuses %s', async (_, definitions, errors) => {
    created(definitions)
    await expect(load(row(1), [null, null, null, null])).rejects.toThrow()
    expect(connection.errors).toEqual(errors)
    expect(server.read('select * from "acme.loaded"')).toEqual([])
  })

  it('stores nothing when a value cannot be sent, and the connection stays usable', async () => {
    created()
    await expect(load(row(1), ['9223372036854775808', null, null, null])).rejects.toThrow()
    await load(row(2))
    expect(stored()).toMatchObject([{ id: '2' }])
  })

  it('that is announced, but not sent, fails the next statement', async () => {
    created()
    await connection.batch('insert bulk [acme].[loaded] ([id] bigint)')
    await expect(connection.query('select 1 as [one]')).rejects.toThrow()
    expect(connection.errors).toEqual([4022])
  })

  it('stores nothing when the connection is cut in the middle of the rows', async () => {
    created()
    server.when(/^insert bulk/, 'drop')
    await expect(load(row(1, 'x'.repeat(100_000)))).rejects.toThrow()
    expect(stored()).toEqual([])
  })

  it('that the server does not read can be broken off', async () => {
    created()
    server.when(/^insert bulk/, 'silence')
    const loading = load(row(1, 'x'.repeat(8_000_000)))
    await expect.poll(() => server.batches).toContainEqual(expect.stringMatching(/^insert bulk/))
    connection.breakOff()
    await expect(loading).rejects.toThrow()
    expect(stored()).toEqual([])
  })

  it('is rolled back with its transaction', async () => {
    created()
    const failing = connection.inTransaction(async () => {
      await load(row(1))
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    expect(stored()).toEqual([])
  })
})
