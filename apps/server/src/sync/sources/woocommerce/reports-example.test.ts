import { readFileSync } from 'node:fs'
import { fillShop } from '@tributary/fakes/shop/sample-shop-data'
import { type Shop, startShop } from '@tributary/fakes/shop/shop-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { woocommerceSource } from './woocommerce-source.ts'

const example = new URL('../../../../../../examples/power-bi-and-excel/', import.meta.url)
const views = readFileSync(new URL('views.sql', example), 'utf8')
const [role = '', view] = [
  ...readFileSync(new URL('README.md', example), 'utf8').matchAll(/```sql\n(.*?)```/gs),
].map(([, sql]) => sql)

const now = () => new Date('2026-11-21T12:00:00Z')
let sync: SyncFixture
let shop: Shop
let engine: SyncEngine
let connector: string

beforeAll(async () => {
  sync = await syncFixture()
  shop = await startShop({ clock: now, key: { key: 'ck_1', secret: 'cs_1' } })
  fillShop(shop.store, { orders: 60, customers: 30, products: 10 })
  engine = sync.engine({
    adapters: {
      woocommerce: woocommerceSource({
        outbound: { allowPrivateTargets: true },
        rateLimits: memoryRateLimits(now),
        limits: { pausesMs: [] },
      }),
    },
  })
  await engine.start()
  const settings = {
    'woo.uri': shop.uri,
    'woo.key': 'ck_1',
    'woo.secret': 'cs_1',
    'woo.startDate': '2025-01-01',
    'target.schema': 'acme',
  }
  connector = await sync.connector(settings, { type: 'woocommerce' })
  expect(await sync.refresh(engine, connector)).toMatchObject({ state: 'succeeded', error: null })
  await run(role)
  await run(views)
})
afterAll(async () => {
  await sync.rows('drop owned by acme_reports')
  await sync.rows('drop role acme_reports')
  await sync.close()
  await shop.stop()
})

it('shows the view of the file on the page', () => {
  expect(view).toBe(views)
})

it('lets the reports read the orders by day, and the tables of later refreshes', async () => {
  await sync.rows('create table acme.later (id int)')
  const [{ orders } = {}] = await asReports('select sum(orders)::int as orders from acme.sales_by_day')
  expect(orders).toBe(shop.store.all('orders').filter(({ status }) => status !== 'trash').length)
  expect(await asReports('select * from acme.later')).toEqual([])
})

it('does not let the reports write', async () => {
  await expect(asReports('delete from acme.orders')).rejects.toThrow('permission denied')
})

it('reads everything again under the view', async () => {
  expect(await sync.refresh(engine, connector, { full: true })).toMatchObject({
    state: 'succeeded',
    error: null,
  })
})

/** Runs the statements one after another. */
async function run(sql: string) {
  for (const statement of sql.split(';')) if (statement.trim()) await sync.rows(statement)
}

const asReports = (sql: string) =>
  sync.storage.withConnection(async ({ query }) => {
    await query('set role acme_reports')
    try {
      return (await query(sql)).rows
    } finally {
      await query('reset role')
    }
  })
