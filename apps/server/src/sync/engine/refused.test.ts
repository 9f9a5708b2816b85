import { type FtpSite, startFtpSite } from '@tributary/fakes/ftp/ftp-site'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refreshMessages } from '../refresh.messages.ts'
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
const refresh = () => sync.refresh(engine, connector)
const rows = (table: string, order = '1') => sync.rows(`select * from ${schema}.${table} order by ${order}`)

describe('the owner of a table', () => {
  it('is checked: a table of another user is never changed', async () => {
    await write('a.csv', 'id,v\n1,x\n')
    await refresh()
    await sync.rows(`create table ${schema}.mine (id bigint); insert into ${schema}.mine values (7)`)
    await write('mine.csv', 'id\n1\n')
    expect(await refresh()).toMatchObject({
      state: 'failed',
      error: syncMessages.tableTaken('mine.csv', `"${schema}"."mine"`),
    })
    expect(await rows('mine')).toEqual([{ id: '7' }])
  })

  it('is checked: a table of another connector is never changed', async () => {
    await write('a.csv', 'id,v\n1,x\n')
    await refresh()
    connector = await newConnector()
    expect(await refresh()).toMatchObject({
      state: 'failed',
      error: syncMessages.tableTaken('a.csv', `"${schema}"."a"`),
      cause: 'settings',
    })
  })

  it('is checked: another organisation cannot use this schema', async () => {
    await write('a.csv', 'id,v\n1,x\n')
    await refresh()
    const organisationId = await sync.organisation('BIRCH')
    const settings = {
      'ftp.host': `127.0.0.1:${site.port}`,
      'ftp.username': 'anna',
      'ftp.password': 'x',
      'ftp.path': '/out',
    }
    connector = await sync.connector({ ...settings, 'target.schema': schema }, { organisationId })
    expect(await refresh()).toMatchObject({ state: 'failed', error: syncMessages.schemaTaken(schema) })
    connector = await sync.connector({ ...settings, 'target.schema': 'acme' }, { organisationId })
    expect(await refresh()).toMatchObject({ state: 'failed', error: syncMessages.schemaTaken('acme') })
  })

  it.each(['public', 'pgboss', 'pg_catalog'])(
    'is checked: the schema %s cannot be a target',
    async (name) => {
      connector = await newConnector({ 'target.schema': name })
      expect(await refresh()).toMatchObject({ state: 'failed', error: syncMessages.schemaTaken(name) })
    },
  )

  it('cannot be two files: both are named', async () => {
    await write('orders.csv', 'id\n1\n')
    await write('orders.txt', 'id\n2\n')
    expect(await refresh()).toMatchObject({
      state: 'failed',
      error: syncMessages.sameTable('orders.txt', 'orders.csv', 'orders'),
    })
    expect(await rows('orders')).toEqual([{ id: '1' }])
  })
})

describe('wrong settings', () => {
  it('report a wrong password as forbidden', async () => {
    connector = await newConnector({ 'ftp.password': 'wrong' })
    expect(await refresh()).toMatchObject({
      state: 'failed',
      forbidden: true,
      error: 'The FTP server refused the user name or password.',
    })
  })

  it('report a connector type without an adapter', async () => {
    connector = await sync.connector({}, { type: 'woocommerce' })
    expect(await refresh()).toMatchObject({
      state: 'failed',
      error: refreshMessages.unsupported('woocommerce'),
    })
    expect(engine.supports('woocommerce')).toBe(false)
    expect(engine.supports('ftp')).toBe(true)
    expect(engine.supports('constructor')).toBe(false)
  })

  it('report an unreadable connection string', async () => {
    connector = await newConnector({ 'target.connectionString': 'data source=db' })
    expect(await refresh()).toMatchObject({
      state: 'failed',
      error: syncMessages.badConnectionString,
      cause: 'settings',
    })
  })

  it('report a secret sealed with another key', async () => {
    const other = await syncFixture(sync.storage)
    const elsewhere = await other.ftpConnector(site)
    expect(await sync.refresh(engine, elsewhere)).toMatchObject({
      state: 'failed',
      error: syncMessages.secretLost,
    })
  })
})
