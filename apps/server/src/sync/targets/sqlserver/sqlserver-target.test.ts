import { selfSignedCertificate } from '@tributary/fakes/sqlserver/self-signed-certificate'
import { startTdsServer, type TdsServer, tdsLogin } from '@tributary/fakes/sqlserver/tds-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { targetMessages } from '../../../drivers/target.messages.ts'
import type { SyncEngine, SyncEngineOptions } from '../../engine/sync-engine.ts'
import { syncMessages } from '../../sync.messages.ts'
import { type DeclaredStream, declaredSource } from '../../testing/declared-source.ts'
import { scriptedSource } from '../../testing/scripted-source.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { syncTargets } from '../open-target.ts'
import { ownerMark } from '../target-table.ts'
import { previewTable, probeTarget } from '../use-target.ts'

// The mssql driver against the fake SQL Server: TDS over TLS, with SQLite behind it.

let sync: SyncFixture
let server: TdsServer
beforeAll(async () => {
  sync = await syncFixture()
})
afterAll(() => sync.close())
beforeEach(async () => {
  server = await startTdsServer({ tls: selfSignedCertificate(), schemas: ['figures', 'dbo'] })
})
afterEach(async () => {
  await sync.stopEngines()
  await server.stop()
})

const still = { now: () => 0, pause: async () => undefined }
const properties = (password = tdsLogin.password) => ({
  'target.schema': 'figures',
  'target.connectionString': `data source=127.0.0.1,${server.port};initial catalog=${tdsLogin.database};user id=${tdsLogin.user};password=${password}`,
})
const openTarget = () =>
  syncTargets({
    storage: sync.storage,
    outbound: { allowPrivateTargets: true },
    trustCertificates: true,
    pacing: still,
  })

async function started(adapters: SyncEngineOptions['adapters']): Promise<SyncEngine> {
  const engine = sync.engine({ adapters, openTarget: openTarget() })
  await engine.start()
  return engine
}

let csv = ''
const columns = 'order,line,amount,on_hold,at,note'
const lines: DeclaredStream = {
  name: 'lines',
  columns: [
    { name: 'order', type: 'text' },
    { name: 'line', type: 'bigint' },
    { name: 'amount', type: 'numeric' },
    { name: 'on_hold', type: 'boolean' },
    { name: 'at', type: 'timestamptz' },
    { name: 'note', type: 'text' },
  ],
  key: ['order', 'line'],
  extent: 'changes',
  read: () => ({ csv, cursor: 'next' }),
}
const stored = () => server.read(`select ${quotedColumns} from "figures.lines" order by 1, 2`)
const quotedColumns = columns
  .split(',')
  .map((name) => `"${name}"`)
  .join(', ')
const row = (order: string, line: number, changed: object = {}) => ({
  order,
  line,
  amount: null,
  on_hold: null,
  at: null,
  note: null,
  ...changed,
})

const typed: DeclaredStream = {
  name: 'typed',
  columns: [
    { name: 'whole', type: 'bigint' },
    { name: 'exact', type: 'numeric' },
    { name: 'day', type: 'date' },
    { name: 'at', type: 'timestamptz' },
    { name: 'flag', type: 'boolean' },
    { name: 'note', type: 'text' },
  ],
  extent: 'whole',
  read: () => ({ csv }),
}
const typedRows = () =>
  server.read(
    'select cast(whole as text) as whole, exact, day, at, flag, note from "figures.typed" order by rowid',
  )
const typedRow = (whole: string | null, exact: string | null, day: string | null, changed: object = {}) => ({
  whole,
  exact,
  day,
  at: null,
  flag: null,
  note: null,
  ...changed,
})

describe('a customer’s SQL Server', () => {
  it('gets the tables with types and keys, by changes and in full [DATA-27]', async () => {
    const engine = await started(declaredSource(lines))
    const id = await sync.connector(properties())
    csv =
      '007,1,12345678901234567890123.50,true,2026-01-02T10:00:00Z,"Zürich, ""Süd""\n日本"\n007,2,,false,,""\n007,2,0.1,,,last\n'
    expect(await sync.refresh(engine, id)).toMatchObject({ state: 'succeeded', error: null })
    csv = '007,1,12345678901234567890123.50,true,2026-01-02T10:00:00Z,\n008,1,,,,new\n'
    expect(await sync.refresh(engine, id)).toMatchObject({ state: 'succeeded', error: null })
    expect(stored()).toEqual([
      row('007', 1, { amount: '12345678901234567890123.50', on_hold: 1, at: '2026-01-02T10:00:00Z' }),
      row('007', 2, { amount: '0.1', note: 'last' }),
      row('008', 1, { note: 'new' }),
    ])
    csv = '009,1,,,,\n'
    await sync.refresh(engine, id, { full: true })
    expect(stored()).toEqual([row('009', 1)])
    expect(server.statements).toContainEqual(expect.stringMatching(/\[amount\] decimal\(38, 4\) null/))
    expect(server.statements).toContainEqual(
      expect.stringMatching(/\[order\] nvarchar\(450\) collate Latin1_General_100_BIN2 not null/),
    )
  })

  it('keeps only the rows that its source still has', async () => {
    let retained: string[] | undefined
    const selective = { ...lines, retained: () => retained && { column: 'order', values: retained } }
    const engine = await started(declaredSource(selective))
    const connector = await sync.connector(properties())
    csv = 'a,1,,,,\na,2,,,,\nb,1,,,,\nc,1,,,,\n'
    await sync.refresh(engine, connector)
    ;[csv, retained] = ['d,1,,,,\n', ['a', 'no such']]
    expect(await sync.refresh(engine, connector)).toMatchObject({ state: 'succeeded', error: null })
    expect(stored()).toEqual([row('a', 1), row('a', 2), row('d', 1)])
  })

  it('gets more rows than one bulk load, and numbers of too many digits as texts', async () => {
    const content = async function* () {
      yield Buffer.from('id,text,amount\n')
      for (let id = 1; id <= 6_000; id++) yield Buffer.from(`${id},x,${'9'.repeat(30)}.${'1'.repeat(12)}\n`)
    }
    const engine = await started(scriptedSource({ name: 'a.csv', content }))
    const id = await sync.connector(properties())
    expect(await sync.refresh(engine, id)).toMatchObject({ state: 'succeeded', rows: '6000', error: null })
    expect(server.read('select count(*) as rows, min(amount) as amount from "figures.a"')).toEqual([
      { rows: 6_000, amount: `${'9'.repeat(30)}.${'1'.repeat(12)}` },
    ])
    expect(server.statements).toContainEqual(expect.stringMatching(/\[amount\] nvarchar\(max\)/))
  })

  it('reads a file again as texts when a later value does not fit the type of the first', async () => {
    const content = async function* () {
      yield Buffer.from('id,value\n')
      for (let id = 1; id <= 40_000; id++) yield Buffer.from(`${id},${id}\n`)
      yield Buffer.from('40001, late \n40002,"  "\n')
    }
    const engine = await started(scriptedSource({ name: 'a.csv', content }))
    const id = await sync.connector(properties())
    expect(await sync.refresh(engine, id)).toMatchObject({ state: 'succeeded', rows: '40002', error: null })
    expect(server.read('select value from "figures.a" where id in (1, 40001, 40002)')).toEqual([
      { value: '1' },
      { value: ' late ' },
      { value: '  ' },
    ])
    expect(server.batches).toContainEqual(expect.stringMatching(/^insert bulk .*\[value\] bigint/))
  })

  it('keeps its table unchanged when the connection is cut before the end', async () => {
    const engine = await started(declaredSource(lines))
    const id = await sync.connector(properties())
    csv = '1,1,,,,old\n'
    await sync.refresh(engine, id)
    server.when(/^insert into \[figures\]/, 'drop')
    csv = '1,1,,,,new\n2,1,,,,new\n'
    expect(await sync.refresh(engine, id)).toMatchObject({
      state: 'failed',
      cause: 'target-unreachable',
      error: syncMessages.inTarget(targetMessages.lost),
    })
    expect(stored()).toEqual([row('1', 1, { note: 'old' })])
    server.reset()
    expect(await sync.refresh(engine, id)).toMatchObject({ state: 'succeeded' })
    expect(stored()).toMatchObject([{ note: 'new' }, { note: 'new' }])
  })

  it('stores every declared type exactly', async () => {
    const engine = await started(declaredSource(typed))
    const id = await sync.connector(properties())
    const long = 'Süd 日本 🚢 '.repeat(1_000)
    csv = `9223372036854775807,12345678901234567890.123456789,2024-02-29,2026-01-02T10:00:00.1234567+02:00,true,"${long}"
-9223372036854775808,1e-7,0001-01-01,9999-12-31T23:59:59.9999999Z,FALSE,""
,,,,,
`
    expect(await sync.refresh(engine, id)).toMatchObject({ state: 'succeeded', error: null })
    expect(typedRows()).toEqual([
      typedRow('9223372036854775807', '12345678901234567890.123456789', '2024-02-29', {
        at: '2026-01-02T10:00:00.1234567+02:00',
        flag: 1,
        note: long,
      }),
      typedRow('-9223372036854775808', '0.0000001', '0001-01-01', {
        at: '9999-12-31T23:59:59.9999999Z',
        flag: 0,
        note: '',
      }),
      typedRow(null, null, null),
    ])
    expect(server.statements).toContainEqual(expect.stringMatching(/^insert bulk \[#staged\]/))
  })

  it.each([
    ['whole', '12.5,,,,,'],
    ['whole', '9223372036854775808,,,,,'],
    ['whole', '"",,,,,'],
    ['exact', ',"1,5",,,,'],
    ['day', ',,2026-02-29,,,'],
    ['flag', ',,,,maybe,'],
  ])('refuses a value of the column %s that does not fit: %s', async (column, line) => {
    const engine = await started(declaredSource(typed))
    const id = await sync.connector(properties())
    csv = '1,,,,,old\n'
    await sync.refresh(engine, id)
    csv = `2,,,,,new\n${line}\n`
    expect(await sync.refresh(engine, id)).toMatchObject({
      state: 'failed',
      cause: 'source-data',
      error: syncMessages.misfit('typed', column),
    })
    expect(typedRows()).toMatchObject([{ note: 'old' }])
  })

  it('keeps its table unchanged when a bulk load is cut in the middle', async () => {
    const engine = await started(declaredSource(lines))
    const id = await sync.connector(properties())
    csv = '1,1,,,,old\n'
    await sync.refresh(engine, id)
    server.when(/^insert bulk/, 'drop')
    csv = `1,1,,,,${'new '.repeat(10_000)}\n`
    expect(await sync.refresh(engine, id)).toMatchObject({
      state: 'failed',
      cause: 'target-unreachable',
      error: syncMessages.inTarget(targetMessages.lost),
    })
    expect(stored()).toEqual([row('1', 1, { note: 'old' })])
    server.reset()
    expect(await sync.refresh(engine, id)).toMatchObject({ state: 'succeeded' })
    expect(stored()).toMatchObject([{ note: 'new '.repeat(10_000) }])
  })

  it('reads no further while a bulk load is being stored, and can be cancelled then', async () => {
    const abort = new AbortController()
    const of = {
      properties: new Map(Object.entries(properties())),
      organisationCode: 'ACME',
      organisationId: sync.organisationId,
    }
    const { target } = openTarget()(of, abort.signal)
    server.when(/^insert bulk/, 'silence')
    let read = 0
    async function* batches() {
      for (; read < 100; read++) yield Array.from({ length: 1_000 }, (_, at) => [at, 'x'.repeat(100)])
    }
    const staging = target.withSession(abort.signal, (session) =>
      session.stage({
        name: 'endless',
        columns: [
          { name: 'id', type: 'bigint' },
          { name: 'text', type: 'text' },
        ],
        newTable: undefined,
        content: { format: 'rows', items: batches() },
      }),
    )
    await expect.poll(() => server.batches).toContainEqual(expect.stringMatching(/^insert bulk/))
    abort.abort()
    await expect(staging).rejects.toThrow()
    // The fifth batch filled the load.
    expect(read).toBe(4)
    await expect.poll(() => server.connections().open).toBe(0)
  })

  it('widens the columns and the key of its table for later changes', async () => {
    const columns: DeclaredStream['columns'] = [
      { name: 'id', type: 'bigint' },
      { name: 'amount', type: 'bigint' },
      { name: 'at', type: 'date' },
      { name: 'flag', type: 'boolean' },
      { name: 'note', type: 'text' },
    ]
    const wider = ['text', 'numeric', 'timestamptz', 'text', 'text'] as const
    const stream: DeclaredStream = { ...lines, name: 'wide', columns, key: ['id'] }
    const id = await sync.connector(properties())
    csv = '1,9223372036854775807,2024-02-29,true,old\n2,5,,false,old\n3,,,,old\n'
    const narrow = await started(declaredSource(stream))
    expect(await sync.refresh(narrow, id)).toMatchObject({ state: 'succeeded', error: null })
    await sync.stopEngines()
    csv = '2,0.123456789,2026-01-02T10:00:00Z,maybe,new\nA3,,,,new\n'
    const widened = columns.map((column, at) => ({ ...column, type: wider[at] ?? column.type }))
    const wide = await started(declaredSource({ ...stream, columns: widened }))
    expect(await sync.refresh(wide, id)).toMatchObject({ state: 'succeeded', error: null })
    expect(server.read('select * from "figures.wide" order by id')).toEqual([
      {
        id: '1',
        amount: '9223372036854775807',
        at: '2024-02-29T00:00:00.0000000+00:00',
        flag: 'true',
        note: 'old',
      },
      { id: '2', amount: '0.123456789', at: '2026-01-02T10:00:00Z', flag: 'maybe', note: 'new' },
      { id: '3', amount: null, at: null, flag: null, note: 'old' },
      { id: 'A3', amount: null, at: null, flag: null, note: 'new' },
    ])
    expect(
      server.read(`select name, "notnull", pk from pragma_table_info('figures.wide') where pk > 0`),
    ).toEqual([{ name: 'id', notnull: 1, pk: 1 }])
  })

  it('creates its schema when that is allowed', async () => {
    const engine = await started(declaredSource(lines))
    const fresh = { ...properties(), 'target.schema': 'fresh' }
    csv = '1,1,,,,x\n'
    server.may.createTable = false
    expect(await sync.refresh(engine, await sync.connector(fresh))).toMatchObject({
      state: 'failed',
      cause: 'target-not-writable',
      error: syncMessages.inTarget(targetMessages.mayNotCreate),
    })
    server.reset()
    expect(await sync.refresh(engine, await sync.connector(fresh))).toMatchObject({ state: 'succeeded' })
    expect(server.read('select note from "fresh.lines"')).toEqual([{ note: 'x' }])
    expect(server.statements.filter((text) => text.startsWith('create schema'))).toEqual([
      'create schema [fresh]',
    ])
  })

  it('keeps tables of other owners', async () => {
    server.write('create table [figures].[lines] (id int)')
    const engine = await started(declaredSource(lines))
    csv = '1,1,,,,\n'
    expect(await sync.refresh(engine, await sync.connector(properties()))).toMatchObject({
      state: 'failed',
      cause: 'settings',
    })
    expect(server.read('select * from "figures.lines"')).toEqual([])
  })

  it('is checked, and shows the first rows of a table', async () => {
    const engine = await started(declaredSource(lines))
    const connectorId = await sync.connector(properties())
    csv = `${Array.from({ length: 60 }, (_, at) => `a,${at + 1},,true,,${'x'.repeat(300)}`).join('\n')}\n`
    await sync.refresh(engine, connectorId)
    const of = {
      properties: new Map(Object.entries(properties())),
      organisationCode: 'ACME',
      organisationId: sync.organisationId,
      owner: ownerMark(connectorId),
    }
    const { signal } = new AbortController()
    const shown = await previewTable(openTarget(), of, { schema: 'figures', name: 'lines' }, signal)
    expect(shown).toMatchObject({ hasMore: true, columns: lines.columns })
    expect(shown?.rows).toHaveLength(50)
    expect(shown?.rows[0]).toEqual(['a', '1', null, 'true', null, `${'x'.repeat(200)}…`])
    const passed: string[] = []
    for await (const { key } of probeTarget(openTarget(), of, signal)) passed.push(key)
    expect(passed).toEqual(['target-reached', 'target-writable'])
  })

  it('reports a refused password', async () => {
    const engine = await started(declaredSource(lines))
    expect(await sync.refresh(engine, await sync.connector(properties('wrong')))).toMatchObject({
      state: 'failed',
      cause: 'target-sign-in-refused',
      error: syncMessages.inTarget(targetMessages.loginFailed),
    })
  })
})
