import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { DeclaredRows, SourceAdapter } from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import { type SyncFixture, syncFixture } from '../testing/sync-fixture.ts'
import type { SyncEngine } from './sync-engine.ts'

let sync: SyncFixture
let engine: SyncEngine
let organisationId: string
let code: string
let organisations = 0
/** Runs before the rows of a stream are read. */
let beforeRows: () => unknown

beforeAll(async () => {
  sync = await syncFixture()
  engine = sync.engine({ adapters: { ftp: source('orders', 'products'), vend: source('products') } })
  await engine.start()
})
afterAll(() => sync.close())
beforeEach(async () => {
  beforeRows = () => undefined
  code = `org${++organisations}`
  organisationId = await sync.organisation(code)
})

/** A source whose tables have one row: the name of the table. */
const source =
  (...names: string[]) =>
  (): SourceAdapter<DeclaredRows> => ({
    kind: 'names',
    async *list() {
      for (const name of names)
        yield {
          name,
          path: name,
          size: undefined,
          modifiedAt: undefined,
          columns: [{ name: 'id', type: 'text' }],
          key: ['id'],
        }
    },
    open: ({ name }) => ({ rows: oneRow(name), extent: 'whole' }),
    async *probe() {},
    done: async () => undefined,
    close: () => undefined,
  })

async function* oneRow(name: string) {
  await beforeRows()
  yield [[name]]
}

const add = (type: string, properties = {}) => sync.connector(properties, { type, organisationId })
const refresh = (connector: string) => sync.refresh(engine, connector)
const tables = async () =>
  (
    await sync.rows(
      `select schemaname || '.' || tablename as name from pg_tables where schemaname like '${code}%' order by 1`,
    )
  ).map(({ name }) => name)
const settingOf = async (connector: string) =>
  (
    await sync.rows(
      `select value from connector_properties where connector_id = '${connector}' and name = 'target.schema'`,
    )
  ).map(({ value }) => value)

it('is the usual one while no other table has the same name', async () => {
  const connector = await add('ftp')
  expect(await refresh(connector)).toMatchObject({ detail: 'orders: 1 row; products: 1 row' })
  expect(await tables()).toEqual([`${code}.orders`, `${code}.products`])
  expect(await settingOf(connector)).toEqual([])
})

it('is one of the connector’s own if another connector has a table of the same name', async () => {
  await refresh(await add('ftp'))
  const connector = await add('vend')
  const moved = `${code}_vend`
  expect(await refresh(connector)).toMatchObject({
    state: 'succeeded',
    detail: `${syncMessages.moved(moved, code)}\nproducts: 1 row`,
  })
  expect(await tables()).toEqual([`${code}.orders`, `${code}.products`, `${moved}.products`])
  expect(await settingOf(connector)).toEqual([moved])
})

it('stays the same at later refreshes, even once the usual one is free', async () => {
  await refresh(await add('ftp'))
  const connector = await add('vend')
  await refresh(connector)
  await sync.rows(`drop table ${code}.products`)
  expect(await refresh(connector)).toMatchObject({ state: 'succeeded', detail: 'products: 1 row' })
  expect(await settingOf(connector)).toEqual([`${code}_vend`])
})

it('has a number if a schema of that name has the tables too, or belongs to another organisation', async () => {
  for (const [connector, schema] of [
    [await add('vend'), []],
    [await add('vend'), [`${code}_vend`]],
    [await add('vend'), [`${code}_vend_2`]],
  ] as const) {
    await refresh(connector)
    expect(await settingOf(connector)).toEqual(schema)
  }
  await sync.organisation(`${code}_ftp`)
  const files = await add('ftp')
  await refresh(files)
  expect(await settingOf(files)).toEqual([`${code}_ftp_2`])
})

it('does not change once the connector has stored a table', async () => {
  const connector = await add('ftp')
  await refresh(connector)
  await sync.rows(`drop table ${code}.products; create table ${code}.products (id text)`)
  expect(await refresh(connector)).toMatchObject({
    state: 'failed',
    error: syncMessages.tableTaken('products', `"${code}"."products"`),
  })
  expect(await settingOf(connector)).toEqual([])
})

it('is the one that the settings name, although it has a table of the same name', async () => {
  await refresh(await add('ftp'))
  expect(await refresh(await add('vend', { 'target.schema': code }))).toMatchObject({
    error: syncMessages.tableTaken('products', `"${code}"."products"`),
  })
})

it('changes if another connector creates the table during the first refresh', async () => {
  const connector = await add('vend')
  beforeRows = async () => {
    beforeRows = () => undefined
    await sync.rows(`create table ${code}.products (id text)`)
  }
  expect(await refresh(connector)).toMatchObject({ state: 'succeeded', rows: '1' })
  expect(await settingOf(connector)).toEqual([`${code}_vend`])
})
