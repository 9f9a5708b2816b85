import { type Cin7, startCin7 } from '@tributary/fakes/cin7/cin7-server'
import type { Cin7Record, Cin7Store } from '@tributary/fakes/cin7/cin7-store'
import { fillCin7 } from '@tributary/fakes/cin7/sample-cin7'
import { addPurchase } from '@tributary/fakes/cin7/sample-cin7-purchases'
import { addSale, cin7Line } from '@tributary/fakes/cin7/sample-cin7-sales'
import { cin7Id } from '@tributary/fakes/cin7/sample-cin7-settings'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { cin7Messages } from './cin7.messages.ts'
import { cin7Source } from './cin7-source.ts'

const DAY = 24 * 3_600_000

let sync: SyncFixture
let cin7: Cin7
let store: Cin7Store
let connector: string
let schema: string
let count = 0
let now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  sync = await syncFixture()
  // With its real limit, so a refresh that is too fast is refused.
  cin7 = await startCin7({ clock: () => now })
})
afterAll(async () => {
  await sync.close()
  await cin7.stop()
})

beforeEach(async () => {
  schema = `cin7_${++count}`
  const accountId = cin7Id('account', count)
  store = cin7.addCompany(accountId, `key-${count}`)
  fillCin7(store)
  const properties = { 'cin7.accountId': accountId, 'cin7.applicationKey': `key-${count}` }
  connector = await sync.connector({ ...properties, 'target.schema': schema }, { type: 'cin7' })
})

async function startEngine(): Promise<SyncEngine> {
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(() => now),
    limits: {
      pause: async (ms: number) => {
        now = new Date(now.getTime() + ms)
      },
    },
  }
  const engine = sync.engine({
    adapters: { cin7: cin7Source(tools, `${cin7.uri}/ExternalApi/v2`) },
    clock: () => now,
  })
  await engine.start()
  return engine
}

async function refresh(options?: { full: boolean }) {
  await sync.stopEngines()
  now = new Date(now.getTime() + DAY)
  cin7.requests.length = 0
  return sync.refresh(await startEngine(), connector, options)
}

const detailsRequested = () => cin7.requests.filter(({ path }) => /(?:sale|purchase)$/.test(path)).length

// What the tables should have, from the records of the fake and not through the source.

type Expected = Record<string, unknown>
const records = (value: unknown): Cin7Record[] =>
  Array.isArray(value) ? value : value ? [value as Cin7Record] : []
const within = (record: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, field) => Reflect.get(Object(value), field), record)

const details = (path: 'sale' | 'purchase'): Cin7Record[] =>
  store.all(path === 'sale' ? 'saleList' : 'purchaseList').map((row) => {
    const id = String(row.SaleID ?? row.ID)
    return store.detail(path, id) ?? store.detail('advanced-purchase', id) ?? {}
  })

const amounts = ({ SKU, Quantity, Total, Description }: Cin7Record): Expected => ({
  sku: SKU,
  quantity: Quantity,
  total: Total,
  description: Description,
})

const documentLines = (document: unknown): Expected[] =>
  [...records(within(document, 'Lines')), ...records(within(document, 'AdditionalCharges'))].map(
    (line, at) => ({
      line_no: at + 1,
      ...amounts(line),
    }),
  )

const ofSales = (rows: (sale: Cin7Record) => Expected[]) =>
  details('sale').flatMap((sale) => rows(sale).map((row) => ({ sale_id: sale.ID, ...row })))
const ofPurchases = (rows: (purchase: Cin7Record) => Expected[]) =>
  details('purchase').flatMap((purchase) =>
    rows(purchase).map((row) => ({ purchase_id: purchase.ID, ...row })),
  )
const inEach = (list: unknown, rows: (one: Cin7Record) => Expected[], task: string) =>
  records(list).flatMap((one) => rows(one).map((row) => ({ [task]: one.TaskID, ...row })))
const payments = (list: unknown, field: string) =>
  inEach(
    list,
    (one) =>
      records(one[field]).map(({ ID, Amount, DateCreated }) => ({
        id: ID,
        amount: Amount,
        created_at: DateCreated,
      })),
    'document_task_id',
  )

const stagesOf = (fulfilment: Cin7Record): Expected[] =>
  ['Pick', 'Pack', 'Ship'].flatMap((stage) =>
    records(within(fulfilment, stage, 'Lines')).map((row) => ({
      stage: stage.toLowerCase(),
      sku: row.SKU,
      quantity: row.Quantity,
      box: row.Box,
      tracking_number: row.TrackingNumber,
    })),
  )

const expectedTables: Record<string, () => Expected[]> = {
  sale_details: () =>
    details('sale').map((sale) => ({
      sale_id: sale.ID,
      status: sale.Status,
      note: sale.Note,
      order_total: within(sale, 'Order', 'Total'),
      updated_at: sale.LastModifiedOn,
    })),
  sale_order_lines: () => ofSales(({ Order }) => documentLines(Order)),
  sale_invoices: () =>
    ofSales(({ Invoices }) =>
      records(Invoices).map(({ TaskID, InvoiceNumber, Total }) => ({
        task_id: TaskID,
        invoice_number: InvoiceNumber,
        total: Total,
      })),
    ),
  sale_invoice_lines: () => ofSales(({ Invoices }) => inEach(Invoices, documentLines, 'invoice_task_id')),
  sale_credit_note_lines: () =>
    ofSales(({ CreditNotes }) => inEach(CreditNotes, documentLines, 'credit_note_task_id')),
  sale_payments: () =>
    ofSales(({ Invoices, CreditNotes }) => [
      ...payments(Invoices, 'Payments'),
      ...payments(CreditNotes, 'Refunds'),
    ]),
  sale_fulfilment_lines: () =>
    ofSales(({ Fulfilments }) => inEach(Fulfilments, stagesOf, 'fulfilment_task_id')),
  purchase_details: () =>
    details('purchase').map(({ ID, OrderNumber, LastUpdatedDate }) => ({
      purchase_id: ID,
      order_number: OrderNumber,
      updated_at: LastUpdatedDate,
    })),
  purchase_order_lines: () => ofPurchases(({ Order }) => documentLines(Order)),
  purchase_invoice_lines: () => ofPurchases(({ Invoice }) => records(Invoice).flatMap(documentLines)),
  purchase_stock_lines: () =>
    ofPurchases(({ StockReceived, PutAway }) =>
      [...records(StockReceived), ...records(PutAway)].flatMap(({ Lines }) =>
        records(Lines).map(({ SKU, Quantity, BatchSN }) => ({
          sku: SKU,
          quantity: Quantity,
          batch_sn: BatchSN,
        })),
      ),
    ),
  transactions: () =>
    store.all('transactions').map(({ TaskID, Amount, EffectiveDate, Reference }) => ({
      task_id: TaskID,
      amount: Amount,
      effective_date: String(EffectiveDate).slice(0, 10),
      reference: Reference,
    })),
  company: () => [{ company: store.company.Company, time_zone: store.company.TimeZone }],
}

/** The lists whose columns are the fields of their records. */
const lists: Record<string, string> = {
  sales: 'saleList',
  sale_credit_notes: 'saleCreditNoteList',
  purchases: 'purchaseList',
  products: 'product',
  product_families: 'productFamily',
  customers: 'customer',
  suppliers: 'supplier',
  stock_adjustments: 'stockadjustmentList',
  stock_transfers: 'stockTransferList',
  stocktakes: 'stockTakeList',
  accounts: 'ref/account',
  bank_accounts: 'ref/account/bank',
  locations: 'ref/location',
  brands: 'ref/brand',
  categories: 'ref/category',
  units: 'ref/unit',
  carriers: 'ref/carrier',
  taxes: 'ref/tax',
  payment_terms: 'ref/paymentterm',
  price_tiers: 'ref/priceTier',
  attribute_sets: 'ref/attributeset',
  product_availability: 'ref/productavailability',
}

const renamed: Record<string, string> = {
  Updated: 'updated_at',
  LastUpdatedDate: 'updated_at',
  LastModifiedOn: 'updated_at',
  FulFilmentStatus: 'fulfilment_status',
  COGSAccount: 'cogs_account',
  IsCoMan: 'is_co_man',
}

function columnOf(table: string, field: string): string {
  if (table === 'product_availability' && field === 'ID') return 'product_id'
  if (table === 'stocktakes' && field === 'LastUpdatedDate') return 'last_updated_date'
  const snake = field.replace(/([a-z\d])([A-Z])/g, '$1_$2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
  return renamed[field] ?? snake.toLowerCase()
}

const listRows = (table: string, path: string): Expected[] =>
  store
    .all(path)
    .map((record) =>
      Object.fromEntries(Object.entries(record).map(([field, value]) => [columnOf(table, field), value])),
    )

/** Writes a value of either side in the same way. */
function written(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') return JSON.stringify(value)
  if (/^\d{4}-\d\d-\d\dT00:00:00$/.test(String(value))) return String(value).slice(0, 10)
  return /^\d{4}-\d\d-\d\dT.*Z$/.test(String(value)) ? new Date(String(value)).toISOString() : String(value)
}

/** Compares every table with Cin7, row by row, and the lists column by column. */
async function expectTheCompany() {
  const all = [
    ...Object.entries(lists).map(([table, path]) => [table, () => listRows(table, path)] as const),
    ...Object.entries(expectedTables),
  ]
  for (const [table, rows] of all) await expectTable(table, rows())
}

async function expectTable(table: string, expected: readonly Expected[]) {
  expect(expected.length, table).toBeGreaterThan(0)
  const names = [...new Set(expected.flatMap((row) => Object.keys(row)))]
  const stored = await sync.rows(`select to_jsonb(one) as row from ${schema}.${table} as one`)
  const compared = (row: Expected) => JSON.stringify(names.map((name) => written(instantIn(row[name]))))
  expect(stored.map(({ row }) => compared(row as Expected)).sort(), table).toEqual(
    expected.map(compared).sort(),
  )
}

/** PostgreSQL writes times with their zone. */
const instantIn = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*\+00:00$/.test(value)
    ? value.replace('+00:00', 'Z')
    : value

it('stores a company unchanged, also after changes of every kind and after a full refresh', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCompany()
  expect(detailsRequested()).toBe(60 + 12)

  store.changeDetail('sale', cin7Id('sale', 3), { Note: 'Corrected', Order: { Lines: [cin7Line(1, 9)] } })
  store.changeDetail('sale', cin7Id('sale', 5), { Status: 'VOIDED', Invoices: [], CreditNotes: [] })
  store.changeSilently('saleList', cin7Id('sale', 5), { Status: 'VOIDED' })
  addSale(store, 60, { Updated: now.toISOString() })
  store.changeDetail('advanced-purchase', cin7Id('purchase', 2), { PutAway: [] })
  addPurchase(store, 12)
  store.change('purchaseList', cin7Id('purchase', 12), {})
  store.changeDetail('purchase', cin7Id('purchase', 12), { LastUpdatedDate: now.toISOString() })
  store.change('product', cin7Id('product', 2), { Status: 'Deprecated', AverageCost: 0.3 })
  store.change('customer', cin7Id('customer', 2), { Name: 'Kākā "Café"' })
  store.remove('ref/brand', cin7Id('brand', 1))
  store.changeSilently('ref/productavailability', `${cin7Id('product', 4)} Main Warehouse  `, { OnHand: 0 })
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCompany()
  expect(detailsRequested()).toBe(3 + 2)

  store.changeDetail('sale', cin7Id('sale', 7), { Note: 'In full' })
  store.removeTask('sale', cin7Id('sale', 8))
  store.remove('transactions', `${cin7Id('sale', 8)} 610 200 Harbour Café - INV-8`)
  expect(await refresh({ full: true })).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCompany()
}, 60_000)

it('deletes the lines of a deleted draft within a week, without reading all sales again', async () => {
  await refresh()
  store.removeTask('sale', cin7Id('sale', 9))
  store.removeTask('purchase', cin7Id('purchase', 4))
  now = new Date(now.getTime() + 6 * DAY)
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCompany()
  expect(detailsRequested()).toBe(0)
}, 60_000)

it('reads nothing again for tables that stay empty', async () => {
  for (const { SaleID } of store.all('saleList'))
    store.putDetail('sale', { ...store.detail('sale', String(SaleID)), CreditNotes: [] })
  await refresh()
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  expect(detailsRequested()).toBe(0)
}, 60_000)

it('continues in the middle of the details when the server is stopped, and loses no sale', async () => {
  fillCin7(store, { sales: 700 })
  const seen: string[] = []
  for (const at of [350, 620]) {
    const { promise: reached, resolve } = Promise.withResolvers<void>()
    cin7.beforeResponse = ({ path, query }) => {
      if (!path.endsWith('/sale')) return
      seen.push(String(query.get('ID')))
      if (seen.length === at) resolve()
    }
    const runId = at === 350 ? await sync.queue(connector) : undefined
    const engine = await startEngine()
    if (runId) await engine.enqueue(runId)
    await reached
    await engine.stop({ drainMs: 0 })
  }
  const [run] = await sync.rows(`select id, detail from refresh_runs where connector_id = '${connector}'`)
  const engine = await startEngine()
  await vi.waitFor(
    async () => expect(await sync.run(String(run?.id))).toMatchObject({ state: 'succeeded' }),
    60_000,
  )
  await engine.stop()
  cin7.beforeResponse = () => undefined
  expect(new Set(seen).size).toBe(700)
  // Each stop costs at most the slice that was not stored: five minutes at 50 requests.
  expect(seen.length).toBeLessThan(700 + 2 * 260)
  await expectTheCompany()
}, 120_000)

it('shows how long the details take', async () => {
  fillCin7(store, { sales: 100 })
  const details: unknown[] = []
  const engine = await startEngine()
  const runId = await sync.queue(connector)
  let held = false
  cin7.beforeResponse = ({ path }) => {
    held ||= path.endsWith('/sale')
  }
  await engine.enqueue(runId)
  await vi.waitFor(async () => {
    const { detail } = await sync.run(runId)
    if (detail?.includes('sales read')) details.push(detail)
    expect(held && details.length > 0).toBe(true)
  }, 60_000)
  await sync.ended(runId)
  cin7.beforeResponse = () => undefined
  expect(details[0]).toMatch(/^sale_\w+: \d+ of 100 sales read, about (?:a minute|\d min) left$/)
}, 60_000)

it('ends as forbidden when the application is removed, with whole tables', async () => {
  await refresh()
  store.change('customer', cin7Id('customer', 2), { Name: 'Changed' })
  const company = cin7.companies.get(cin7Id('account', count))
  cin7.beforeResponse = ({ path }) => {
    if (path.endsWith('/customer') && company) company.applicationKey = 'another'
  }
  expect(await refresh()).toMatchObject({
    state: 'failed',
    forbidden: true,
    cause: 'sign-in-refused',
    error: cin7Messages.refused,
  })
  cin7.beforeResponse = () => undefined
  expect(await sync.rows(`select name from ${schema}.customers as one where one.name = 'Changed'`)).toEqual(
    [],
  )
}, 60_000)
