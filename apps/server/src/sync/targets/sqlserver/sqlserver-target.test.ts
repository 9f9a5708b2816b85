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

  it('gets more rows than one statement, and numbers of too many digits as texts', async () => {
    const content = async function* () {
      yield Buffer.from('id,text,amount\n')
      for (let id = 1; id <= 2_500; id++) yield Buffer.from(`${id},x,${'9'.repeat(30)}.${'1'.repeat(12)}\n`)
    }
    const engine = await started(scriptedSource({ name: 'a.csv', content }))
    const id = await sync.connector(properties())
    expect(await sync.refresh(engine, id)).toMatchObject({ state: 'succeeded', rows: '2500', error: null })
    expect(server.read('select count(*) as rows, min(amount) as amount from "figures.a"')).toEqual([
      { rows: 2_500, amount: `${'9'.repeat(30)}.${'1'.repeat(12)}` },
    ])
    expect(server.statements).toContainEqual(expect.stringMatching(/\[amount\] nvarchar\(max\)/))
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
      connectorId,
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
