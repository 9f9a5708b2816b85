import { selfSignedCertificate } from '@tributary/fakes/sqlserver/self-signed-certificate'
import { startTdsServer, type TdsServer, tdsLogin } from '@tributary/fakes/sqlserver/tds-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SourceFailure } from '../../source-failure.ts'
import { silentLog } from '../../sync-log.ts'
import type { DeclaredRows, Reading, SourceAdapter } from '../source-adapter.ts'
import { sqlServerMessages } from './sqlserver.messages.ts'
import { sqlServerSource } from './sqlserver-source.ts'

// The mssql driver against the fake SQL Server: TDS over TLS, with SQLite behind it.

let server: TdsServer
beforeAll(async () => {
  server = await startTdsServer({ tls: selfSignedCertificate(), schemas: ['dbo', 'sales'], snapshots: true })
  server.write(`create table [dbo].[Ledger] (id int not null, amount decimal(38,10), price money, rate float,
    booked date, at datetime2, there datetimeoffset, paid bit, ref uniqueidentifier, file varbinary(max),
    note nvarchar(max), big bigint, [Größe, in cm] nvarchar(20), tree hierarchyid, stamp rowversion, primary key (id))`)
  server.write(`insert into [dbo].[Ledger] values (1, '-1234567890123456789012345678.0123456789', '922337203685477.5807',
    0.1, '2026-02-28', '2026-03-29T02:30:00.1234567', '2026-03-29T02:30:00.0000000+02:00', 1,
    '6F9619FF-8B86-D011-B42D-00C04FC964FF', x'00ff10', 'Zürich, "Süd"' || char(10) || '日本', 9223372036854775807,
    '', '/1/2/', null)`)
  server.write(`insert into [dbo].[Ledger] (id, rate, paid, note) values (2, 1.5e-7, 0, '\\.')`)
  server.write(
    'create table [sales].[lines] (line_no int not null, order_id int not null, text nvarchar(50), primary key (order_id, line_no))',
  )
  server.write('create table [dbo].[notes] (said nvarchar(4000))')
  server.write('create table [dbo].[secret] (salary int)')
  server.may.unreadable = ['dbo.secret']
})
afterAll(() => server.stop())
afterEach(() => {
  server.reset()
  server.may.unreadable = ['dbo.secret']
})

const connection = (changed: object = {}) => {
  const parts = {
    'data source': `127.0.0.1,${server.port}`,
    'initial catalog': tdsLogin.database,
    'user id': tdsLogin.user,
    password: tdsLogin.password,
    multipleActiveResultSets: 'True',
    ...changed,
  }
  return Object.entries(parts)
    .map(([key, value]) => `${key}=${value}`)
    .join(';')
}

type Options = Parameters<typeof sqlServerSource>[1]

function source(changed: object = {}, options: Options = {}): SourceAdapter<DeclaredRows> {
  const limits = { connectMs: 20_000, idleMs: 20_000 }
  const adapter = sqlServerSource({ allowPrivateTargets: true }, { trust: 'all', limits, ...options })
  const properties = new Map([['source.connectionString', connection(changed)]])
  return adapter({ properties, log: silentLog, now: () => new Date() })
}

const { signal } = new AbortController()
const whole: Reading = { full: true, cursor: undefined }

async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

async function read(adapter: SourceAdapter<DeclaredRows>, name: string, reading = whole) {
  const streams = await collected(adapter.list(signal))
  const stream = streams.find((one) => one.name === name)
  if (!stream) throw new Error(`${name} is not there.`)
  const rows = adapter.open(stream, signal, reading)
  return { rows, values: (await collected(rows.rows)).flat() }
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    ({ message, code, forbidden, passing }: SourceFailure) => ({ message, code, forbidden, passing }),
  )

describe('the tables of a database', () => {
  it('are those the user may read, with columns and keys', async () => {
    const adapter = source()
    const streams = await collected(adapter.list(signal))
    adapter.close()
    expect(streams.map(({ name, path, key }) => ({ name, path, key }))).toEqual([
      { name: 'Ledger', path: '[dbo].[Ledger]', key: ['id'] },
      { name: 'notes', path: '[dbo].[notes]', key: [] },
      { name: 'sales_lines', path: '[sales].[lines]', key: ['order_id', 'line_no'] },
    ])
    expect(streams[0]?.columns).toContainEqual({ name: 'amount', type: 'numeric' })
    expect(streams[0]?.columns).toContainEqual({ name: 'stamp', type: 'text' })
  })

  it('are read without losing a digit or letter', async () => {
    const adapter = source()
    const { values } = await read(adapter, 'Ledger')
    adapter.close()
    expect(values).toEqual([
      [
        1,
        '-1234567890123456789012345678.0123456789',
        '922337203685477.5807',
        '0.1',
        '2026-02-28',
        '2026-03-29T02:30:00.1234567Z',
        '2026-03-29T02:30:00.0000000+02:00',
        true,
        '6F9619FF-8B86-D011-B42D-00C04FC964FF',
        '0x00FF10',
        'Zürich, "Süd"\n日本',
        '9223372036854775807',
        '',
        '/1/2/',
        '0x00000000000007D1',
      ],
      [
        2,
        null,
        null,
        '0.00000015',
        null,
        null,
        null,
        false,
        null,
        null,
        '\\.',
        null,
        null,
        null,
        '0x00000000000007D2',
      ],
    ])
  })

  it('are read as of the start of the statement, where snapshots are allowed', async () => {
    const adapter = source()
    await collected(adapter.list(signal))
    adapter.close()
    expect(server.batches).toContain('set transaction isolation level snapshot')
  })
})

describe('a sample of the tables [GLANCE-123]', () => {
  it('has the first three rows of each table that the user may read', async () => {
    server.write("insert into [dbo].[notes] values ('one'), ('two'), ('three'), ('four')")
    const adapter = source()
    const { tables } = (await adapter.tables?.(signal)) ?? { tables: [] }
    const read = await Promise.all(tables.map((table) => table.read?.(signal)))
    adapter.close()
    server.write('delete from [dbo].[notes]')
    expect(tables.map(({ name }) => name)).toEqual(['Ledger', 'notes', 'sales_lines'])
    expect(read.map((one) => one?.rows.length)).toEqual([2, 3, 0])
    expect(read[1]?.columns).toEqual(['said'])
    expect(read.map((one) => one?.isWhole)).toEqual([true, false, true])
  })
})

describe('changes', () => {
  it('are committed rows with a rowversion from the cursor on', async () => {
    const adapter = source()
    const first = await read(adapter, 'Ledger')
    const commit = server.writeUncommitted(`update [dbo].[Ledger] set note = 'first' where id = 2`)
    const next = { full: false, cursor: first.rows.cursor?.() }
    const during = await read(adapter, 'Ledger', next)
    commit()
    const after = await read(adapter, 'Ledger', { full: false, cursor: during.rows.cursor?.() })
    adapter.close()
    expect([first.rows.extent, during.rows.extent, after.rows.extent]).toEqual([
      'whole',
      'changes',
      'changes',
    ])
    expect(during.values).toEqual([])
    expect(after.values).toMatchObject([{ 0: 2, 10: 'first' }])
  })

  it.each([
    ['of another database', /^\w+ /, '0000000000000001 '],
    ['of a table with other columns', / \w+$/, ' 0123456789abcdef'],
    ['from before the database was restored', /^\w+/, 'ffffffffffffffff'],
    ['that is invalid', /.*/, 'yesterday'],
  ])('are all rows after a cursor %s', async (title, part, written) => {
    const adapter = source()
    const { rows } = await read(adapter, 'Ledger')
    const cursor = rows.cursor?.()?.replace(part, written)
    const again = await read(adapter, 'Ledger', { full: false, cursor })
    adapter.close()
    expect(again.rows.extent).toBe(title === 'of another database' ? 'changes' : 'whole')
  })

  it('do not exist for a table without a rowversion', async () => {
    const adapter = source()
    const { rows } = await read(adapter, 'sales_lines')
    adapter.close()
    expect(rows).toMatchObject({ extent: 'whole' })
    expect(rows.cursor?.()).toBeUndefined()
  })
})

describe('a connection', () => {
  it.each([
    ['a wrong password', { password: 'wrong' }, 'signInRefused', 'sign-in-refused', true],
    ['an unknown catalogue', { 'initial catalog': 'other' }, 'databaseMissing', 'source-path-missing', false],
    ['one that is closed', { 'initial catalog': 'closed' }, 'databaseClosed', 'sign-in-refused', true],
    ['an unknown host name', { 'data source': 'db.invalid' }, 'unknownHost', 'host-unknown', false],
    ['a closed port', { 'data source': '127.0.0.1,1' }, 'refused', 'unreachable', false],
  ] as const)('reports %s', async (_, changed, sentence, code, forbidden) => {
    const failure = await failureOf(collected(source(changed).list(signal)))
    expect(failure).toMatchObject({ message: sqlServerMessages[sentence], code, forbidden })
  })

  it('is made only to allowed addresses with a verified certificate', async () => {
    const properties = new Map([['source.connectionString', connection()]])
    const context = { properties, log: silentLog, now: () => new Date() }
    const guarded = sqlServerSource({ allowPrivateTargets: false })(context)
    expect(await failureOf(collected(guarded.list(signal)))).toMatchObject({ code: 'private-address' })
    const careful = source({}, { trust: 'none' })
    expect(await failureOf(collected(careful.list(signal)))).toMatchObject({ code: 'certificate' })
  })

  it('that falls silent is given up', async () => {
    server.when(/from \[dbo\]\.\[notes\]/, 'silence')
    const adapter = source({}, { limits: { connectMs: 20_000, idleMs: 300 } })
    expect(await failureOf(read(adapter, 'notes'))).toMatchObject({ code: 'timed-out', passing: true })
  })

  it('that is cut is replaced for the next table', async () => {
    server.when(/from \[dbo\]\.\[Ledger\]/, { afterRows: 1 })
    const adapter = source()
    expect(await failureOf(read(adapter, 'Ledger'))).toMatchObject({ code: 'connection-lost', passing: true })
    expect((await read(adapter, 'notes')).values).toEqual([])
    adapter.close()
  })

  it('is closed in the middle of a table when reading stops', async () => {
    const adapter = source()
    const [ledger] = await collected(adapter.list(signal))
    if (!ledger) throw new Error('There is no table.')
    for await (const _ of adapter.open(ledger, signal, whole).rows) break
    adapter.close()
    await expect.poll(() => server.connections().open).toBe(0)
  })

  it('is checked step by step', async () => {
    const adapter = source()
    const passed = await collected(adapter.probe(signal))
    adapter.close()
    expect(passed.map(({ key }) => key)).toEqual(['host-found', 'reached', 'signed-in', 'source-readable'])
    expect(passed.at(-1)?.sentence).toBe('3 tables can be read.')
  })
})

it.each([
  ['', sqlServerMessages.missing],
  ['data source=db.example.com', sqlServerMessages.badString],
  [
    'data source=db.example.com;initial catalog=x;user id=y;trusted_connection=yes',
    sqlServerMessages.badString,
  ],
  ['data source=db\\SQLEXPRESS;initial catalog=x;user id=y', sqlServerMessages.badHost],
  ['data source=postgres://db;initial catalog=x;user id=y', sqlServerMessages.badHost],
])('%j is refused', (written, sentence) => {
  const properties = new Map([['source.connectionString', written]])
  const context = { properties, log: silentLog, now: () => new Date() }
  expect(() => sqlServerSource({ allowPrivateTargets: true })(context)).toThrow(sentence)
})
