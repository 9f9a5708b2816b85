import type { Id } from '@tributary/domain'
import {
  addProperties,
  assignUsers,
  listConnectorTables,
  listEveryTable,
  previewConnectorTable,
} from '@tributary/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, type Name, UNKNOWN_ID } from '../support/backend.ts'
import { type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
let as: ConnectorWorld['as']
let files: Id
let others: Id

beforeAll(async () => {
  const world = await connectorWorld()
  ;({ backend, acme, as } = world)
  files = await world.newFtp('Files to look at')
  others = await world.newFtp('Files of others')
  await assignUsers(as('olga'), {
    params: { id: files },
    body: { users: [await backend.idOf('users', 'Una')] },
  })
  await sql(`create schema looked_at`)
  await taken(
    files,
    'orders',
    ['a.csv', 'b.csv'],
    [
      `create table looked_at.orders (id bigint primary key, note text, at timestamptz, raw bytea)`,
      `insert into looked_at.orders select n, null, '2026-11-21T07:00:00+02', '\\x00ff' from generate_series(60, 1, -1) n`,
      `update looked_at.orders set note = repeat('ä😀', 150) where id = 1`,
    ],
  )
  await taken(
    files,
    'some "quoted" name',
    ['c.csv'],
    [`create table looked_at."some ""quoted"" name" ("select" text)`],
  )
  await taken(others, 'secrets', ['d.csv'], [`create table looked_at.secrets (word text)`])
})
afterAll(() => backend.close())

const sql = (text: string) => backend.storage.withConnection(({ query }) => query(text))

/** A table as the engine writes it: marked with the connector and recorded for each file it came from. */
async function taken(connector: Id, name: string, paths: readonly string[], statements: readonly string[]) {
  const table = `looked_at."${name.replaceAll('"', '""')}"`
  await sql([...statements, `comment on table ${table} is 'Tributary connector ${connector}'`].join(';'))
  await backend.storage.db
    .insertInto('sync_files')
    .values(
      paths.map((path, at) => ({
        organisation_id: acme,
        connector_id: String(connector),
        path,
        synced_at: new Date(Date.UTC(2026, 10, 20 + at)),
        table_name: `"looked_at".${table.slice('looked_at.'.length)}`,
        rows: 30,
      })),
    )
    .execute()
}

const tables = (name: Name, id = files) => listConnectorTables(as(name), { params: { orgId: acme, id } })
const preview = (table: string, { name = 'una', id = files }: { name?: Name; id?: Id } = {}) =>
  previewConnectorTable(as(name), { params: { orgId: acme, id, table }, query: {} })

it('lists a connector’s tables with their rows and last refresh', async () => {
  expect(await tables('una')).toEqual([
    { name: 'orders', schema: 'looked_at', rows: 60, refreshedAt: new Date('2026-11-21T00:00:00Z') },
    {
      name: 'some "quoted" name',
      schema: 'looked_at',
      rows: 30,
      refreshedAt: new Date('2026-11-20T00:00:00Z'),
    },
  ])
})

it('has no tables of an organisation that does not exist', async () => {
  expect(await statusOf(listEveryTable(as('sue'), { params: { orgId: UNKNOWN_ID } }))).toBe(404)
})

it('lists the tables of every connector that the caller sees, and of no other', async () => {
  const tablesFor = async (name: Name) =>
    (await listEveryTable(as(name), { params: { orgId: acme } }))
      .filter(({ schema }) => schema === 'looked_at')
      .map(({ connectorId, name: table, rows }) => [connectorId, table, rows])
  const own = [
    [files, 'orders', 60],
    [files, 'some "quoted" name', 30],
  ]
  const foreign = [others, 'secrets', 30]
  expect(await tablesFor('una')).toEqual(own)
  expect(await tablesFor('eli')).toEqual([])
  expect(await tablesFor('olga')).toHaveLength(3)
  expect(await tablesFor('olga')).toEqual(expect.arrayContaining([...own, foreign]))
})

it('shows fifty rows in key order, as text, with long values shortened', async () => {
  const { columns, rows, hasMore } = await preview('orders')
  expect(columns).toEqual([
    { name: 'id', type: 'bigint' },
    { name: 'note', type: 'text' },
    { name: 'at', type: 'timestamp with time zone' },
    { name: 'raw', type: 'bytea' },
  ])
  expect([rows.length, hasMore]).toEqual([50, true])
  expect(rows[0]).toEqual(['1', `${'ä😀'.repeat(100)}…`, '2026-11-21 05:00:00+00', '\\x00ff'])
  expect(rows[49]).toEqual(['50', null, '2026-11-21 05:00:00+00', '\\x00ff'])
})

it('shows an empty table with unusual names', async () => {
  expect(await preview('some "quoted" name')).toEqual({
    columns: [{ name: 'select', type: 'text' }],
    rows: [],
    hasMore: false,
  })
})

it.each(['secrets', 'users', 'orders; drop table looked_at.orders', 'orders"', 'ORDERS', '../connectors'])(
  'does not reveal whether %s exists',
  async (table) => {
    expect(await failureOf(preview(table))).toEqual([404, 'This connector has no table of that name.'])
    expect(await statusOf(preview(table, { name: 'sue' }))).toBe(404)
  },
)

it('does not show a table that was removed or has another owner', async () => {
  await taken(files, 'moved', ['e.csv'], [`create table looked_at.moved (word text)`])
  await sql(`comment on table looked_at.moved is 'Tributary connector ${others}'`)
  const gone = [404, 'This table no longer exists. The next refresh creates it again.']
  expect(await failureOf(preview('moved'))).toEqual(gone)
  await sql('drop table looked_at.moved')
  expect(await failureOf(preview('moved'))).toEqual(gone)
})

it('hides the tables of a connector the user may not see', async () => {
  expect(await statusOf(tables('una', others))).toBe(404)
  expect(await statusOf(preview('secrets', { id: others }))).toBe(404)
  expect(await statusOf(tables('olga', UNKNOWN_ID))).toBe(404)
})

it('does not wait for a locked table', async () => {
  const { promise: done, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: held, resolve: holding } = Promise.withResolvers<void>()
  const holder = backend.storage.withConnection(async ({ query }) => {
    await query('begin; lock table looked_at.orders in access exclusive mode')
    holding()
    await done
    await query('rollback')
  })
  await held
  // Sent directly, because the SDK would retry.
  const una = await backend.as('una')
  const path = `/business2cloud/clients/${acme}/connectors/${files}/tables/orders`
  expect((await una.call('GET', path)).statusCode).toBe(504)
  letGo()
  await holder
})

it('reports an unreachable customer database', async () => {
  const place = 'data source=postgres://127.0.0.1:1;initial catalog=figures;user id=reader;password=p'
  await addProperties(as('olga'), {
    params: { orgId: acme, connectorId: others },
    body: [{ name: 'target.connectionString', value: place, clientConnectorId: others }],
  })
  expect(await statusOf(preview('secrets', { name: 'olga', id: others }))).toBe(502)
})
