import { fillVend } from '@tributary/fakes/vend/sample-vend'
import { sale, saleLine } from '@tributary/fakes/vend/sample-vend-sales'
import { vendId } from '@tributary/fakes/vend/sample-vend-settings'
import { startVend, type Vend } from '@tributary/fakes/vend/vend-server'
import type { VendRecord, VendStore } from '@tributary/fakes/vend/vend-store'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { syncMessages } from '../../sync.messages.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { vendMessages } from './vend.messages.ts'
import { vendSource } from './vend-source.ts'
import { vendStreams } from './vend-streams.ts'

const shop = 'birch-garden'
const scopes = [...new Set(vendStreams().flatMap((one) => one.scopes))]
const DAY = 24 * 3_600_000

let sync: SyncFixture
let vend: Vend
let store: VendStore
let engine: SyncEngine
let connector: string
let schema: string
let schemas = 0
let granted = scopes
let now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  sync = await syncFixture()
  vend = await startVend({
    accessOf: () => ({ shop, scopes: granted }),
    clock: () => now,
    limit: 100_000,
  })
  store = vend.store(shop)
  fillVend(store, { customers: 30, products: 24, sales: 450 })
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(() => now),
    // Slices of one or two pages, so that a first reading has several.
    limits: { pausesMs: [], pause: async () => undefined, sliceRows: 250 },
  }
  engine = sync.engine({
    adapters: { vend: vendSource(tools, `${vend.uri}/{domain_prefix}/api/2026-07`) },
    access: () => async () => ({ accessToken: 'token', account: shop, scope: granted.join(' ') }),
    clock: () => now,
  })
  await engine.start()
})
afterAll(async () => {
  await sync.close()
  await vend.stop()
})

beforeEach(async () => {
  schema = `vend_${++schemas}`
  granted = scopes
  connector = await sync.connector({ 'vend.domain': shop, 'target.schema': schema }, { type: 'vend' })
})

const refresh = (options?: { full: boolean }) => {
  now = new Date(now.getTime() + DAY)
  return sync.refresh(engine, connector, options)
}

const rowsOf = (table: string, columns: string, order = 'id') =>
  sync.rows(`select ${columns} from ${schema}.${table} as stored order by stored.${order}`)

const alive = (resource: string) => store.all(resource).filter(({ deleted_at: deletedAt }) => !deletedAt)
const by = (field: string) => (one: VendRecord, other: VendRecord) =>
  String(one[field]) < String(other[field]) ? -1 : 1
const records = (resource: string, field = 'id') => alive(resource).toSorted(by(field))
const within = (record: VendRecord, ...path: string[]): unknown =>
  path.reduce<unknown>((value, field) => Reflect.get(Object(value), field), record)
const number = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** Compares the tables of sales with the shop, row by row. */
async function expectTheSales() {
  const sales = records('sales')
  expect(
    await rowsOf(
      'sales',
      `id, state, note, customer_id as customer, total_price::text as price,
       to_char(sale_date at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"') as at`,
    ),
  ).toEqual(
    sales.map((one) => ({
      id: one.id,
      state: one.state,
      note: one.note,
      customer: one.customer_id,
      price: number(within(one, 'totals', 'price')),
      at: one.date,
    })),
  )
  const inner = (list: string) =>
    sales.flatMap((one) => (one[list] as VendRecord[]).map((row) => ({ ...row, of: one.id })))
  expect(
    await rowsOf(
      'sale_line_items',
      'id, sale_id as of, product_id as product, quantity::text, total_price::text as price',
    ),
  ).toEqual(
    inner('line_items')
      .toSorted(by('id'))
      .map((line) => ({
        id: within(line, 'id'),
        of: line.of,
        product: within(line, 'product', 'id'),
        quantity: number(within(line, 'quantity')),
        price: number(within(line, 'pricing', 'total')),
      })),
  )
  expect(await rowsOf('sale_payments', 'id, sale_id as of, amount::text, payment_type as type')).toEqual(
    inner('payments')
      .toSorted(by('id'))
      .map((payment) => ({
        id: within(payment, 'id'),
        of: payment.of,
        amount: number(within(payment, 'amount')),
        type: within(payment, 'type', 'name'),
      })),
  )
  expect(await rowsOf('sale_taxes', 'sale_id as of, tax::text', 'sale_id')).toEqual(
    inner('taxes').map((tax) => ({ of: tax.of, tax: number(within(tax, 'tax')) })),
  )
}

/** Compares the tables of products and customers with the shop, row by row. */
async function expectTheCatalogue() {
  expect(await rowsOf('products', 'id, name, sku, price_including_tax::text as price, active')).toEqual(
    records('products').map((one) => ({
      id: one.id,
      name: one.name,
      sku: one.sku,
      price: number(one.price_including_tax),
      active: one.active,
    })),
  )
  expect(
    await rowsOf('product_codes', `product_id as of, line_no::text as line, code`, 'product_id, line_no'),
  ).toEqual(
    records('products').flatMap((one) =>
      (one.product_codes as VendRecord[]).map(({ code }, at) => ({ of: one.id, line: String(at + 1), code })),
    ),
  )
  expect(await rowsOf('customers', 'id, email, balance::text, date_of_birth::text as born')).toEqual(
    records('customers').map((one) => ({
      id: one.id,
      email: one.email,
      balance: number(one.balance),
      born: one.date_of_birth,
    })),
  )
  expect(await rowsOf('inventory', 'id, current_inventory_level::text as level')).toEqual(
    records('inventory').map((one) => ({ id: one.id, level: number(one.current_inventory_level) })),
  )
}

const others = [
  ...['brands', 'suppliers', 'product_types', 'tags', 'product_categories', 'price_books', 'consignments'],
  ...['price_book_products', 'outlets', 'registers', 'users', 'payment_types', 'taxes', 'promotions'],
  ...['customer_groups', 'gift_cards', 'retailer'],
]

async function expectTheShop() {
  await expectTheSales()
  await expectTheCatalogue()
  for (const name of others)
    expect([name, await rowsOf(name, 'id')]).toEqual([name, records(name).map(({ id }) => ({ id }))])
  expect(await rowsOf('store_credits', 'customer_id as id, balance::text', 'customer_id')).toEqual(
    records('store_credits', 'customer_id').map((one) => ({
      id: one.customer_id,
      balance: number(one.balance),
    })),
  )
}

it('stores a shop unchanged, also after changes of every kind and after a full refresh', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheShop()

  const [product = {}] = store.all('products')
  store.put('sales', sale(900, [saleLine(900, 0, product, 2), saleLine(900, 1, product, 1)]))
  const shorter = vendId('sale', 3)
  const lines = store.get('sales', shorter).line_items as VendRecord[]
  store.change('sales', shorter, { line_items: lines.slice(0, 1), note: 'Corrected' })
  store.change('sales', vendId('sale', 4), { state: 'voided' })
  store.remove('sales', vendId('sale', 5))
  store.remove('products', vendId('product', 6))
  store.change('products', vendId('product', 7), { product_codes: [], price_including_tax: 1.5 })
  store.remove('customers', vendId('customer', 8))
  store.change('inventory', vendId('level 2', 9), { current_inventory_level: -4 })
  store.remove('brands', vendId('brand', 2))
  store.remove('users', vendId('user', 2))
  store.erase('promotions', '4711')
  vend.requests.length = 0
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheShop()
  // The changes, and an empty page.
  expect(vend.requests.filter(({ path }) => path.endsWith('/sales'))).toHaveLength(2)

  // A price that was removed from a book leaves no trace, so only a full refresh detects it.
  store.erase('price_book_products', vendId('book price', 3))
  expect(await refresh({ full: true })).toMatchObject({ state: 'succeeded', error: null })
  await expectTheShop()
})

it('stores the same in an empty schema as in one that followed the changes', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheShop()
})

it('leaves out what the authorisation does not include, and says so', async () => {
  granted = scopes.filter((scope) => scope !== 'gift_cards:read')
  expect(await refresh()).toMatchObject({
    state: 'succeeded',
    detail: expect.stringContaining(syncMessages.leftOut(['gift_cards'], vendMessages.notGranted)),
  })
})

it('repairs a sale that changed while it was read with the next refresh', async () => {
  const changed = vendId('sale', 10)
  const line = saleLine(10, 7, store.all('products')[0] ?? {}, 1)
  store.change('sales', changed, { line_items: [line, saleLine(10, 8, line, 1)] })
  now = new Date(now.getTime() + DAY)
  vend.pages.shiftAt(3, () => store.change('sales', changed, { line_items: [line] }))
  expect(await refresh()).toMatchObject({ state: 'succeeded' })
  expect(await refresh()).toMatchObject({ state: 'succeeded' })
  await expectTheSales()
})
