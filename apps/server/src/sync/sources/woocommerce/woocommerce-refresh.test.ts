import { fillShop } from '@tributary/fakes/shop/sample-shop-data'
import { type Shop, startShop } from '@tributary/fakes/shop/shop-server'
import type { ShopOrder } from '@tributary/fakes/shop/shop-shapes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { wooMessages } from './woocommerce.messages.ts'
import { woocommerceSource } from './woocommerce-source.ts'

const key = { key: 'ck_1', secret: 'cs_1' }
const DAY = 24 * 3_600_000

let sync: SyncFixture
let shop: Shop
let engine: SyncEngine
let connector: string
let schema: string
let schemas = 0
// Refreshes are a day apart, longer than the overlap that is read again.
let now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  sync = await syncFixture()
  shop = await startShop({ clock: () => now, key })
  fillShop(shop.store, { orders: 230, customers: 120, products: 20 })
  engine = sync.engine({
    adapters: {
      woocommerce: woocommerceSource({
        outbound: { allowPrivateTargets: true },
        rateLimits: memoryRateLimits(() => now),
        limits: { pausesMs: [] },
      }),
    },
  })
  await engine.start()
})
afterAll(async () => {
  await sync.close()
  await shop.stop()
})

beforeEach(async () => {
  schema = `shop_${++schemas}`
  connector = await sync.connector(
    {
      'woo.uri': shop.uri,
      'woo.key': key.key,
      'woo.secret': key.secret,
      'woo.startDate': '2025-01-01',
      'woo.orders.exclude': 'cancelled',
      'target.schema': schema,
    },
    { type: 'woocommerce' },
  )
})

const refresh = (options?: { full: boolean }) => {
  now = new Date(now.getTime() + DAY)
  return sync.refresh(engine, connector, options)
}

const wanted = () =>
  shop.store
    .all('orders')
    .filter(({ status }) => !['cancelled', 'trash'].includes(status))
    .sort(byId)
const byId = (one: { id: number }, other: { id: number }) => one.id - other.id
const completed = () => shop.store.all('orders').filter(({ status }) => status === 'completed')

const rowsOf = (table: string, columns: string) =>
  sync.rows(`select ${columns} from ${schema}.${table} as stored order by stored.id`)

/** Compares every table with the shop, row by row. */
async function expectTheShop() {
  const orderRow = ({ id, status, total, customer_id, billing, date_modified_gmt }: ShopOrder) => ({
    id: String(id),
    status,
    total,
    customer: String(customer_id),
    city: billing.city,
    modified: `${date_modified_gmt}Z`,
  })
  expect(
    await rowsOf(
      'orders',
      `id::text, status, total::text, customer_id::text as customer, billing_city as city,
       to_char(date_modified at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as modified`,
    ),
  ).toEqual(wanted().map(orderRow))
  expect(
    await rowsOf('order_lines', 'id::text, order_id::text as of, sku, quantity::text, total::text'),
  ).toEqual(
    wanted().flatMap((order) =>
      order.line_items.map(({ id, sku, quantity, total }) => ({
        id: String(id),
        of: String(order.id),
        sku,
        quantity: String(quantity),
        total,
      })),
    ),
  )
  expect(await rowsOf('customers', 'id::text, email, billing_country as country')).toEqual(
    shop.store
      .all('customers')
      .map(({ id, email, billing }) => ({ id: String(id), email, country: billing.country })),
  )
  expect(
    await rowsOf('products', 'id::text, sku, price::text, stock_quantity::text as stock, featured'),
  ).toEqual(
    shop.store.all('products').map(({ id, sku, price, stock_quantity: stock, featured }) => ({
      id: String(id),
      sku,
      price,
      stock: String(stock),
      featured,
    })),
  )
  expect(await rowsOf('refunds', 'id::text, order_id::text as of, amount::text, reason')).toEqual(
    shop.store.all('refunds').map(({ id, parent_id: of, amount, reason }) => ({
      id: String(id),
      of: String(of),
      amount,
      reason,
    })),
  )
}

it('stores a shop unchanged, also after changes of every kind and after a full refresh', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheShop()

  const [shorter, cancelled, binned, refunded] = completed()
  if (!shorter || !cancelled || !binned || !refunded) throw new Error('Too few orders')
  shop.store.change('orders', shorter.id, { line_items: shorter.line_items.slice(0, -1), total: '1.00' })
  shop.store.change('orders', cancelled.id, { status: 'cancelled' })
  shop.store.change('orders', binned.id, { status: 'trash' })
  shop.store.refund(refunded.id, '2.50', 'Broken')
  shop.store.sell(100, 3)
  shop.store.remove('customers', 7)
  shop.store.change('customers', 8, { email: 'new@shop.example' })
  shop.asked.length = 0
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheShop()
  expect(
    shop.asked.filter((path) => path.includes('/orders?') && !path.includes('modified_after')),
  ).toHaveLength(1)

  // A permanently deleted order leaves no trace, so only a full refresh detects it.
  shop.store.change('orders', cancelled.id, { status: 'completed' })
  shop.store.remove('orders', shorter.id)
  expect(await refresh({ full: true })).toMatchObject({ state: 'succeeded', error: null })
  await expectTheShop()
})

it('ends as forbidden when the key is revoked, with whole tables', async () => {
  await refresh()
  const before = await rowsOf('orders', '*')
  for (const { id } of wanted()) shop.store.change('orders', id, { total: '0.01' })
  shop.beforeAnswer = (path) =>
    path.includes('offset=95') && path.includes('/orders') && shop.keys.revoke(key.key)
  expect(await refresh()).toMatchObject({
    state: 'failed',
    forbidden: true,
    cause: 'sign-in-refused',
    error: wooMessages.signInRefused,
  })
  expect(await rowsOf('orders', '*')).toEqual(before)
  shop.beforeAnswer = () => undefined
  shop.keys.add(key)
  expect(await refresh()).toMatchObject({ state: 'succeeded' })
  expect(await sync.rows(`select distinct total::text from ${schema}.orders`)).toEqual([{ total: '0.01' }])
})

it('stores the time before which a busy shop must not be called', async () => {
  shop.faults.push({ status: 503, headers: { 'retry-after': '600' }, body: '{}' })
  const { state, cause, retry_at: retryAt } = await refresh()
  expect({ state, cause }).toEqual({ state: 'failed', cause: 'source-busy' })
  expect(retryAt?.getTime()).toBeGreaterThan(Date.now() + 500_000)
})
