import { gzipSync } from 'node:zlib'
import { invoice, pay } from '@tributary/fakes/poweroffice/go-invoices'
import { type GoClient, type GoServer, startPowerOffice } from '@tributary/fakes/poweroffice/go-server'
import type { GoRecord } from '@tributary/fakes/poweroffice/go-store'
import { fillGo } from '@tributary/fakes/poweroffice/sample-go'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { silentLog } from '../../sync-log.ts'
import { readTable } from '../../testing/read-table.ts'
import type { HttpLimits } from '../http/http-limits.ts'
import type { DeclaredRows, Reading, SourceAdapter, SourceStream } from '../source-adapter.ts'
import { goHttpMessages, powerOfficeMessages } from './poweroffice.messages.ts'
import { powerOfficeSource } from './poweroffice-source.ts'

const forever = new AbortController().signal
const afresh: Reading = { full: false, cursor: undefined }
const MINUTE = 60_000

let now: Date
let go: GoServer
let client: GoClient
let paused: number[]
let open: SourceAdapter[]

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  go = await startPowerOffice({ clock: () => now })
  client = go.addClient('client-1', 'Bjørk Hagesenter AS')
  fillGo(client.store, { customers: 25, suppliers: 6, products: 12, invoices: 60 })
  paused = []
  open = []
})
afterEach(async () => {
  for (const source of open) source.close()
  await go.stop()
})

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

function source(properties: Record<string, string> = {}, limits: Partial<HttpLimits> = {}) {
  const settings = {
    'poweroffice.clientKey': 'client-1',
    'poweroffice.startDate': '2025-01-01',
    ...properties,
  }
  const pause = async (ms: number) => {
    paused.push(ms)
    pass(ms)
  }
  const made = powerOfficeSource(
    {
      outbound: { allowPrivateTargets: true },
      rateLimits: memoryRateLimits(() => now),
      limits: { pause, random: () => 0.5, ...limits },
    },
    { ...go.application, apiUrl: `${go.uri}/v2` },
  )({ properties: new Map(Object.entries(settings)), log: silentLog, now: () => now })
  open.push(made)
  return made
}

async function listed(adapter: SourceAdapter<DeclaredRows>) {
  const streams: SourceStream[] = []
  for await (const stream of adapter.list(forever)) streams.push(stream)
  return streams
}

async function read(name: string, reading = afresh, adapter = source()) {
  const stream = (await listed(adapter)).find((one) => one.name === name)
  return readTable(adapter, stream?.columns ?? [], { name, reading })
}

async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const failure = await work.catch((error: unknown) => error)
  if (!(failure instanceof SourceFailure)) throw new Error('It did not fail as it should')
  return failure
}

const sorted = (values: readonly unknown[]) => values.map(String).sort()
const idsOf = (rows: readonly Record<string, unknown>[]) => sorted(rows.map(({ id }) => id))
const idsIn = (kind: Parameters<GoClient['store']['all']>[0]) =>
  sorted(client.store.all(kind).map(({ Id }) => Id))
const pathsOf = (path: string) => go.requests.filter((request) => request.path === path)
const firstOf = (kind: Parameters<GoClient['store']['all']>[0]): GoRecord => {
  const [record] = client.store.all(kind)
  if (!record) throw new Error(`There are no ${kind}`)
  return record
}

describe('a client of PowerOffice Go', () => {
  const keys: Record<string, string[]> = { currencies: ['code'], trial_balance: ['date', 'account_id'] }

  it('has tables with the declared columns and keys, and unchanged rows', async () => {
    const adapter = source()
    const streams = await listed(adapter)
    const filled = new Set<string>()
    for (const { name, columns = [], key = [] } of streams) {
      const { rows } = await readTable(adapter, columns, { name, reading: afresh })
      expect(key).toEqual(keys[name] ?? ['id'])
      expect(new Set(rows.map((row) => key.map((column) => row[column]).join(' '))).size).toBe(rows.length)
      if (rows.length > 0) filled.add(name)
    }
    expect(streams.map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "account_transactions",
        "contact_bank_accounts",
        "contact_delivery_addresses",
        "contact_groups",
        "contact_persons",
        "currencies",
        "custom_dimensions",
        "customer_ledger",
        "customer_open_items",
        "customers",
        "departments",
        "general_ledger_accounts",
        "incoming_invoices",
        "journal_entry_vouchers",
        "locations",
        "outgoing_invoice_lines",
        "outgoing_invoices",
        "product_groups",
        "products",
        "projects",
        "sales_orders",
        "supplier_ledger",
        "supplier_open_items",
        "suppliers",
        "trial_balance",
        "vat_codes",
      ]
    `)
    expect(filled.size).toBe(streams.length)
  })

  it('is read over every page with the values as they are', async () => {
    const { rows, extent } = await read('account_transactions')
    expect(extent).toBe('whole')
    expect(idsOf(rows)).toEqual(idsIn('transactions'))
    const first = firstOf('transactions')
    expect(rows.find(({ id }) => id === first.Id)).toMatchObject({
      voucher_id: first.VoucherId,
      posting_date: first.PostingDate,
      amount: first.Amount,
      customer_account_no: first.CustomerAccountNo,
      is_reversed: false,
      created_date_time_offset: first.CreatedDateTimeOffset,
      project_code: null,
    })
    const { rows: customers } = await read('customers')
    expect(customers[0]).toMatchObject({ mail_address_line1: 'Kaien 1', mail_address_country_code: 'NO' })
    expect(Object.keys(customers[0] ?? {})).not.toContain('national_id_number')
  })

  it('gives every invoice line the id of its invoice', async () => {
    const { rows } = await read('outgoing_invoice_lines')
    expect(rows.map(({ id, outgoing_invoice_id: of }) => `${id} ${of}`).sort()).toEqual(
      client.store
        .all('outgoingInvoiceLines')
        .map(({ Id, InvoiceId }) => `${Id} ${InvoiceId}`)
        .sort(),
    )
  })

  it('leaves out postings before the start date and includes future ones', async () => {
    const { store } = client
    store.put('transactions', { ...firstOf('transactions'), Id: 1, PostingDate: '2031-12-31' })
    const { rows } = await read(
      'account_transactions',
      afresh,
      source({ 'poweroffice.startDate': '2026-01-01' }),
    )
    const wanted = store.all('transactions').filter(({ PostingDate }) => String(PostingDate) >= '2026-01-01')
    expect(wanted.length).toBeLessThan(store.all('transactions').length)
    expect(idsOf(rows)).toEqual(sorted(wanted.map(({ Id }) => Id)))
  })

  it('keeps to eight requests a second', async () => {
    const adapter = source()
    const streams = await listed(adapter)
    for (const { name, columns = [] } of streams) await readTable(adapter, columns, { name, reading: afresh })
    const expected = 60 + streams.length
    expect(go.requests.length).toBeGreaterThan(expected)
    expect(paused.length).toBeGreaterThan(expected)
    expect(Math.max(...paused)).toBeLessThanOrEqual(125)
  })

  it('requests no page more than it has', async () => {
    const adapter = source()
    const streams = await listed(adapter)
    go.requests.length = 0
    for (const { name, columns = [] } of streams) await readTable(adapter, columns, { name, reading: afresh })
    const paths = go.requests.map(({ path }) => path)
    // Postings are read by year, balances by month, and the lines of each invoice by one request.
    expect(paths.filter((path) => path.endsWith('/AccountTransactions'))).toHaveLength(2)
    expect(paths.filter((path) => path.endsWith('/Lines'))).toHaveLength(60)
    expect(paths.filter((path) => path.endsWith('/OutgoingInvoices'))).toHaveLength(2)
    expect(paths.filter((path) => path.endsWith('/TrialBalance'))).toHaveLength(23)
    expect(paths).toHaveLength(streams.length - 4 + 2 + 60 + 2 + 23)
  })
})

describe('changes since the last refresh', () => {
  const sinceThen = async (name: string): Promise<Reading> => {
    const { cursor } = await read(name)
    pass(60 * MINUTE)
    return { full: false, cursor }
  }

  it('are the records changed since, and nothing when nothing has changed', async () => {
    const reading = await sinceThen('customers')
    expect(await read('customers', reading)).toMatchObject({ rows: [], extent: 'changes' })
    const { Id } = firstOf('customers')
    client.store.change('customers', Number(Id), { Name: 'Rovde og sønner' })
    expect((await read('customers', reading)).rows).toEqual([
      expect.objectContaining({ id: Id, name: 'Rovde og sønner' }),
    ])
  })

  it('include what changed on a page that had already been read', async () => {
    go.pages.cap = 10
    const changed = firstOf('customers')
    go.pages.shiftAt(3, () => {
      pass(1_000)
      client.store.change('customers', Number(changed.Id), { Name: 'Early' })
      pass(1_000)
      client.store.change('customers', Number(client.store.all('customers').at(-1)?.Id), { Name: 'Late' })
    })
    const { rows, cursor } = await read('customers')
    expect(rows.some(({ name }) => name === 'Late')).toBe(true)
    pass(60 * MINUTE)
    const { rows: later } = await read('customers', { full: false, cursor })
    expect(later.map(({ name }) => name)).toContain('Early')
  })

  it('of invoices are those sent or paid, and the lines of both', async () => {
    const [invoices, lines] = [
      await sinceThen('outgoing_invoices'),
      await sinceThen('outgoing_invoice_lines'),
    ]
    const { store } = client
    const [customer, product] = [firstOf('customers'), firstOf('products')]
    const unpaid = store.all('outgoingInvoices').find(({ Balance }) => Balance !== 0)
    pay(store, String(unpaid?.Id))
    const sent = invoice(store, { customer, lines: [{ product, quantity: 3 }], at: now })
    const changed = sorted([unpaid?.Id, sent.Id])
    const read1 = await read('outgoing_invoices', invoices)
    expect(idsOf([...new Map(read1.rows.map((row) => [row.id, row])).values()])).toEqual(changed)
    expect(read1.rows.find(({ id }) => id === unpaid?.Id)).toMatchObject({ balance: 0 })
    const read2 = await read('outgoing_invoice_lines', lines)
    expect(sorted([...new Set(read2.rows.map((row) => row.outgoing_invoice_id))])).toEqual(changed)
    expect(read2.removed).toEqual({ column: 'outgoing_invoice_id', values: expect.any(Array) })
    expect(sorted(read2.removed?.values ?? [])).toEqual(changed)
    // The last five minutes are read again.
    pass(60 * MINUTE)
    const { cursor } = await read('outgoing_invoice_lines', { full: false, cursor: read2.cursor })
    expect((await read('outgoing_invoice_lines', { full: false, cursor })).rows).toEqual([])
  })

  it('are replaced by everything once a week or a month, because some leave no trace', async () => {
    const [customers, postings] = [await sinceThen('customers'), await sinceThen('account_transactions')]
    const { Id } = firstOf('customers')
    client.store.changeSilently('customers', Number(Id), { EmailAddress: 'new@contact.example' })
    pass(6 * 24 * 60 * MINUTE)
    expect((await read('customers', customers)).rows).toEqual([])
    pass(24 * 60 * MINUTE)
    const { rows, extent } = await read('customers', customers)
    expect(extent).toBe('whole')
    expect(rows.find(({ id }) => id === Id)).toMatchObject({ email_address: 'new@contact.example' })
    expect((await read('account_transactions', postings)).extent).toBe('changes')
    pass(23 * 24 * 60 * MINUTE)
    expect((await read('account_transactions', postings)).extent).toBe('whole')
  })

  it('start at the time of PowerOffice, however wrong our clock is', async () => {
    const skewed = powerOfficeSource(
      { outbound: { allowPrivateTargets: true }, rateLimits: memoryRateLimits(() => now) },
      { ...go.application, apiUrl: `${go.uri}/v2` },
    )({
      properties: new Map([
        ['poweroffice.clientKey', 'client-1'],
        ['poweroffice.startDate', '2025-01-01'],
      ]),
      log: silentLog,
      now: () => new Date('2027-03-01T00:00:00Z'),
    })
    open.push(skewed)
    go.limit([])
    const { cursor } = await read('customers', afresh, skewed)
    expect(JSON.parse(cursor ?? '').position).toBe('2026-11-21T11:55:00.000Z')
  })

  it('are everything for another client, address or start date', async () => {
    const reading = await sinceThen('customers')
    expect((await read('customers', reading)).extent).toBe('changes')
    go.addClient('client-2', 'Other')
    for (const other of [{ 'poweroffice.startDate': '2025-01-02' }, { 'poweroffice.clientKey': 'client-2' }])
      expect((await read('customers', reading, source(other))).extent).toBe('whole')
  })
})

describe('the trial balance', () => {
  it('is read again for the last months only, with the postings made in them', async () => {
    const { cursor, rows } = await read('trial_balance')
    const dates = [...new Set(rows.map(({ date }) => String(date)))]
    expect(dates).toHaveLength(23)
    expect([dates[0], dates.at(-1)]).toEqual(['2025-01-31', '2026-11-30'])
    pass(20 * 24 * 60 * MINUTE)
    const posting = {
      ...firstOf('transactions'),
      Id: 1,
      PostingDate: '2026-10-05',
      AccountNo: 6300,
      Amount: 1e6,
    }
    client.store.put('transactions', posting)
    const again = await read('trial_balance', { full: false, cursor })
    const months = ['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31']
    expect([...new Set(again.rows.map(({ date }) => date))]).toEqual(months)
    expect(again.removed).toEqual({ column: 'date', values: months })
    const rent = (date: string, from = again.rows) =>
      Number(from.find((row) => row.date === date && row.account_no === 6300)?.balance)
    expect(rent('2026-10-31') - rent('2026-10-31', rows)).toBeCloseTo(1e6)
    expect(rent('2026-09-30')).toBe(rent('2026-09-30', rows))
  })
})

describe('invoice lines', () => {
  const LINES = 'outgoing_invoice_lines'

  it('are read in slices that continue after the last invoice', async () => {
    const rows = []
    let reading: Reading = { full: false, cursor: undefined, startsEmpty: true }
    let slices = 0
    for (let more = true; more; slices++) {
      go.requests.length = 0
      const slice = await read(LINES, reading, source({}, { sliceRows: 1 }))
      rows.push(...slice.rows)
      more = slice.more
      reading = { full: false, cursor: slice.cursor }
    }
    expect(slices).toBeGreaterThan(2)
    expect(idsOf(rows)).toEqual(idsIn('outgoingInvoiceLines'))
    expect((await read(LINES, reading)).rows).toEqual([])
  })

  it('of an invoice that has none are reported, and the others read', async () => {
    const id = String(firstOf('outgoingInvoices').Id)
    go.beforeResponse = ({ path }) => {
      if (path.includes(id)) go.faults.unshift({ status: 404, body: '{"Title":"Not Found"}' })
    }
    const adapter = source()
    const { rows } = await read(LINES, afresh, adapter)
    const others = client.store.all('outgoingInvoiceLines').filter(({ InvoiceId }) => InvoiceId !== id)
    expect(idsOf(rows)).toEqual(sorted(others.map(({ Id }) => Id)))
    expect(adapter.warnings?.()).toEqual([powerOfficeMessages.noLines])
  })

  it('fail if vouchers are not listed in order', async () => {
    const [one, two] = client.store.all('outgoingInvoices')
    go.beforeResponse = ({ path }) => {
      if (path.endsWith('/OutgoingInvoices'))
        go.faults.unshift({
          body: JSON.stringify([two, one]),
          headers: { 'x-pagination': '{"nextPageLink":null}' },
        })
    }
    expect((await failureOf(read(LINES))).message).toBe(powerOfficeMessages.notInOrder(LINES))
  })
})

describe('privileges', () => {
  it('decide which tables are read, and the run names the others', async () => {
    for (const name of ['SalesOrders', 'Project']) {
      client.privileges.delete(name)
      client.withoutModule.add(name)
    }
    const adapter = source()
    const names = (await listed(adapter)).map(({ name }) => name)
    expect(names).not.toContain('sales_orders')
    expect(names).toContain('customers')
    expect(adapter.leftOut?.()).toMatchObject([
      { tables: ['projects', 'sales_orders'], why: powerOfficeMessages.noPrivilege },
    ])
  })

  it('that are not named at all leave out one table only', async () => {
    client.privileges.delete('Project')
    expect(await failureOf(read('projects'))).toMatchObject({
      notIncluded: true,
      forbidden: false,
      message: powerOfficeMessages.notAllowed('Projects'),
    })
    expect((await read('customers')).rows).toHaveLength(25)
  })

  it('for none of the tables fail the refresh', async () => {
    for (const name of client.privileges) client.withoutModule.add(name)
    client.privileges.clear()
    expect((await failureOf(listed(source()))).message).toBe(powerOfficeMessages.nothingAllowed)
  })
})

describe('the keys', () => {
  const refused = { code: 'not-authorised', forbidden: true, message: powerOfficeMessages.notAuthorised }

  it('of a client that has been removed are refused', async () => {
    expect(await failureOf(listed(source({ 'poweroffice.clientKey': 'client-9' })))).toMatchObject(refused)
  })

  it('of this server must be set and accepted', async () => {
    const properties = new Map([['poweroffice.clientKey', 'client-1']])
    const tools = { outbound: { allowPrivateTargets: true }, rateLimits: memoryRateLimits(() => now) }
    const make = () => powerOfficeSource(tools, undefined)({ properties, log: silentLog, now: () => now })
    expect(make).toThrow(powerOfficeMessages.notConfigured)
    go.beforeResponse = ({ headers }) => {
      headers['ocp-apim-subscription-key'] = 'another'
    }
    expect(await failureOf(listed(source()))).toMatchObject({
      code: 'settings',
      message: powerOfficeMessages.badSubscription,
    })
  })

  it('are exchanged again when the token ends midway, for one token each time', async () => {
    go.pages.cap = 10
    go.pages.shiftAt(2, () => go.tokens.expireAll())
    const { rows } = await read('customers')
    expect(idsOf(rows)).toEqual(idsIn('customers'))
    expect(pathsOf('/OAuth/Token')).toHaveLength(2)
  })

  it('are exchanged before a token is twenty minutes old', async () => {
    const adapter = source()
    await read('customers', afresh, adapter)
    pass(16 * MINUTE)
    await read('customers', afresh, adapter)
    expect(pathsOf('/OAuth/Token')).toHaveLength(1)
    pass(2 * MINUTE)
    await read('customers', afresh, adapter)
    expect(pathsOf('/OAuth/Token')).toHaveLength(2)
    expect(go.requests.map(({ headers }) => headers.authorization)).not.toContain(undefined)
  })

  it('that are revoked midway end the reading', async () => {
    go.pages.cap = 10
    go.pages.shiftAt(2, () => go.clients.delete('client-1'))
    expect(await failureOf(read('customers'))).toMatchObject(refused)
  })

  it.each([
    ['poweroffice.clientKey', 'a:b', powerOfficeMessages.badClientKey],
    ['poweroffice.clientKey', ' ', powerOfficeMessages.missing('poweroffice.clientKey')],
    ['poweroffice.startDate', 'soon', powerOfficeMessages.badStartDate],
    ['poweroffice.apiPath', 'http://goapi.poweroffice.net/v2', powerOfficeMessages.badApiPath],
    ['poweroffice.apiPath', 'https://user@goapi.poweroffice.net/v2', powerOfficeMessages.badApiPath],
  ])('and settings are checked: %s %s', (name, value, sentence) => {
    expect(() => source({ [name]: value })).toThrow(sentence)
  })

  it('go to the address of the API path, with the token next to it', async () => {
    await listed(source({ 'poweroffice.apiPath': '/Demo/v2/' })).catch(() => undefined)
    expect(go.requests.map(({ path }) => path)).toEqual(['/Demo/OAuth/Token'])
    expect(await failureOf(listed(source({ 'poweroffice.apiPath': '/Demo/v2/' })))).toMatchObject({
      code: 'source-path-missing',
      message: goHttpMessages.noPath,
    })
  })
})

describe('limits', () => {
  it('without a stated wait are met with a second’s pause', async () => {
    const adapter = source()
    await listed(adapter)
    go.faults.push({ status: 429, body: '{"message":"Rate limit is exceeded."}' })
    const { rows } = await read('customers', afresh, adapter)
    expect(rows).toHaveLength(25)
    expect(Math.max(...paused)).toBe(1_000)
  })

  it('that last for hours end the reading with the time to return', async () => {
    const adapter = source()
    await listed(adapter)
    go.faults.push({ status: 429, headers: { 'retry-after': '7200' }, body: '{}' })
    const failure = await failureOf(read('customers', afresh, adapter))
    expect(failure.code).toBe('source-busy')
    expect(failure.retryAt?.getTime()).toBeGreaterThan(now.getTime() + 7_100_000)
  })
})

describe('pages', () => {
  it('that the server shortens lose no record and repeat none, also when one is saved in between', async () => {
    go.pages.cap = 9
    const late = client.store.all('customers')[2]
    go.pages.shiftAt(2, () => client.store.change('customers', Number(late?.Id), { Name: 'Saved' }))
    const { rows } = await read('customers')
    expect(idsOf(rows)).toEqual(idsIn('customers'))
    // Three pages, and the last record of two of them again.
    expect(pathsOf('/v2/Customers')).toHaveLength(5)
  })

  it('are read until one is empty if the response does not name the next one', async () => {
    go.pages.cap = 9
    const unnamed = JSON.stringify(client.store.all('customers').slice(0, 9))
    const adapter = source()
    await listed(adapter)
    go.faults.push({ body: unnamed })
    const { rows } = await readTable(adapter, [{ name: 'id' }], { name: 'customers', reading: afresh })
    expect(rows).toHaveLength(25)
  })

  it.each([1, 4, 9])('fail, to be read again, when %i records are deleted in between', async (count) => {
    go.pages.cap = 9
    go.pages.shiftAt(2, () => {
      for (const { Id } of client.store.all('customers').slice(0, count))
        client.store.remove('customers', Number(Id))
    })
    expect(await failureOf(read('customers'))).toMatchObject({
      passing: true,
      message: powerOfficeMessages.restless('customers'),
    })
    go.pages.cap = 9
    expect(idsOf((await read('customers')).rows)).toEqual(idsIn('customers'))
  })

  it('are all read when records are added in between, or deleted behind them', async () => {
    go.pages.cap = 9
    const { store } = client
    const [one, two] = store.all('customers')
    go.pages.shiftAt(2, () => store.put('customers', { ...two, Id: 1 }))
    go.pages.shiftAt(3, () => store.remove('customers', Number(store.all('customers').at(-2)?.Id)))
    const ids = new Set(idsOf((await read('customers')).rows))
    expect(idsIn('customers').filter((id) => id !== '1' && !ids.has(id))).toEqual([])
    expect(ids).toContain(String(one?.Id))
  })

  it('that repeat fail', async () => {
    const adapter = source()
    await listed(adapter)
    const page = { body: JSON.stringify(client.store.all('customers').slice(0, 9)) }
    go.faults.push(page, page)
    expect((await failureOf(read('customers', afresh, adapter))).message).toBe(
      goHttpMessages.repeatedPage('customers'),
    )
  })

  it('on another address are never requested', async () => {
    const adapter = source()
    await listed(adapter)
    const link = JSON.stringify({ nextPageLink: 'https://evil.example/v2/Customers?PageNumber=2' })
    go.faults.push({ headers: { 'x-pagination': link }, body: JSON.stringify(client.store.all('customers')) })
    await readTable(adapter, [], { name: 'customers', reading: afresh })
    expect(go.requests.map(({ query }) => query.get('PageNumber'))).toContain('2')
  })
})

describe('data', () => {
  async function readFrom(records: readonly unknown[], name = 'account_transactions') {
    const adapter = source()
    const stream = (await listed(adapter)).find((one) => one.name === name)
    const body = JSON.stringify(records)
    go.faults.push({ headers: { 'x-pagination': '{"nextPageLink":null}' }, body })
    return readTable(adapter, stream?.columns ?? [], { name, reading: afresh })
  }
  const raw = (text: string) => (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text)

  it('in unknown fields is stored in other_fields', async () => {
    const { Id } = firstOf('customers')
    client.store.changeSilently('customers', Number(Id), { Segment: 'B', DateOfBirth: '1980-01-01' })
    const { rows } = await read('customers')
    expect(rows.find(({ id }) => id === Id)).toMatchObject({ other_fields: '{"Segment":"B"}' })
  })

  it('keeps every digit of a number', async () => {
    const amount = raw('12345678901234567.89')
    const { rows } = await readFrom([{ ...firstOf('transactions'), Id: 7, Amount: amount }])
    expect(rows.find(({ id }) => id === 7)).toMatchObject({ amount: '12345678901234567.89' })
  })

  it.each([
    [
      'Id',
      raw('12345678901234567890'),
      goHttpMessages.badValue('account_transactions', '12345678901234567890', 'id'),
    ],
    ['Id', null, goHttpMessages.noKey('account_transactions', 'id')],
    ['Amount', 'much', goHttpMessages.badValue('account_transactions', '7', 'amount')],
    ['PostingDate', '2026-02-30', goHttpMessages.badValue('account_transactions', '7', 'posting_date')],
    [
      'CreatedDateTimeOffset',
      '2026-02-03T10:00:00',
      goHttpMessages.badValue('account_transactions', '7', 'created_date_time_offset'),
    ],
  ])('that cannot be stored fails by its column: %s %s', async (field, value, sentence) => {
    const record = { ...firstOf('transactions'), Id: 7, [field]: value }
    expect(await failureOf(readFrom([record]))).toMatchObject({ code: 'source-data', message: sentence })
  })

  it('with a date of the year 1 becomes null, and long texts stay whole', async () => {
    const record = { ...firstOf('transactions'), Id: 7 }
    const Description = 'ø'.repeat(300)
    const { rows } = await readFrom([{ ...record, VoucherDate: '0001-01-01T00:00:00', Description }])
    expect(rows.find(({ id }) => id === 7)).toMatchObject({ voucher_date: null, description: Description })
  })

  it('of ten megabytes in one record is stored', async () => {
    const Description = 'x'.repeat(10 * 1024 * 1024)
    const { rows } = await readFrom([{ ...firstOf('transactions'), Id: 7, Description }])
    expect(String(rows.find(({ id }) => id === 7)?.description)).toHaveLength(10 * 1024 * 1024)
  })

  it.each([
    [
      'a web page',
      { headers: { 'content-type': 'text/html' }, body: '<h1>Hello</h1>' },
      goHttpMessages.notJson,
    ],
    ['broken', { body: '[{"Id":1' }, goHttpMessages.badJson],
    ['not a list', { body: '{"Id":1}' }, goHttpMessages.noRecords('customers')],
    ['a list of other things', { body: '[1]' }, goHttpMessages.badRecord('customers')],
    ['too large', { body: `["${'x'.repeat(40_000)}"]` }, goHttpMessages.tooLarge(30_000)],
    [
      'too large when unpacked',
      { headers: { 'content-encoding': 'gzip' }, body: gzipSync(`["${'x'.repeat(40_000)}"]`) },
      goHttpMessages.tooLarge(30_000),
    ],
    ['cut', { cut: true }, goHttpMessages.lost],
    [
      'refused',
      { status: 400, body: '{"Title":"Bad Request","Detail":"secret"}' },
      powerOfficeMessages.badRequest,
    ],
    ['an error', { status: 500, body: '{}' }, goHttpMessages.broken],
  ])('that is %s fails with a sentence', async (_, fault, sentence) => {
    const adapter = source({}, { pausesMs: [], answerBytes: 30_000 })
    await listed(adapter)
    go.faults.push(fault)
    const failure = await failureOf(readTable(adapter, [], { name: 'customers', reading: afresh }))
    expect(failure.message).toBe(sentence)
  })
})

describe('a connection test', () => {
  async function checks(adapter: SourceAdapter) {
    const passed: string[] = []
    try {
      for await (const { key, sentence } of adapter.probe(forever)) passed.push(sentence ?? key)
    } catch (error) {
      return { passed, failure: error instanceof SourceFailure ? error.code : error }
    }
    return { passed }
  }
  const reached = ['host-found', 'reached']

  it('names the client and its tables', async () => {
    expect(await checks(source())).toEqual({
      passed: [...reached, 'signed-in', powerOfficeMessages.canRead('Bjørk Hagesenter AS', 26)],
    })
    expect(go.requests).toHaveLength(2)
  })

  it.each([
    ['a closed port', { 'poweroffice.apiPath': 'http://127.0.0.1:9/v2' }, [], 'unreachable'],
    ['a wrong path', { 'poweroffice.apiPath': '/v3/v2' }, [], 'unreachable'],
    ['a revoked key', { 'poweroffice.clientKey': 'client-9' }, reached, 'not-authorised'],
  ])('shows %s', async (_, properties, passed, failure) => {
    expect(await checks(source(properties))).toEqual({ passed, failure })
  })
})
