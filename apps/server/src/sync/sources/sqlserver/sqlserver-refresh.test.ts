import { selfSignedCertificate } from '@tributary/fakes/sqlserver/self-signed-certificate'
import { startTdsServer, type TdsServer, tdsLogin } from '@tributary/fakes/sqlserver/tds-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { sqlServerMessages } from './sqlserver.messages.ts'
import { sqlServerSource } from './sqlserver-source.ts'

// The engine and its database against the fake SQL Server.

let sync: SyncFixture
let server: TdsServer
let engine: SyncEngine
let connector: string
let schema: string
let schemas = 0

const limits = { connectMs: 20_000, idleMs: 20_000 }
const sqlserver = sqlServerSource({ allowPrivateTargets: true }, { trust: 'all', limits })

beforeAll(async () => {
  sync = await syncFixture()
  engine = sync.engine({ adapters: { sqlserver } })
  await engine.start()
})
afterAll(() => sync.close())
beforeEach(async () => {
  server = await startTdsServer({ tls: selfSignedCertificate(), schemas: ['dbo', 'sales'] })
  server.write(`create table [dbo].[customers] (id int not null, name nvarchar(200), credit decimal(12,2), rate float,
    since date, seen datetime2, there datetimeoffset, on_hold bit, ref uniqueidentifier, rv rowversion, primary key (id))`)
  server.write(
    'create table [sales].[lines] (line int not null, order_no int not null, text nvarchar(50), primary key (order_no, line))',
  )
  server.write('create table [dbo].[notes] (said nvarchar(4000))')
  for (let id = 1; id <= 300; id++) addCustomer(id)
  for (const order of [1, 2, 3])
    for (const line of [1, 2])
      server.write('insert into [sales].[lines] values (@line, @order, @text)', {
        line,
        order,
        text: `${order}/${line}`,
      })
  server.write(`insert into [dbo].[notes] values ('Grüße'), ('Grüße'), (null)`)
  schema = `erp_${++schemas}`
  connector = await sync.connector(
    { 'source.connectionString': connectionString(tdsLogin.password), 'target.schema': schema },
    { type: 'sqlserver' },
  )
})
afterEach(() => server.stop())

const connectionString = (password: string) =>
  `data source=127.0.0.1,${server.port};initial catalog=${tdsLogin.database};user id=${tdsLogin.user};password=${password}`

const addCustomer = (id: number) =>
  server.write(
    `insert into [dbo].[customers] (id, name, credit, rate, since, seen, there, on_hold, ref) values (@id, @name, @credit,
      @rate, '2024-02-29', '2026-03-29T02:30:00.1234560', '2026-03-29T02:30:00.0000000+02:00', @hold, @ref)`,
    {
      id,
      name: id % 7 === 0 ? null : `Łukasz "${id}", & Sønner`,
      credit: id % 5 === 0 ? null : `${id * 1_000_003}.50`,
      rate: id / 3,
      hold: id % 2,
      ref: `6F9619FF-8B86-D011-B42D-${String(id).padStart(12, '0')}`,
    },
  )

const refresh = (full = false) => sync.refresh(engine, connector, { full })
const stored = (table: string, order: string) =>
  sync.rows(`select * from ${schema}.${table} order by ${order}`)

/** Returns the customers of both sides, each value as the same text. */
const customersHere = async () =>
  (
    await sync.rows(`select id::text, name, credit::text, rate::float8::text, since::text,
      to_char(seen at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as seen_at, extract(epoch from there)::bigint::text as there,
      on_hold::int::text as on_hold, ref, rv from ${schema}.customers order by id`)
  ).map((row) => Object.values(row).map((value) => (value === null ? null : String(value))))
const customersThere = () =>
  server
    .read(`select cast(id as text) as id, name, credit, rate, since, substr(seen, 1, 26) as seen_at, '1774744200' as there,
      cast(on_hold as text) as on_hold, ref, '0x' || hex(rv) as rv from "dbo.customers" order by id`)
    .map((row) => Object.values(row).map((value) => (value === null ? null : String(value))))

describe('a SQL Server connector [CPROP-08]', () => {
  it('stores every table, value by value, and then nothing when nothing has changed', async () => {
    expect(await refresh()).toMatchObject({ state: 'succeeded', rows: '309' })
    expect(await customersHere()).toEqual(customersThere())
    expect(await stored('sales_lines', 'order_no, line')).toEqual(
      [1, 2, 3].flatMap((order) =>
        [1, 2].map((line) => ({ line: String(line), order_no: String(order), text: `${order}/${line}` })),
      ),
    )
    expect((await stored('notes', 'said')).map(({ said }) => said)).toEqual(['Grüße', 'Grüße', null])
    expect(await refresh()).toMatchObject({ state: 'succeeded', rows: '9' })
  })

  it('reads changed and added rows by their rowversion; a full refresh removes deleted ones', async () => {
    await refresh()
    server.write(`update [dbo].[customers] set name = 'Zoë' where id = 5`)
    addCustomer(301)
    server.write('delete from [dbo].[customers] where id = 6')
    server.write('delete from [sales].[lines] where order_no = 2')
    server.write(`update [sales].[lines] set text = 'changed' where order_no = 3 and line = 1`)
    expect(await refresh()).toMatchObject({ state: 'succeeded', rows: String(2 + 4 + 3) })
    expect(await customersHere()).toHaveLength(301)
    expect(await stored('sales_lines', 'order_no, line')).toMatchObject([
      { text: '1/1' },
      { text: '1/2' },
      { text: 'changed' },
      { text: '3/2' },
    ])
    expect(await refresh(true)).toMatchObject({ state: 'succeeded', rows: String(300 + 4 + 3) })
    expect(await customersHere()).toEqual(customersThere())
  })

  it('leaves a table unchanged when the connection is cut, and continues from there', async () => {
    await refresh()
    const before = await customersHere()
    server.write(`update [dbo].[customers] set name = 'Zoë'`)
    server.when(/from \[dbo\]\.\[customers\]/, { afterRows: 150 })
    expect(await refresh()).toMatchObject({
      state: 'failed',
      cause: 'connection-lost',
      error: sqlServerMessages.lost,
    })
    expect(await customersHere()).toEqual(before)
    server.reset()
    expect(await refresh()).toMatchObject({ state: 'succeeded', rows: '309' })
    expect(await customersHere()).toEqual(customersThere())
  })

  it('reads a whole table after a column was added', async () => {
    await refresh()
    server.write('alter table [dbo].[customers] add vat nvarchar(20)')
    server.write('delete from [dbo].[customers] where id = 6')
    expect(await refresh()).toMatchObject({ state: 'succeeded', rows: String(299 + 9) })
    expect(
      await sync.rows(`select count(*)::int as rows, count(vat)::int as vat from ${schema}.customers`),
    ).toEqual([{ rows: 299, vat: 0 }])
  })

  it('is forbidden with a wrong password', async () => {
    const wrong = await sync.connector(
      { 'source.connectionString': connectionString('wrong'), 'target.schema': schema },
      { type: 'sqlserver' },
    )
    expect(await sync.refresh(engine, wrong)).toMatchObject({
      state: 'failed',
      forbidden: true,
      cause: 'sign-in-refused',
      error: sqlServerMessages.signInRefused,
    })
  })
})
