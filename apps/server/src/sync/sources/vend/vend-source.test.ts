import { fillVend } from '@tributary/fakes/vend/sample-vend'
import { sale, saleLine } from '@tributary/fakes/vend/sample-vend-sales'
import { vendId } from '@tributary/fakes/vend/sample-vend-settings'
import { vendLimits } from '@tributary/fakes/vend/vend-refusals'
import { startVend, type Vend } from '@tributary/fakes/vend/vend-server'
import type { VendRecord } from '@tributary/fakes/vend/vend-store'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { silentLog } from '../../sync-log.ts'
import { readTable } from '../../testing/read-table.ts'
import { httpMessages } from '../http/http.messages.ts'
import type { HttpLimits } from '../http/http-limits.ts'
import type { DeclaredRows, PassedCheck, Reading, SourceAccess, SourceAdapter } from '../source-adapter.ts'
import { vendMessages } from './vend.messages.ts'
import { vendSource } from './vend-source.ts'
import { vendStreams } from './vend-streams.ts'

const shop = 'birch-garden'
const scopes = [...new Set(vendStreams().flatMap((one) => one.scopes))]
const forever = new AbortController().signal
const afresh: Reading = { full: false, cursor: undefined }

let vend: Vend
let now: Date
/** The only token that works, and what it opens. */
let token: string
let granted: readonly string[]
let paused: number[]
let open: SourceAdapter[]

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  token = 'token-1'
  granted = scopes
  paused = []
  open = []
  vend = await startVend({
    accessOf: (one) => (one === token ? { shop, scopes: granted } : undefined),
    clock: () => now,
    limit: 10_000,
  })
  fillVend(vend.store(shop), { customers: 30, products: 24, sales: 450 })
})
afterEach(async () => {
  for (const source of open) source.close()
  await vend.stop()
})

type Options = Partial<HttpLimits> & {
  access?: SourceAccess
  domain?: string
  clock?: () => Date
}

const access: SourceAccess = async () => ({
  accessToken: token,
  account: shop,
  scope: granted.join(' '),
})

function source({ access: given = access, domain = shop, clock = () => now, ...limits }: Options = {}) {
  const pause = async (ms: number) => {
    paused.push(ms)
    now = new Date(now.getTime() + ms)
  }
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(clock),
    limits: { pause, random: () => 0.5, ...limits },
  }
  const made = vendSource(
    tools,
    `${vend.uri}/{domain_prefix}/api/2026-07`,
  )({
    properties: new Map([['vend.domain', domain]]),
    access: given,
    log: silentLog,
    now: clock,
  })
  open.push(made)
  return made
}

const columnsOf = (name: string) => {
  const tables = vendStreams().flatMap(({ stream }) => [stream, ...(stream.children ?? [])])
  const columns = tables.find((table) => table.name === name)?.columns ?? []
  return [...columns.map((column) => ({ name: column.name })), { name: 'other_fields' }]
}

const read = (adapter: SourceAdapter<DeclaredRows>, name: string, reading = afresh) =>
  readTable(adapter, columnsOf(name), { name, reading })

const idsIn = (resource: string) =>
  vend
    .store(shop)
    .all(resource)
    .map(({ id }) => String(id))
const idsOf = (rows: readonly object[]) => rows.map((row) => String(Reflect.get(row, 'id')))
const sorted = (ids: readonly string[]) => ids.toSorted()
const asked = (name: string) => vend.requests.filter(({ path }) => path.endsWith(`/${name}`)).length
const after = (cursor: string | undefined): Reading => ({ full: false, cursor })

async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const failure = await work.catch((error: unknown) => error)
  if (!(failure instanceof SourceFailure)) throw new Error('It did not fail as it should', { cause: failure })
  return failure
}

async function listed(adapter: SourceAdapter) {
  const streams = []
  for await (const stream of adapter.list(forever)) streams.push(stream)
  return streams
}

/** A response with records, as a fault that replaces the real one. */
const page = (data: unknown[], max: number | null = null) => ({
  body: JSON.stringify({ data, version: { min: max, max } }),
})

describe('a Vend shop', () => {
  it('has the documented streams, sorted by name, and reads each with unique keys', async () => {
    const adapter = source()
    const streams = await listed(adapter)
    const names = streams.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(names).toHaveLength(27)
    for (const { name, key = [] } of streams) {
      const { rows, extent } = await read(adapter, name)
      const keys = rows.map((row) => key.map((column) => row[column]).join(' '))
      // Lists that are not in the order of versions are read twice.
      const times = ['payment_types', 'registers'].includes(name) ? 2 : 1
      expect([name, extent, rows.length]).toEqual([name, 'whole', new Set(keys).size * times])
      expect(rows.length).toBeGreaterThan(0)
    }
  })

  it('reads sales over every page with unchanged values', async () => {
    const { rows } = await read(source(), 'sales')
    expect(idsOf(rows)).toEqual(idsIn('sales'))
    const one = vend.store(shop).get('sales', vendId('sale', 7))
    expect(rows.find(({ id }) => id === one.id)).toMatchObject({
      state: 'closed',
      sale_date: one.date,
      outlet_id: vendId('outlet', 2),
      author_id: vendId('user', 1),
      total_price_incl_tax: Reflect.get(Object(one.totals), 'price_incl_tax'),
      is_return: false,
      return_sale_ids: '[]',
      other_fields: null,
    })
  })

  it('reads the lines, payments and taxes with the same requests as their sales', async () => {
    const adapter = source()
    const tables = ['sale_line_items', 'sale_payments', 'sale_taxes', 'sales']
    const counts = []
    for (const name of tables) counts.push((await read(adapter, name)).rows.length)
    const lines = vend
      .store(shop)
      .all('sales')
      .flatMap(({ line_items: items }) => items)
    expect(counts).toEqual([lines.length, 450, 450, 450])
    // Three pages with records and an empty one.
    expect(asked('sales')).toBe(4)
  })

  it('needs one request for the check and two for each list that has one page', async () => {
    const adapter = source()
    const names = (await listed(adapter)).map(({ name }) => name)
    expect(vend.requests).toHaveLength(1)
    const single = ['product_categories', 'promotions', 'store_credits', 'retailer']
    for (const name of names) await read(adapter, name)
    for (const name of [...single, 'brands', 'inventory', 'taxes', 'gift_cards'])
      expect([name, asked(name)]).toEqual([name, single.includes(name) ? 1 : 2])
  })

  it('never reads the number of a gift card', async () => {
    const { rows } = await read(source(), 'gift_cards')
    expect(JSON.stringify(rows)).not.toContain('GC1000')
    expect(rows[0]).toMatchObject({ balance: '20.00', status: 'ACTIVE' })
  })
})

describe('changes of a Vend shop', () => {
  it('are read from the last version on, with deletions as removed rows', async () => {
    const adapter = source()
    const first = await read(adapter, 'products')
    now = new Date('2026-11-22T12:00:00Z')
    vend.store(shop).change('products', vendId('product', 3), { name: 'New spade' })
    vend.store(shop).remove('products', vendId('product', 4))
    const second = await read(source(), 'products', after(first.cursor))
    expect([second.extent, idsOf(second.rows)]).toEqual(['changes', [vendId('product', 3)]])
    expect(second.removed).toEqual({ column: 'id', values: [vendId('product', 4)] })
    const codes = await read(source(), 'product_codes', after(first.cursor))
    expect(codes.removed?.column).toBe('product_id')
    expect(sorted(codes.removed?.values ?? [])).toEqual(
      sorted([vendId('product', 3), vendId('product', 4), vendId('product', 4)]),
    )
    expect(codes.rows.every(({ product_id: id }) => id === vendId('product', 3))).toBe(true)
  })

  it('leave out deleted sales and payments, and keep voided sales', async () => {
    const store = vend.store(shop)
    store.remove('sales', vendId('sale', 1))
    store.change('sales', vendId('sale', 2), { state: 'voided' })
    const [payment] = store.get('sales', vendId('sale', 3)).payments as VendRecord[]
    store.change('sales', vendId('sale', 3), {
      payments: [{ ...payment, deleted_at: '2026-11-21T12:00:00+00:00' }],
    })
    const adapter = source()
    const { rows } = await read(adapter, 'sales')
    expect(idsOf(rows)).not.toContain(vendId('sale', 1))
    expect(rows.find(({ id }) => id === vendId('sale', 2))).toMatchObject({ state: 'voided' })
    const payments = await read(adapter, 'sale_payments')
    expect(payments.rows.map(({ sale_id: id }) => id)).not.toContain(vendId('sale', 3))
  })

  it('read all stock levels from the oldest change on, although newest first is the default', async () => {
    vend.pages.cap = 20
    const first = await read(source(), 'inventory')
    expect(sorted(idsOf(first.rows))).toEqual(sorted(idsIn('inventory')))
    vend.store(shop).change('inventory', vendId('level 1', 2), { current_inventory_level: 3 })
    now = new Date('2026-11-22T12:00:00Z')
    const second = await read(source(), 'inventory', after(first.cursor))
    expect(second.rows).toMatchObject([{ id: vendId('level 1', 2), current_inventory_level: 3 }])
  })

  it('read prices of price books whole every week, because removed ones leave no trace', async () => {
    const first = await read(source(), 'price_book_products')
    now = new Date('2026-11-27T12:00:00Z')
    expect((await read(source(), 'price_book_products', after(first.cursor))).extent).toBe('changes')
    now = new Date('2026-11-28T12:00:00Z')
    const again = await read(source(), 'price_book_products', after(first.cursor))
    expect([again.extent, again.rows.length]).toEqual(['whole', first.rows.length])
  })

  it('lose and repeat nothing with capped pages and a sale saved between two of them', async () => {
    vend.pages.cap = 60
    vend.pages.shiftAt(3, () => vend.store(shop).change('sales', vendId('sale', 2), { note: 'Saved' }))
    const { rows } = await read(source(), 'sales')
    const last = new Map(rows.map((row) => [row.id, row.note]))
    expect(sorted([...last.keys()].map(String))).toEqual(sorted(idsIn('sales')))
    expect(last.get(vendId('sale', 2))).toBe('Saved')
  })

  it('of a sale whose line was removed while it was read are read again', async () => {
    const store = vend.store(shop)
    const short = vendId('sale', 2)
    const [line] = store.get('sales', short).line_items as VendRecord[]
    vend.pages.shiftAt(2, () => store.change('sales', short, { line_items: [line] }))
    const first = await read(source(), 'sale_line_items')
    now = new Date('2026-11-22T12:00:00Z')
    const second = await read(source(), 'sale_line_items', after(first.cursor))
    expect(second.removed).toEqual({ column: 'sale_id', values: [short] })
    expect(idsOf(second.rows)).toEqual([line?.id])
  })

  it('of a product that was deleted while it was read delete it next time', async () => {
    vend.pages.cap = 10
    vend.pages.shiftAt(2, () => vend.store(shop).remove('products', vendId('product', 1)))
    const first = await read(source(), 'products')
    now = new Date('2026-11-22T12:00:00Z')
    const second = await read(source(), 'products', after(first.cursor))
    expect(second.removed).toEqual({ column: 'id', values: [vendId('product', 1)] })
    now = new Date('2026-11-23T12:00:00Z')
    expect((await read(source(), 'products', after(second.cursor))).removed).toBeUndefined()
  })

  it('that are younger than a minute are read again, because others may become visible late', async () => {
    const sales = vend.store(shop).all('sales')
    const settled = Reflect.get(Object(sales.at(-1)?._metadata), 'version')
    vend.store(shop).change('sales', vendId('sale', 9), { note: 'Just now' })
    const first = await read(source(), 'sales')
    now = new Date('2026-11-22T12:00:00Z')
    vend.requests.length = 0
    const second = await read(source(), 'sales', after(first.cursor))
    expect(vend.requests[0]?.query.get('after')).toBe(String(settled))
    expect(idsOf(second.rows)).toEqual([vendId('sale', 9)])
    expect((await read(source(), 'sales', after(second.cursor))).rows).toEqual([])
  })

  it('do not depend on our clock', async () => {
    const wrong = () => new Date('2020-01-01T00:00:00Z')
    const [ours, theirs] = [await read(source({ clock: wrong }), 'sales'), await read(source(), 'sales')]
    const positionOf = (cursor = '{}') => JSON.parse(cursor).position
    expect(positionOf(ours.cursor)).toBe(positionOf(theirs.cursor))
    expect(positionOf(ours.cursor)).toMatch(/^\d+$/)
  })

  it('are read in slices of a first reading, which together have every row', async () => {
    const limits = { sliceRows: 150 }
    const rows: object[] = []
    let reading: Reading = { full: false, cursor: undefined, startsEmpty: true }
    for (let more = true; more; ) {
      const slice = await read(source(limits), 'sales', reading)
      rows.push(...slice.rows)
      reading = after(slice.cursor)
      more = slice.more
    }
    expect(sorted(idsOf(rows))).toEqual(sorted(idsIn('sales')))
  })
})

describe('a list that is not in the order of its versions', () => {
  const brand = (number: number, version: number) => ({ id: vendId('brand', number), name: 'B', version })

  it('is accepted if one page has all of it', async () => {
    const { rows } = await read(source(), 'payment_types')
    expect(sorted([...new Set(idsOf(rows))])).toEqual(sorted(idsIn('payment_types')))
    // The page, and both of its halves.
    expect(asked('payment_types')).toBe(3)
  })

  it('fails if the page was cut off', async () => {
    const failure = { message: vendMessages.notInOrder('brands'), code: 'source-data' }
    vend.faults.push(page([brand(1, 9), brand(2, 7)], 9), page([brand(2, 7), brand(3, 5)], 7))
    expect(await failureOf(read(source(), 'brands'))).toMatchObject(failure)
    vend.faults.splice(0)
    vend.faults.push(page([brand(1, 9), brand(2, 5)], 9), page([brand(2, 5)], 5), page([brand(3, 7)], 7))
    expect(await failureOf(read(source(), 'brands'))).toMatchObject(failure)
    vend.faults.splice(0)
    const full = Array.from({ length: 200 }, (_, at) => brand(at, 500 - at))
    vend.faults.push(page(full, 500))
    expect(await failureOf(read(source(), 'brands'))).toMatchObject(failure)
  })

  it('fails without versions', async () => {
    vend.faults.push({ body: '{"data":[{"id":"a","name":"A"}]}' })
    expect((await failureOf(read(source(), 'brands'))).message).toBe(vendMessages.noVersion('brands'))
  })
})

describe('the access to a Vend shop', () => {
  it('is renewed once when a token expires midway', async () => {
    const used: (string | undefined)[] = []
    const renewing: SourceAccess = async ({ rejected } = {}) => {
      used.push(rejected)
      return { accessToken: rejected === undefined ? 'token-1' : 'token-2', account: shop, scope: null }
    }
    vend.beforeResponse = ({ url }) => {
      if (/after=[1-9]/.test(url)) token = 'token-2'
    }
    const { rows } = await read(source({ access: renewing }), 'sales')
    expect(idsOf(rows)).toEqual(idsIn('sales'))
    expect(used).toEqual([undefined, 'token-1'])
  })

  it('that is revoked midway ends the refresh, and asks to authorise again', async () => {
    vend.beforeResponse = ({ url }) => {
      if (/after=[1-9]/.test(url)) token = 'none'
    }
    const given: SourceAccess = async () => ({
      accessToken: 'token-1',
      account: shop,
      scope: null,
    })
    expect(await failureOf(read(source({ access: given }), 'sales'))).toMatchObject({
      message: vendMessages.refused,
      forbidden: true,
      code: 'not-authorised',
    })
  })

  it('of a connector that was never authorised is missing', async () => {
    const unauthorised = vendSource(
      { outbound: { allowPrivateTargets: true }, rateLimits: memoryRateLimits(() => now) },
      `${vend.uri}/{domain_prefix}/api/2026-07`,
    )({ properties: new Map([['vend.domain', shop]]), log: silentLog, now: () => now })
    open.push(unauthorised)
    expect(await failureOf(listed(unauthorised))).toMatchObject({
      message: vendMessages.notAuthorised,
      code: 'not-authorised',
    })
    expect(vend.requests).toHaveLength(0)
  })

  it('is sent to the authorised shop only', async () => {
    expect((await failureOf(listed(source({ domain: 'acme-outlet' })))).message).toBe(vendMessages.otherShop)
    expect(vend.requests).toHaveLength(0)
    for (const domain of ['', 'evil.example/', 'x@evil', '-shop'])
      expect(() => source({ domain })).toThrow(vendMessages.noDomain)
  })

  it('without some permissions leaves out their streams and says so', async () => {
    granted = scopes.filter((scope) => !['gift_cards:read', 'customers:read'].includes(scope))
    const adapter = source()
    const names = (await listed(adapter)).map(({ name }) => name)
    expect(names).toContain('sales')
    for (const name of ['gift_cards', 'customers', 'customer_groups', 'price_books'])
      expect(names).not.toContain(name)
    expect(adapter.leftOut?.()).toMatchObject([
      { tables: expect.arrayContaining(['customers', 'gift_cards']), why: vendMessages.notGranted },
    ])
  })

  it('with unknown permissions skips the streams that Vend refuses', async () => {
    granted = scopes.filter((scope) => scope !== 'gift_cards:read')
    const adapter = source({ access: async () => ({ accessToken: token, account: shop, scope: null }) })
    expect(await failureOf(read(adapter, 'gift_cards'))).toMatchObject({
      message: vendMessages.notPermitted('gift_cards:read'),
      notIncluded: true,
      forbidden: false,
    })
    expect((await read(adapter, 'brands')).rows).toHaveLength(2)
  })

  it('to a plan without a list skips that list', async () => {
    vend.notInPlan.add('promotions')
    expect(await failureOf(read(source(), 'promotions'))).toMatchObject({
      message: vendMessages.notInPlan,
      notIncluded: true,
      code: 'not-in-plan',
    })
  })

  it('of a closed shop says that it was closed or renamed', async () => {
    vend.closedShops.add(shop)
    expect(await failureOf(listed(source()))).toMatchObject({
      message: vendMessages.noShop,
      code: 'source-path-missing',
    })
  })
})

describe('the limit of a Vend shop', () => {
  it('is waited for until the date that Vend names', async () => {
    vend.limit(vendLimits(() => now, 2))
    const { rows } = await read(source(), 'sales')
    expect(idsOf(rows)).toEqual(idsIn('sales'))
    expect(paused).toContain(300_000)
  })

  it('that lasts longer ends the refresh with the time to retry', async () => {
    const retryAt = 'Sat, 21 Nov 2026 15:00:00 GMT'
    const body = '{"error":"Too Many Requests","message":"Rate limiting enforced"}'
    vend.faults.push({ status: 429, headers: { 'retry-after': retryAt }, body })
    expect(await failureOf(read(source(), 'sales'))).toMatchObject({
      message: httpMessages('Vend').busy,
      retryAt: new Date(retryAt),
      passing: true,
    })
  })

  it('without a date, and a temporary refusal, are retried after pauses', async () => {
    vend.faults.push({ status: 429, body: '{}' })
    vend.faults.push({ status: 400, body: '{"error":"Please try again later."}' })
    const { rows } = await read(source(), 'brands')
    expect(rows).toHaveLength(2)
    expect(paused).toEqual([1_000, 4_000])
  })

  it('paces requests at the limit that the responses state', async () => {
    vend.limit(vendLimits(() => now, 650))
    const limits = memoryRateLimits(() => now)
    const reserved: number[] = []
    const tools = {
      outbound: { allowPrivateTargets: true },
      rateLimits: {
        ...limits,
        reserve: (...[rate, longestMs]: Parameters<typeof limits.reserve>) => {
          reserved.push(rate.requests + rate.burst)
          return limits.reserve(rate, longestMs)
        },
      },
    }
    const adapter = vendSource(
      tools,
      `${vend.uri}/{domain_prefix}/api/2026-07`,
    )({
      properties: new Map([['vend.domain', shop]]),
      access,
      log: silentLog,
      now: () => now,
    })
    open.push(adapter)
    await read(adapter, 'brands')
    expect(reserved).toEqual([315, 585])
  })
})

describe('bad data of a Vend shop', () => {
  const store = () => vend.store(shop)

  it('fails if a page repeats', async () => {
    const [first] = store().all('brands')
    vend.faults.push(page([first], Number(first?.version)), page([first], Number(first?.version)))
    expect((await failureOf(read(source(), 'brands'))).message).toContain('the same page twice')
  })

  it.each([
    ['{"data":null}', 'without the expected list'],
    ['{"data":["x"]}', 'not an object'],
    ['{"data":[{"name":"A","version":7}],"version":{"max":7}}', 'without id'],
    ['{"data":[{"id":"a","version":7,"name":', 'cannot be read'],
  ])('fails for the body %s', async (body, sentence) => {
    vend.faults.push({ body })
    expect(await failureOf(read(source(), 'brands'))).toMatchObject({
      message: expect.stringContaining(sentence),
      code: 'source-data',
    })
  })

  it('fails for a sale without its list of lines', async () => {
    const { line_items: _, ...without } = store().get('sales', vendId('sale', 1))
    store().put('sales', without)
    expect((await failureOf(read(source(), 'sale_line_items'))).message).toBe(
      vendMessages.noList('sales', 'line_items'),
    )
  })

  it('fails with the name of the column for a value of a wrong type', async () => {
    store().change('customers', vendId('customer', 2), { balance: 'much' })
    expect(await failureOf(read(source(), 'customers'))).toMatchObject({
      message: expect.stringContaining(`balance in record ${vendId('customer', 2)}`),
      code: 'source-data',
    })
  })

  it('fails for a web page and for a response that is too large', async () => {
    vend.faults.push({ headers: { 'content-type': 'text/html' }, body: '<h1>Maintenance</h1>' })
    expect((await failureOf(read(source(), 'brands'))).message).toContain('a web page instead of data')
    expect((await failureOf(read(source({ answerBytes: 2_000 }), 'products'))).message).toContain(
      'larger than',
    )
  })

  it('retries a response that was cut off', async () => {
    vend.faults.push({ cut: true })
    expect((await read(source(), 'brands')).rows).toHaveLength(2)
    expect(paused).toEqual([1_000])
  })

  it('keeps 20 digits, long names, large records and unknown fields, and reads year 1 as no date', async () => {
    const rawJSON: (text: string) => unknown = Reflect.get(JSON, 'rawJSON')
    const [digits, name, note] = ['12345678901234567.125', 'é'.repeat(150), 'x'.repeat(10 * 1024 * 1024)]
    store().change('customers', vendId('customer', 1), {
      balance: rawJSON(digits),
      company_name: name,
      note,
      date_of_birth: '0001-01-01',
      favourite: 'Rose',
      deleted_at: null,
    })
    const { rows } = await read(source(), 'customers')
    const row = rows.find(({ id }) => id === vendId('customer', 1))
    expect(row).toMatchObject({
      balance: digits,
      company_name: name,
      date_of_birth: null,
      other_fields: '{"favourite":"Rose"}',
    })
    expect(String(row?.note).length).toBe(note.length)
  })

  it('fails for a list without pages that is as long as it can be', async () => {
    const promotions = Array.from({ length: 1_000 }, (_, at) => ({ id: String(at) }))
    vend.faults.push({ body: JSON.stringify({ data: promotions }) })
    expect((await failureOf(read(source(), 'promotions'))).message).toBe(
      vendMessages.tooLong('promotions', 1_000),
    )
  })

  it('reads returns and sales without a customer', async () => {
    const line = saleLine(900, 0, store().all('products')[0] ?? {}, -2)
    const original = { is_return: true, original_sale_id: vendId('sale', 1), return_sale_ids: [] }
    store().put('sales', sale(900, [line], { return: original }))
    const adapter = source()
    const { rows } = await read(adapter, 'sales')
    expect(rows.at(-1)).toMatchObject({
      is_return: true,
      original_sale_id: vendId('sale', 1),
      customer_id: null,
    })
    const lines = await read(adapter, 'sale_line_items')
    expect(lines.rows.at(-1)).toMatchObject({ sale_id: vendId('sale', 900), quantity: -2, is_return: true })
  })
})

it('warns before the version of the interface ends', async () => {
  now = new Date('2027-05-03T00:00:00Z')
  const adapter = source()
  await listed(adapter)
  expect(adapter.warnings?.()).toEqual([vendMessages.oldApi('2027-07-01')])
})

describe('the test of a connection to Vend', () => {
  const probe = async (adapter: SourceAdapter) => {
    const passed: PassedCheck[] = []
    try {
      for await (const check of adapter.probe(forever)) passed.push(check)
      return { keys: passed.map(({ key }) => key), sentence: passed.at(-1)?.sentence }
    } catch (error) {
      return { keys: passed.map(({ key }) => key), failed: error }
    }
  }

  it('counts the outlets with one request', async () => {
    expect(await probe(source())).toEqual({
      keys: ['host-found', 'reached', 'signed-in', 'source-readable'],
      sentence: '2 outlets were found.',
    })
    expect(vend.requests).toHaveLength(1)
  })

  it('shows which check failed', async () => {
    granted = []
    expect((await probe(source())).keys).toEqual(['host-found', 'reached', 'signed-in'])
    token = 'other'
    const revoked: SourceAccess = async () => ({ accessToken: 'old', account: shop, scope: null })
    expect(await probe(source({ access: revoked }))).toMatchObject({
      keys: ['host-found', 'reached'],
      failed: { code: 'not-authorised' },
    })
    vend.closedShops.add(shop)
    expect(await probe(source())).toMatchObject({ keys: [], failed: { message: vendMessages.noShop } })
  })
})
