import { type Cin7, startCin7 } from '@tributary/fakes/cin7/cin7-server'
import type { Cin7Record, Cin7Store } from '@tributary/fakes/cin7/cin7-store'
import { fillCin7 } from '@tributary/fakes/cin7/sample-cin7'
import { addPurchase } from '@tributary/fakes/cin7/sample-cin7-purchases'
import { addSale, cin7Line } from '@tributary/fakes/cin7/sample-cin7-sales'
import { cin7Id } from '@tributary/fakes/cin7/sample-cin7-settings'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { silentLog } from '../../sync-log.ts'
import { readTable } from '../../testing/read-table.ts'
import type { HttpLimits } from '../http/http-limits.ts'
import type { DeclaredRows, PassedCheck, Reading, SourceAdapter } from '../source-adapter.ts'
import { cin7HttpMessages, cin7Messages } from './cin7.messages.ts'
import { cin7Source } from './cin7-source.ts'

const accountId = cin7Id('account', 1)
const forever = new AbortController().signal
const first: Reading = { full: true, cursor: undefined, startsEmpty: true }
const DAY = 24 * 3_600_000

let cin7: Cin7
let store: Cin7Store
let now: Date
let paused: number[]
let open: SourceAdapter[]

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:10Z')
  paused = []
  open = []
  cin7 = await startCin7({ clock: () => now, limit: 100_000 })
  store = cin7.addCompany(accountId, 'key-1')
  fillCin7(store)
})
afterEach(async () => {
  for (const source of open) source.close()
  await cin7.stop()
})

type Options = Partial<HttpLimits> & { properties?: Record<string, string>; withRate?: boolean }

const usual = { 'cin7.accountId': accountId, 'cin7.applicationKey': 'key-1' }

function source({ properties = usual, withRate = false, ...limits }: Options = {}) {
  const clock = () => now
  const unlimited = { reserve: async () => 0, hold: async () => undefined }
  const pause = async (ms: number) => {
    paused.push(ms)
    now = new Date(now.getTime() + ms)
  }
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: withRate ? memoryRateLimits(clock) : unlimited,
    limits: { pause, random: () => 0.5, ...limits },
  }
  const adapter = cin7Source(
    tools,
    `${cin7.uri}/ExternalApi/v2`,
  )({
    properties: new Map(Object.entries(properties)),
    log: silentLog,
    now: clock,
  })
  open.push(adapter)
  return adapter
}

async function streams(adapter: SourceAdapter) {
  const found = []
  for await (const stream of adapter.list(forever)) found.push(stream)
  return found
}

async function read(adapter: SourceAdapter<DeclaredRows>, name: string, reading: Reading = first) {
  const stream = (await streams(adapter)).find((one) => one.name === name)
  if (!stream) throw new Error(`There is no ${name}`)
  return readTable(adapter, stream.columns ?? [], { name, reading })
}

const after = (cursor: string | undefined): Reading => ({ full: false, cursor, startsEmpty: false })

async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const failure = await work.catch((error: unknown) => error)
  if (!(failure instanceof SourceFailure)) throw new Error('It did not fail as it should')
  return failure
}

type Rows = { readonly rows: readonly Record<string, unknown>[] }
const idsOf = ({ rows }: Rows, column: string) => [...new Set(rows.map((row) => String(row[column])))].sort()
const salesOf = (...numbers: number[]) => numbers.map((number) => cin7Id('sale', number)).sort()
const allSales = () =>
  store
    .all('saleList')
    .map(({ SaleID }) => String(SaleID))
    .sort()
const requested = (path: string) => cin7.requests.filter((one) => one.path.endsWith(`/${path}`))
const detailsRequested = () => requested('sale').map(({ query }) => query.get('ID'))

describe('the tables of Cin7', () => {
  it('are all that its company has', async () => {
    const names = (await streams(source())).map(({ name }) => name)
    expect(names).toEqual([
      ...['accounts', 'attribute_sets', 'bank_accounts', 'brands', 'carriers', 'categories', 'company'],
      ...['customers', 'locations', 'payment_terms', 'price_tiers', 'product_availability'],
      ...['product_families', 'products', 'purchase_details', 'purchase_invoice_lines'],
      ...['purchase_order_lines', 'purchase_stock_lines', 'purchases', 'sale_credit_note_lines'],
      ...[
        'sale_credit_notes',
        'sale_details',
        'sale_fulfilment_lines',
        'sale_invoice_lines',
        'sale_invoices',
      ],
      ...['sale_order_lines', 'sale_payments', 'sales', 'stock_adjustments', 'stock_transfers', 'stocktakes'],
      ...['suppliers', 'taxes', 'transactions', 'units'],
    ])
  })

  it('have a row for each record', async () => {
    const adapter = source()
    for (const stream of await streams(adapter)) {
      const { rows } = await read(adapter, stream.name)
      expect([stream.name, rows.length > 0]).toEqual([stream.name, true])
    }
  })

  it('include deprecated products, and times with any fraction of a second', async () => {
    const { rows } = await read(source(), 'products')
    expect(rows).toHaveLength(24)
    expect(rows.find(({ sku }) => sku === 'B8')).toMatchObject({
      status: 'Deprecated',
      average_cost: 18.2345,
    })
    expect(rows.find(({ sku }) => sku === 'B3')?.updated_at).toBe('2026-01-05T23:00:00.1234567Z')
  })

  it('have the documents of a sale, with charges, payments and stages', async () => {
    const adapter = source()
    const of = async (name: string, number: number) =>
      (await read(adapter, name)).rows.filter(({ sale_id: sale }) => sale === cin7Id('sale', number))
    expect(await of('sale_order_lines', 8)).toMatchObject([
      { line_no: 1, kind: 'line', sku: 'B8', quantity: 1, total: 31.5 },
      { line_no: 2, kind: 'line', sku: 'B9' },
      { line_no: 3, kind: 'line', sku: 'B10' },
      { line_no: 4, kind: 'charge', description: 'Freight', total: 9.9 },
    ])
    expect(await of('sale_invoice_lines', 8)).toHaveLength(4)
    expect(await of('sale_invoices', 8)).toMatchObject([{ invoice_number: 'INV-8', total: 193.73 }])
    expect(await of('sale_payments', 5)).toMatchObject([
      {
        kind: 'payment',
        document_task_id: cin7Id('invoice', 5),
        amount: 189,
        created_at: '2026-01-07T09:30:00.12Z',
      },
      { kind: 'refund', document_task_id: cin7Id('credit', 5), amount: 31.5 },
    ])
    expect((await of('sale_fulfilment_lines', 1)).map(({ stage }) => stage)).toEqual([
      ...['pick', 'pick', 'pack', 'pack', 'ship'],
    ])
    expect(await of('sale_credit_note_lines', 5)).toMatchObject([
      { credit_note_number: 'CR-5', account: '200' },
    ])
  })

  it('have the documents of simple and advanced purchases', async () => {
    const { rows } = await read(source(), 'purchase_invoice_lines')
    const of = (number: number) => rows.filter(({ purchase_id: id }) => id === cin7Id('purchase', number))
    expect(of(1)).toMatchObject([
      { line_no: 1, invoice_number: 'P-1', invoice_task_id: null },
      { line_no: 2 },
      { line_no: 3, kind: 'charge', description: 'Freight' },
    ])
    expect(of(2)[0]).toMatchObject({
      invoice_number: 'P-2',
      invoice_task_id: cin7Id('purchase invoice', 2),
    })
    expect(requested('advanced-purchase')).toHaveLength(4)
  })

  it('have all rows of a product that is in several batches', async () => {
    const { rows } = await read(source(), 'product_availability')
    expect(rows.filter(({ sku }) => sku === 'B5').map(({ batch }) => batch)).toEqual([null, 'B-5'])
  })
})

describe('a list of Cin7 with several pages', () => {
  const many = { sales: 2_400 }
  beforeEach(() => fillCin7(store, many))

  it('is read with pages that overlap, and with the changes since then', async () => {
    expect(idsOf(await read(source(), 'sales'), 'sale_id')).toEqual(allSales())
    expect(requested('saleList').map(({ url }) => url.split('?')[1])).toEqual([
      'Page=1&Limit=1000',
      'Page=2&Limit=990',
      'Page=3&Limit=985',
      'UpdatedSince=2026-11-21T11%3A58%3A10.000Z&Page=1&Limit=1000',
    ])
  })

  it.each([
    ['the last change first', false],
    ['the first change first', true],
  ])('loses nothing when sales change and drafts are deleted between pages, %s', async (_, oldestFirst) => {
    cin7.oldestFirst = oldestFirst
    const deleted = [9, 2_399].map((number) => cin7Id('sale', number))
    cin7.pages.shiftAt(2, () => {
      store.change('saleList', cin7Id('sale', 10), { Status: 'VOIDED' })
      store.change('saleList', cin7Id('sale', 2_300), { Status: 'VOIDED' })
      for (const id of deleted) store.removeTask('sale', id)
    })
    cin7.pages.shiftAt(3, () => addSale(store, 2_400, { Updated: now.toISOString() }))
    const { rows } = await read(source(), 'sales')
    const last = new Map(rows.map((row) => [row.sale_id, row.status]))
    expect([...last.keys()].filter((id) => !deleted.includes(String(id))).sort()).toEqual(allSales())
    for (const number of [10, 2_300]) expect(last.get(cin7Id('sale', number))).toBe('VOIDED')
  })

  it('is read again if so many drafts were deleted that pages no longer overlap', async () => {
    cin7.oldestFirst = true
    cin7.pages.shiftAt(2, () => {
      for (let number = 0; number < 20; number++) store.removeTask('sale', cin7Id('sale', number))
    })
    const { rows } = await read(source(), 'sales')
    for (const id of allSales()) expect(rows.some((row) => row.sale_id === id)).toBe(true)
    expect(requested('saleList').filter(({ query }) => query.get('Page') === '1')).toHaveLength(3)
  })

  it('is read in full with smaller pages than requested', async () => {
    cin7.pages.cap = 250
    expect(idsOf(await read(source(), 'sales'), 'sale_id')).toEqual(allSales())
  })

  it('fails if it changes too much each time', async () => {
    let page = 0
    cin7.beforeResponse = ({ query }) => {
      if (query.get('Page') !== '2') return
      for (let number = 0; number < 20; number++) store.removeTask('sale', cin7Id('sale', page++))
    }
    cin7.oldestFirst = true
    expect(await failureOf(read(source(), 'sales'))).toMatchObject({
      message: cin7Messages.changing('sales'),
      passing: true,
    })
  })

  it('fails if Cin7 does not stop naming changes', async () => {
    for (const { SaleID } of store.all('saleList')) store.change('saleList', String(SaleID), {})
    expect((await failureOf(read(source(), 'sales'))).message).toBe(cin7Messages.changing('sales'))
    expect(requested('saleList')).toHaveLength(15)
  })

  it('fails if every page is the same', async () => {
    const same = {
      body: JSON.stringify({ Total: 5_000, Page: 1, SaleList: store.all('saleList').slice(0, 1_000) }),
    }
    const adapter = source()
    await streams(adapter)
    const work = streams(adapter).then(() => {
      cin7.faults.push(...Array(20).fill(same))
      return readTable(adapter, [], { name: 'sales', reading: first })
    })
    expect((await failureOf(work)).message).toBe(cin7Messages.repeating('sales'))
  })

  it('without keys is read again until its total stays the same', async () => {
    fillCin7(store, { products: 1_500 })
    cin7.pages.shiftAt(2, () =>
      store.remove('ref/productavailability', `${cin7Id('product', 7)} Main Warehouse  `),
    )
    const { rows } = await read(source(), 'product_availability')
    expect(rows).toHaveLength(store.all('ref/productavailability').length)
    expect(new Set(rows.map(({ product_id: id, batch }) => `${id} ${batch}`)).size).toBe(rows.length)
  })
})

describe('the changes of Cin7', () => {
  it('are read from the time of Cin7 minus the overlap', async () => {
    const { cursor } = await read(source(), 'sales')
    now = new Date(now.getTime() + DAY)
    store.change('saleList', cin7Id('sale', 3), { Status: 'VOIDED' })
    cin7.requests.length = 0
    const changes = await read(source(), 'sales', after(cursor))
    expect(changes).toMatchObject({
      extent: 'changes',
      rows: [{ sale_id: cin7Id('sale', 3), status: 'VOIDED' }],
    })
    expect(requested('saleList').map(({ query }) => query.get('UpdatedSince'))).toEqual([
      '2026-11-21T11:58:10.000Z',
    ])
  })

  it.each(['sales', 'purchases', 'customers', 'products'])(
    'of %s are read whole every week',
    async (name) => {
      const { cursor } = await read(source(), name)
      now = new Date(now.getTime() + 6 * DAY)
      expect((await read(source(), name, after(cursor))).extent).toBe('changes')
      now = new Date(now.getTime() + DAY)
      expect((await read(source(), name, after(cursor))).extent).toBe('whole')
    },
  )

  it('of details need one request for each changed sale', async () => {
    const { cursor } = await read(source(), 'sale_order_lines')
    now = new Date(now.getTime() + DAY)
    const id = cin7Id('sale', 7)
    store.changeDetail('sale', id, { Order: { Lines: [cin7Line(3, 1)], AdditionalCharges: [] } })
    cin7.requests.length = 0
    const changes = await read(source(), 'sale_order_lines', after(cursor))
    expect(changes).toMatchObject({ extent: 'changes', removed: { column: 'sale_id', values: [id] } })
    expect(changes.rows).toMatchObject([{ sale_id: id, line_no: 1, sku: 'B3' }])
    expect(detailsRequested()).toEqual([id])
    expect(cin7.requests).toHaveLength(3)
  })

  it('leave out sales without a new time of change', async () => {
    const { cursor } = await read(source(), 'sale_order_lines')
    now = new Date(now.getTime() + DAY)
    cin7.requests.length = 0
    const { cursor: next } = await read(source(), 'sale_order_lines', after(cursor))
    expect(detailsRequested()).toEqual([])
    now = new Date(now.getTime() + DAY)
    expect((await read(source(), 'sale_order_lines', after(next))).rows).toEqual([])
  })
})

/** Reads a table in as many slices as it needs. */
async function readSlices(adapter: () => SourceAdapter<DeclaredRows>, name: string, start = first) {
  const slices: Awaited<ReturnType<typeof read>>[] = []
  for (let reading = start; ; ) {
    const slice = await read(adapter(), name, reading)
    slices.push(slice)
    if (!slice.more) return slices
    reading = after(slice.cursor)
  }
}

describe('the details of sales', () => {
  const small = { sliceRows: 20 }

  it('are read in slices, oldest change first, each once', async () => {
    const adapter = source(small)
    const slices = await readSlices(() => adapter, 'sale_details')
    expect(slices.map(({ rows }) => rows.length)).toEqual([20, 20, 20, 0])
    expect(detailsRequested().toSorted()).toEqual(allSales())
    expect(slices[0]?.rows.map((row) => row.sale_id).toSorted()).toEqual(
      salesOf(...Array.from({ length: 20 }, (_, at) => at)),
    )
    // Once for the run, not for each slice.
    expect(requested('saleList')).toHaveLength(1)
  })

  it('continue after a killed server where the last slice was stored', async () => {
    const slices = await readSlices(() => source(small), 'sale_details')
    expect(slices.flatMap((slice) => idsOf(slice, 'sale_id')).sort()).toEqual(allSales())
    expect(detailsRequested().toSorted()).toEqual(allSales())
  })

  it('include sales of the same second on both sides of a slice', async () => {
    for (const { SaleID } of store.all('saleList')) store.change('saleList', String(SaleID), {})
    now = new Date(now.getTime() + DAY)
    const slices = await readSlices(() => source({ sliceRows: 10 }), 'sale_details')
    expect(slices).toHaveLength(7)
    expect(slices.flatMap((slice) => idsOf(slice, 'sale_id')).sort()).toEqual(allSales())
  })

  it('end no slice among changes of which others may become visible late', async () => {
    for (const { SaleID } of store.all('saleList').slice(20)) store.change('saleList', String(SaleID), {})
    const slices = await readSlices(() => source({ sliceRows: 10 }), 'sale_details')
    expect(slices.map(({ rows }) => rows.length)).toEqual([10, 10, 40])
    const positions = slices.map(({ cursor }) => JSON.parse(JSON.parse(cursor ?? '').position).at)
    expect(positions.at(-1)).toBe('2026-11-21T11:58:10.0000000')
    expect(new Set(positions).size).toBe(3)
  })

  it('include a sale that changes after it was listed', async () => {
    const id = cin7Id('sale', 50)
    const adapter = source(small)
    const slice = await read(adapter, 'sale_order_lines')
    now = new Date(now.getTime() + DAY)
    store.changeDetail('sale', cin7Id('sale', 0), { Order: { Lines: [cin7Line(5, 7)] } })
    store.changeDetail('sale', id, { Order: { Lines: [cin7Line(5, 8)] } })
    const rest = await readSlices(() => adapter, 'sale_order_lines', after(slice.cursor))
    const next = await read(source(), 'sale_order_lines', after(rest.at(-1)?.cursor))
    const quantities = Object.fromEntries(next.rows.map((row) => [row.sale_id, row.quantity]))
    expect(quantities).toEqual({ [cin7Id('sale', 0)]: 7, [id]: 8 })
  })

  it('are read again for changes that became visible late', async () => {
    const { cursor } = await read(source(), 'sale_details')
    const late = new Date(now.getTime() - 90_000).toISOString()
    addSale(store, 61, { Updated: late })
    now = new Date(now.getTime() + DAY)
    expect(idsOf(await read(source(), 'sale_details', after(cursor)), 'sale_id')).toEqual(salesOf(61))
  })

  it('are read once for tables that are a slice apart', async () => {
    const ahead = await read(source(small), 'sale_invoices')
    cin7.requests.length = 0
    const adapter = source(small)
    let readings = [after(ahead.cursor), first]
    const tables = ['sale_invoices', 'sale_order_lines']
    const found = new Set<string>()
    for (let more = true; more; ) {
      const slices = []
      for (const [at, name] of tables.entries()) slices.push(await read(adapter, name, readings[at]))
      for (const id of idsOf(slices[1] ?? { rows: [] }, 'sale_id')) found.add(id)
      readings = slices.map(({ cursor }) => after(cursor))
      more = slices.some((slice) => slice.more)
    }
    expect([...found].sort()).toEqual(allSales())
    expect(detailsRequested().toSorted()).toEqual(allSales())
  })

  it('are read again in slices by a full refresh, which deletes what Cin7 no longer has', async () => {
    const { cursor } = await read(source(), 'sale_details')
    store.removeTask('sale', cin7Id('sale', 9))
    const full: Reading = { full: true, cursor: undefined, startsEmpty: false, stored: cursor }
    const adapter = source(small)
    const slices = await readSlices(() => adapter, 'sale_details', full)
    expect(slices.map(({ extent, keepsOthers }) => [extent, keepsOthers])).toEqual(
      Array(slices.length).fill(['changes', true]),
    )
    expect(slices.length).toBeGreaterThan(2)
    expect(slices.at(-1)?.retained).toEqual({ column: 'sale_id', values: expect.any(Array) })
    expect(slices.at(-1)?.retained?.values.toSorted()).toEqual(allSales())
  })

  it('are compared with all ids every week, so the lines of a deleted draft are deleted', async () => {
    const { cursor } = await read(source(), 'sale_order_lines')
    store.removeTask('sale', cin7Id('sale', 9))
    now = new Date(now.getTime() + 6 * DAY)
    const before = await read(source(), 'sale_order_lines', after(cursor))
    expect(before.retained).toBeUndefined()
    now = new Date(now.getTime() + DAY)
    const compared = await read(source(), 'sale_order_lines', after(before.cursor))
    expect(compared.retained?.values.toSorted()).toEqual(allSales())
    now = new Date(now.getTime() + DAY)
    expect((await read(source(), 'sale_order_lines', after(compared.cursor))).retained).toBeUndefined()
  })

  it('of a draft that is deleted before they are read are deleted at the end of the reading', async () => {
    const { cursor } = await read(source(), 'sale_order_lines')
    now = new Date(now.getTime() + DAY)
    for (const number of [3, 9]) store.changeDetail('sale', cin7Id('sale', number), {})
    cin7.beforeResponse = ({ path }) => {
      if (!path.endsWith('/sale')) return
      cin7.beforeResponse = () => undefined
      store.removeTask('sale', cin7Id('sale', 9))
    }
    const changes = await read(source(), 'sale_order_lines', after(cursor))
    expect(changes.retained?.values.toSorted()).toEqual(allSales())
    expect(JSON.parse(JSON.parse(changes.cursor ?? '').position).missing).toEqual([])
  })

  it('that are missing for a moment are requested again', async () => {
    const { cursor } = await read(source(), 'sale_order_lines')
    now = new Date(now.getTime() + DAY)
    store.changeDetail('sale', cin7Id('sale', 3), { Order: { Lines: [cin7Line(5, 7)] } })
    cin7.beforeResponse = ({ path }) => {
      if (path.endsWith('/saleList')) cin7.faults.push(undefined, { status: 404, body: '[]' })
      if (path.endsWith('/saleList')) cin7.beforeResponse = () => undefined
    }
    const { rows } = await read(source(), 'sale_order_lines', after(cursor))
    expect(rows).toMatchObject([{ sale_id: cin7Id('sale', 3), quantity: 7 }])
  })

  it('that stay missing fail, so that no sale is skipped', async () => {
    const { cursor } = await read(source(), 'sale_order_lines')
    now = new Date(now.getTime() + DAY)
    addSale(store, 61, { Updated: now.toISOString() })
    store.removeTask('sale', cin7Id('sale', 61))
    store.put('saleList', {
      ...store.all('saleList')[0],
      SaleID: cin7Id('sale', 61),
      Updated: now.toISOString(),
    })
    expect((await failureOf(read(source(), 'sale_order_lines', after(cursor)))).message).toBe(
      cin7Messages.noDetails('sale_details'),
    )
  })

  it('that are all missing fail soon', async () => {
    cin7.beforeResponse = ({ path }) => {
      if (path.endsWith('/saleList'))
        cin7.faults.push(undefined, ...Array(70).fill({ status: 404, body: '[]' }))
    }
    expect(await failureOf(read(source(), 'sale_order_lines'))).toMatchObject({
      message: cin7HttpMessages.noPath,
      code: 'source-path-missing',
    })
    expect(requested('sale')).toHaveLength(20)
  })

  it('show how many are read and how long the others take', async () => {
    const shown: string[] = []
    const adapter = source()
    const stream = { name: 'sale_details', path: 'sale_details', size: undefined, modifiedAt: undefined }
    for await (const _ of adapter.open(stream, forever, first, (sentence) => shown.push(sentence)).rows);
    expect(shown[0]).toBe('10 of 60 sales read, about 1 min left')
    expect(cin7Messages.progress(300, 10_000, 'sales', 9_700 / 50)).toBe(
      '300 of 10,000 sales read, about 3 h 14 min left',
    )
    expect(shown.at(-1)).toBe('60 of 60 sales read, about a minute left')
  })
})

describe('the transactions of Cin7', () => {
  it('are read by month, from the first year that has any', async () => {
    const { rows, extent } = await read(source(), 'transactions')
    expect(rows).toHaveLength(60)
    expect(extent).toBe('whole')
    expect(
      rows.filter(({ effective_month: month }) => month === '2026-01-01').map((row) => row.line_no),
    ).toEqual(Array.from({ length: 54 }, (_, at) => at + 1))
  })

  it('of the last 40 days are replaced by each refresh, and earlier ones stay', async () => {
    fillCin7(store, { sales: 640 })
    const { cursor } = await read(source(), 'transactions')
    store.remove('transactions', String(store.all('transactions').map(keyOf).at(-1)))
    now = new Date(now.getTime() + DAY)
    cin7.requests.length = 0
    const changes = await read(source(), 'transactions', after(cursor))
    expect(
      requested('transactions').map(({ query }) => [query.get('FromDate'), query.get('ToDate')]),
    ).toEqual([
      ['2026-09-30', '2026-11-02'],
      ['2026-10-31', null],
    ])
    expect(idsOf(changes, 'effective_month')).toEqual(['2026-10-01', '2026-11-01'])
    expect(changes.removed?.values.slice(0, 3)).toEqual(['2026-10-01', '2026-11-01', '2026-12-01'])
    expect(changes.rows).toHaveLength(
      store.all('transactions').filter(({ EffectiveDate }) => String(EffectiveDate) >= '2026-10').length,
    )
  })

  it('are read in slices of months at first', async () => {
    const slices = await readSlices(() => source({ sliceRows: 1 }), 'transactions')
    expect(slices).toHaveLength(3)
    expect(slices.flatMap(({ rows }) => rows)).toHaveLength(60)
  })

  const keyOf = ({ TaskID, DebitAccountCode, CreditAccountCode, Transaction }: Cin7Record) =>
    `${TaskID} ${DebitAccountCode} ${CreditAccountCode} ${Transaction}`
})

describe('the keys of a Cin7 connector', () => {
  it.each(['cin7.accountId', 'cin7.applicationKey'])('must include %s', (name) => {
    for (const value of ['', '  ', undefined]) {
      const properties = { ...usual, ...(value === undefined ? {} : { [name]: value }) }
      if (value === undefined) delete (properties as Record<string, string>)[name]
      expect(() => source({ properties })).toThrow(cin7Messages.missing(name))
    }
    expect(() => source({ properties: { ...usual, [name]: 'a\u00e9' } })).toThrow(cin7Messages.badKey(name))
  })

  it.each([{ 'cin7.accountId': 'other' }, { 'cin7.applicationKey': 'other' }])(
    'are refused once if they are wrong: %j',
    async (wrong) => {
      expect(await failureOf(streams(source({ properties: { ...usual, ...wrong } })))).toMatchObject({
        message: cin7Messages.refused,
        code: 'sign-in-refused',
        forbidden: true,
      })
      expect(cin7.requests).toHaveLength(1)
    },
  )

  it('that are revoked midway end the refresh', async () => {
    cin7.beforeResponse = ({ path }) => {
      if (path.endsWith('/sale')) cin7.companies.delete(accountId)
    }
    expect(await failureOf(read(source(), 'sale_details'))).toMatchObject({ forbidden: true })
  })

  it('are sent in headers only', async () => {
    await read(source(), 'company')
    const { headers, url } = cin7.requests.at(-1) ?? {}
    expect(headers).toMatchObject({ 'api-auth-accountid': accountId, 'content-type': 'application/json' })
    expect(url).not.toContain('key-1')
  })
})

describe('the limit of Cin7', () => {
  it('is never reached by our own requests', async () => {
    await cin7.stop()
    cin7 = await startCin7({ clock: () => now })
    store = cin7.addCompany(accountId, 'key-1')
    fillCin7(store, { sales: 150 })
    const started = now.getTime()
    const { rows } = await read(source({ withRate: true }), 'sale_details')
    expect(rows).toHaveLength(150)
    expect(cin7.requests).toHaveLength(152)
    expect((now.getTime() - started) / 60_000).toBeGreaterThan(2.8)
  })

  it('that others have used up is waited for until the next minute', async () => {
    const adapter = source({ withRate: true })
    cin7.faults.push(undefined, ...Array(2).fill({ status: 503, body: '[]' }))
    expect((await read(adapter, 'brands')).rows).toHaveLength(2)
    for (const ms of paused) expect(ms).toBeLessThan(66_000)
    expect(paused.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(110_000)
  })

  it.each([503, 429])('that lasts ends the refresh with the time to retry: %i', async (status) => {
    cin7.faults.push(undefined, ...Array(4).fill({ status, body: '[{"ErrorCode":503,"Exception":"limit"}]' }))
    expect(await failureOf(read(source(), 'brands'))).toMatchObject({
      message: cin7Messages.busy,
      code: 'source-busy',
      retryAt: expect.any(Date),
    })
  })

  it('that names a later time ends the refresh with it', async () => {
    const retryAt = 'Sat, 21 Nov 2026 15:00:00 GMT'
    cin7.faults.push(undefined, { status: 503, headers: { 'retry-after': retryAt }, body: '[]' })
    expect(await failureOf(read(source(), 'brands'))).toMatchObject({ retryAt: new Date(retryAt) })
  })
})

describe('bad data of Cin7', () => {
  const bodyOf = (body: string) => cin7.faults.push(undefined, { body })

  it.each([
    ['{"Total":1,"Page":1}', 'without the expected list'],
    ['{"Total":1,"BrandList":["x"]}', 'not an object'],
    ['{"BrandList":[]}', 'did not say how many'],
    ['{"Total":1,"BrandList":[{"Name":"x"}]}', 'without id'],
    ['{"Total":3,"BrandList":[]}', 'announced 3 records and sent 0'],
    ['{"Total":1,"BrandList":[{"ID":', 'cannot be read'],
  ])('fails for the body %s', async (body, sentence) => {
    bodyOf(body)
    expect(await failureOf(read(source(), 'brands'))).toMatchObject({
      message: expect.stringContaining(sentence),
      code: 'source-data',
    })
  })

  it('fails for a sale without its time of change, and for details of another sale', async () => {
    store.changeSilently('saleList', cin7Id('sale', 3), {})
    store.put('saleList', { ...store.all('saleList')[3], Updated: null })
    expect((await failureOf(read(source(), 'sale_details'))).message).toBe(
      cin7HttpMessages.noPosition('sale_details'),
    )
    store.put('saleList', { ...store.all('saleList')[3], Updated: '2026-01-01T00:00:00Z' })
    store.putDetail('sale', { ID: cin7Id('sale', 5), Order: {} })
    bodyOf('{}')
    cin7.faults.length = 0
    cin7.beforeResponse = ({ path }) => {
      if (path.endsWith('/sale')) cin7.faults.push({ body: '{"ID":"other"}' })
    }
    expect((await failureOf(read(source(), 'sale_details'))).message).toBe(
      cin7Messages.badDetails('sale_details'),
    )
  })

  it('fails with the name of the column for a value of a wrong type', async () => {
    store.change('product', cin7Id('product', 2), { AverageCost: 'much' })
    expect(await failureOf(read(source(), 'products'))).toMatchObject({
      message: expect.stringContaining(`average_cost in record ${cin7Id('product', 2)}`),
      code: 'source-data',
    })
  })

  it('fails for refused parameters, a web page and a response that is too large', async () => {
    cin7.faults.push(undefined, { status: 400, body: '[{"ErrorCode":400,"Exception":"secret words"}]' })
    expect((await failureOf(read(source(), 'brands'))).message).toBe(cin7Messages.badRequest)
    cin7.faults.push(undefined, { headers: { 'content-type': 'text/html' }, body: '<h1>Maintenance</h1>' })
    expect((await failureOf(read(source(), 'brands'))).message).toBe(cin7HttpMessages.notJson)
    expect((await failureOf(read(source({ answerBytes: 2_000 }), 'products'))).message).toContain(
      'larger than',
    )
  })

  it('retries a response that was cut off, and an internal error', async () => {
    cin7.faults.push(undefined, { cut: true }, { status: 500, body: '[]' })
    expect((await read(source(), 'brands')).rows).toHaveLength(2)
    expect(paused).toEqual([1_000, 4_000])
  })

  it('keeps long numbers, texts with quotes and unknown fields, and reads year 1 as no date', async () => {
    const rawJSON: (text: string) => unknown = Reflect.get(JSON, 'rawJSON')
    store.change('product', cin7Id('product', 1), {
      AverageCost: rawJSON('12345678901234567.125'),
      Favourite: 'yes',
    })
    const products = await read(source(), 'products')
    expect(products.rows.find(({ sku }) => sku === 'B1')).toMatchObject({
      average_cost: '12345678901234567.125',
      other_fields: '{"Favourite":"yes"}',
      tags: 'coffee,"fresh"',
    })
    store.change('saleList', cin7Id('sale', 1), { ShipBy: '0001-01-01T00:00:00' })
    const { rows } = await read(source(), 'sales')
    expect(rows.find(({ sale_id: id }) => id === cin7Id('sale', 1))).toMatchObject({ ship_by: null })
  })

  it('reads sales and purchases without documents', async () => {
    store.putDetail('sale', { ID: cin7Id('sale', 3), Order: null, Invoices: null })
    store.putDetail('purchase', { ID: cin7Id('purchase', 3) })
    addPurchase(store, 30)
    const adapter = source()
    expect((await read(adapter, 'sale_details')).rows).toHaveLength(60)
    expect((await read(adapter, 'purchase_details')).rows).toHaveLength(13)
  })
})

describe('the test of a connection to Cin7', () => {
  const probe = async (adapter: SourceAdapter) => {
    const passed: PassedCheck[] = []
    try {
      for await (const check of adapter.probe(forever)) passed.push(check)
      return { keys: passed.map(({ key }) => key), sentence: passed.at(-1)?.sentence }
    } catch (error) {
      return { keys: passed.map(({ key }) => key), sentence: String(Reflect.get(Object(error), 'message')) }
    }
  }

  it('names the company with one request', async () => {
    expect(await probe(source())).toEqual({
      keys: ['host-found', 'reached', 'signed-in', 'source-readable'],
      sentence: cin7Messages.canRead('Harbour Roasters'),
    })
    expect(cin7.requests).toHaveLength(1)
  })

  it('says which step failed', async () => {
    expect(await probe(source({ properties: { ...usual, 'cin7.applicationKey': 'x' } }))).toEqual({
      keys: ['host-found', 'reached'],
      sentence: cin7Messages.refused,
    })
    cin7.faults.push({ status: 503, body: '[]' })
    expect(await probe(source())).toEqual({ keys: [], sentence: cin7Messages.busy })
  })
})
