import { customers } from '@tributary/fakes/ftp/customers'
import { type FtpSite, startFtpSite } from '@tributary/fakes/ftp/ftp-site'
import { orders } from '@tributary/fakes/ftp/orders'
import { products } from '@tributary/fakes/ftp/products'
import { toCsv } from '@tributary/fakes/ftp/to-csv'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withCause } from '../../tracing/cause.ts'
import { queueRun } from '../refresh-runs.queries.ts'
import { ftpMessages } from '../sources/ftp/ftp.messages.ts'
import { syncMessages } from '../sync.messages.ts'
import { type SyncFixture, syncFixture } from '../testing/sync-fixture.ts'
import type { SyncEngine } from './sync-engine.ts'

let sync: SyncFixture
let site: FtpSite
let engine: SyncEngine
let connector: string
let schema: string
let schemas = 0

beforeAll(async () => {
  sync = await syncFixture()
  site = await startFtpSite()
  engine = sync.engine()
  await engine.start()
})
afterAll(async () => {
  await sync.close()
  await site.stop()
})
beforeEach(async () => {
  schema = `test_${++schemas}`
  connector = await newConnector()
})

/** Inserts a connector with its own folder and schema. */
const newConnector = (properties: Record<string, string> = {}) =>
  sync.ftpConnector(site, { 'ftp.path': `/${schema}`, 'target.schema': schema, ...properties })

let minute = 0
/** Writes a file, each a minute later than the last. */
const write = (name: string, content: string) =>
  site.write(`${schema}/${name}`, content, new Date(Date.UTC(2026, 10, 1, 0, minute++)))
const refresh = (options?: { full?: boolean }) => sync.refresh(engine, connector, options)
const rows = (table: string, order = '1') => sync.rows(`select * from ${schema}.${table} order by ${order}`)
const columnsOf = async (table: string) => {
  const found = await sync.rows(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = '${schema}' and table_name = '${table}' order by ordinal_position`,
  )
  return found.map(({ name, type }) => `${name} ${type}`)
}

describe('the log of a refresh', () => {
  /** Refreshes the connector as the run of a request, or of a schedule. Returns the ids in the lines of its log. */
  const requestIdsOf = async (requestId: string | null) => {
    const run = {
      organisationId: sync.organisationId,
      connectorId: connector,
      fullSync: false,
      now: new Date(),
    }
    const runId = await withCause({ requestId }, () =>
      queueRun(sync.storage.db, { ...run, requestedBy: null, statusMessage: null }),
    )
    await engine.enqueue(runId)
    await sync.ended(runId)
    const lines = sync.log.filter(({ fields }) => Reflect.get(fields, 'runId') === runId)
    return lines.map(({ fields }) => Reflect.get(fields, 'reqId'))
  }

  it('has the id of the request that started it in each line', async () => {
    await write('orders.csv', 'id,')
    expect(await requestIdsOf('r-1')).toEqual(['r-1', 'r-1'])
  })

  it('has no request id if a schedule started it', async () => {
    expect(await requestIdsOf(null)).toEqual([undefined, undefined])
  })
})

describe('a refresh', () => {
  it('stores each file in its own table, in the schema named after the organisation', async () => {
    const people = customers(300)
    const goods = products(80)
    const sales = orders(4_000, goods, people)
    await site.write('out/products.csv', toCsv(goods))
    await site.write('out/customers.csv', toCsv(people))
    await site.write('out/orders.csv', toCsv(sales))

    const run = await sync.refresh(engine, await sync.ftpConnector(site))

    expect(run).toMatchObject({
      state: 'succeeded',
      detail: 'customers.csv: 300 rows; orders.csv: 4,000 rows; products.csv: 80 rows',
      error: null,
      rows: '4380',
      lease_owner: null,
      lease_until: null,
    })
    const storedPeople = await sync.rows(
      `select customer_id::text, company, contact, email, telephone, city, country, credit_limit::text,
         customer_since::text, on_hold::text from acme.customers order by customer_id`,
    )
    expect(storedPeople).toEqual(people.map(asText))
    const storedSales = await sync.rows(
      `select order_id::text, to_char(ordered_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ordered_at,
         customer_id::text, product_code, quantity::text, unit_price::text, line_total::text, status, note
       from acme.orders order by order_id`,
    )
    expect(storedSales).toEqual(sales.map(asText))
  })

  const asText = (row: Readonly<Record<string, string | number | boolean>>) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value === '' ? null : String(value)]),
    )

  it('gives columns types, and keeps text that only looks like a number', async () => {
    await write(
      'stock.csv',
      'sku;antal;pris;talt;set;aktiv;stregkode\r\nA1;5;1.50;2026-01-02;2026-01-02T10:00Z;true;0123\r\n',
    )
    await refresh()
    expect(await columnsOf('stock')).toEqual([
      'sku text',
      'antal bigint',
      'pris numeric',
      'talt date',
      'set timestamp with time zone',
      'aktiv boolean',
      'stregkode text',
    ])
    expect(await rows('stock')).toEqual([
      {
        sku: 'A1',
        antal: '5',
        pris: '1.50',
        talt: '2026-01-02',
        set: new Date('2026-01-02T10:00:00Z'),
        aktiv: true,
        stregkode: '0123',
      },
    ])
  })

  it('reads unusual CSV correctly', async () => {
    await write(
      'odd.csv',
      '\ufeff"id","a, b",__proto__,a b\n1,"say ""hi""\nthere",5" pipe,""\n\n2,,\\.,x\r\n3,"\\.",NULL,\n',
    )
    await refresh()
    expect(await rows('odd')).toEqual([
      { id: '1', a_b: 'say "hi"\nthere', proto: '5" pipe', a_b_2: '' },
      { id: '2', a_b: null, proto: '\\.', a_b_2: 'x' },
      { id: '3', a_b: '\\.', proto: 'NULL', a_b_2: null },
    ])
  })

  it('does not treat a line `\\.` as the end of the data', async () => {
    await write('codes.csv', 'code\na\n\\.\nb\n')
    await refresh()
    expect((await rows('codes')).map(({ code }) => code)).toEqual(['\\.', 'a', 'b'])
  })

  it('reads blanks in a column of numbers as null', async () => {
    await write('n.csv', 'id,n\n1,""\n2,  \n3,\n4, 7 \n')
    await refresh()
    expect((await rows('n')).map(({ n }) => n)).toEqual([null, null, null, '7'])
  })

  it('creates an empty table for a file with only a header', async () => {
    await write('none.csv', 'id,a\n')
    expect(await refresh()).toMatchObject({ state: 'succeeded', detail: 'none.csv: 0 rows' })
    expect(await rows('none')).toEqual([])
  })

  it('reports when there is nothing to read', async () => {
    await write('orders.csv', 'id\n1\n')
    connector = await newConnector({ 'ftp.filter': 'sales*' })
    expect(await refresh()).toMatchObject({ state: 'succeeded', detail: syncMessages.nothingThere })
  })
})

describe('an incremental refresh', () => {
  it('reads only files that have changed', async () => {
    await write('a.csv', 'id,v\n1,x\n')
    await write('b.csv', 'id,v\n1,x\n')
    await refresh()
    expect(await refresh()).toMatchObject({ state: 'succeeded', detail: syncMessages.nothingNew, rows: '0' })
    await write('b.csv', 'id,v\n1,y\n')
    expect(await refresh()).toMatchObject({ detail: 'b.csv: 1 row' })
    expect(await rows('b')).toEqual([{ id: '1', v: 'y' }])
  })

  it('reads a file again when its table is missing', async () => {
    await write('a.csv', 'id,v\n1,x\n')
    await refresh()
    await sync.rows(`drop table ${schema}.a`)
    expect(await refresh()).toMatchObject({ detail: 'a.csv: 1 row' })
  })

  it('updates and adds rows by their key, and keeps those the file no longer has', async () => {
    await write('orders.csv', 'order_id,v\n1,one\n2,two\n3,three\n')
    await refresh()
    await write('orders.csv', 'order_id,v\n2,TWO\n3,three\n4,four\n')
    await refresh()
    expect(await rows('orders')).toEqual([
      { order_id: '1', v: 'one' },
      { order_id: '2', v: 'TWO' },
      { order_id: '3', v: 'three' },
      { order_id: '4', v: 'four' },
    ])
  })

  it('does not touch rows that have not changed', async () => {
    await write('orders.csv', 'order_id,v\n1,one\n2,two\n')
    await refresh()
    const before = await sync.rows(`select ctid::text as place from ${schema}.orders where order_id = 1`)
    await write('orders.csv', 'order_id,v\n1,one\n2,TWO\n')
    await refresh()
    expect(await sync.rows(`select ctid::text as place from ${schema}.orders where order_id = 1`)).toEqual(
      before,
    )
  })

  it('replaces all rows when there is no key', async () => {
    await write('log.csv', 'day,v\n2026-01-01,a\n2026-01-01,b\n')
    await refresh()
    await write('log.csv', 'day,v\n2026-01-02,c\n')
    await refresh()
    expect(await rows('log')).toEqual([{ day: '2026-01-02', v: 'c' }])
  })

  it('adds new columns, widens types and keeps missing columns', async () => {
    await write('orders.csv', 'order_id,n,when,lost\n1,5,2026-01-01,x\n')
    await refresh()
    await write('orders.csv', 'order_id,n,when,new\nA2,1.5,2026-01-01T10:00Z,true\n')
    await refresh()
    expect(await columnsOf('orders')).toEqual([
      'order_id text',
      'n numeric',
      'when timestamp with time zone',
      'lost text',
      'new boolean',
    ])
    expect(await rows('orders')).toEqual([
      { order_id: '1', n: '5', when: new Date('2026-01-01T00:00:00Z'), lost: 'x', new: null },
      { order_id: 'A2', n: '1.5', when: new Date('2026-01-01T10:00:00Z'), lost: null, new: true },
    ])
  })

  it.each([
    ['repeats a key', 'order_id,v\n1,a\n1,b\n', syncMessages.keyRepeated('orders.csv', ['order_id'])],
    ['leaves a key out', 'order_id,v\n,a\n', syncMessages.keyBlank('orders.csv', 'order_id')],
    ['has lost its key', 'other,v\n1,a\n', syncMessages.keyMissing('orders.csv', 'order_id')],
    ['is ragged', 'order_id,v\n1,a\n2,b,c\n', 'orders.csv, line 3: 3 values where 2 were expected.'],
    ['is empty', '', 'orders.csv is empty: it has no line with column names.'],
  ])('leaves the table unchanged when the file %s', async (_, content, sentence) => {
    await write('orders.csv', 'order_id,v\n1,one\n')
    await refresh()
    await write('orders.csv', content)
    expect(await refresh()).toMatchObject({ state: 'failed', error: sentence, forbidden: false, rows: '0' })
    expect(await rows('orders')).toEqual([{ order_id: '1', v: 'one' }])
  })

  it('stores the good files and names the bad ones', async () => {
    await write('bad.csv', 'id,v\n1\n')
    await write('good.csv', 'id,v\n1,x\n')
    await write('worse.csv', 'id,v\n1,"x\n')
    const sentences = [
      'bad.csv, line 2: 1 value where 2 were expected.',
      'worse.csv, line 2: a quotation mark is opened but never closed.',
    ]
    expect(await refresh()).toMatchObject({
      state: 'failed',
      error: sentences.join(' '),
      detail: `${sentences.join(' ')}\ngood.csv: 1 row`,
      rows: '1',
    })
    expect(await rows('good')).toHaveLength(1)
    expect(await sync.rows(`select to_regclass('${schema}.bad') as bad`)).toEqual([{ bad: null }])
  })
})

describe('a full refresh', () => {
  it('reads every file again and replaces the rows of its table', async () => {
    await write('orders.csv', 'order_id,v\n1,one\n2,two\n')
    await refresh()
    await write('orders.csv', 'order_id,v\n2,two\n3,three\n')
    await refresh()
    expect(await rows('orders')).toHaveLength(3)
    expect(await refresh({ full: true })).toMatchObject({ state: 'succeeded', detail: 'orders.csv: 2 rows' })
    expect(await rows('orders')).toEqual([
      { order_id: '2', v: 'two' },
      { order_id: '3', v: 'three' },
    ])
  })

  it('chooses the key again', async () => {
    await write('orders.csv', 'order_id,v\n1,one\n')
    await refresh()
    await write('orders.csv', 'order_id,v\n1,one\n1,again\n')
    expect(await refresh({ full: true })).toMatchObject({ state: 'succeeded' })
    expect(await rows('orders')).toHaveLength(2)
  })

  it('keeps the old rows when the file is bad', async () => {
    await write('orders.csv', 'order_id,v\n1,one\n')
    await refresh()
    await write('orders.csv', 'order_id,v\n2,two\n3\n')
    expect(await refresh({ full: true })).toMatchObject({ state: 'failed' })
    expect(await rows('orders')).toEqual([{ order_id: '1', v: 'one' }])
  })

  it('changes nothing when a view depends on a type that must change', async () => {
    await write('orders.csv', 'order_id,n\n1,5\n')
    await refresh()
    await sync.rows(`create view ${schema}.report as select n from ${schema}.orders`)
    await write('orders.csv', 'order_id,n\n1,five\n')
    expect(await refresh({ full: true })).toMatchObject({
      state: 'failed',
      error: syncMessages.tableInUse('orders.csv'),
    })
    expect(await rows('orders')).toEqual([{ order_id: '1', n: '5' }])
  })
})

describe('processed files', () => {
  it('are moved to ftp.processedPath only after their rows are stored', async () => {
    connector = await newConnector({ 'ftp.processedPath': `/${schema}/done` })
    await write('good.csv', 'id\n1\n')
    await write('bad.csv', 'id\n1,2\n')
    await refresh()
    expect(await site.names(schema)).toEqual(['bad.csv', 'done'])
    expect(await site.names(`${schema}/done`)).toEqual(['good.csv'])
  })
})

describe('a file that cannot be moved', () => {
  it('is named, its rows are stored, and it is moved when possible', async () => {
    connector = await newConnector({ 'ftp.processedPath': `/${schema}/done` })
    await write('orders.csv', 'id\n1\n')
    await write('done', 'a file where the folder should be')
    expect(await refresh()).toMatchObject({
      state: 'failed',
      error: ftpMessages.notMoved('orders.csv', `/${schema}/done`),
    })
    expect(await rows('orders')).toEqual([{ id: '1' }])
    await site.remove(`${schema}/done`)
    expect(await refresh()).toMatchObject({ state: 'succeeded', detail: syncMessages.nothingNew })
    expect(await site.names(schema)).toEqual(['done'])
  })
})
