import { fillUniconta } from '@tributary/fakes/uniconta/sample-uniconta'
import { postInvoice } from '@tributary/fakes/uniconta/sample-uniconta-ledgers'
import { debtorAccount } from '@tributary/fakes/uniconta/sample-uniconta-registers'
import { startUniconta, type Uniconta } from '@tributary/fakes/uniconta/uniconta-server'
import { ROW_NUMBER, type UnicontaStore } from '@tributary/fakes/uniconta/uniconta-store'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { silentLog } from '../../sync-log.ts'
import { readTable } from '../../testing/read-table.ts'
import type { HttpLimits } from '../http/http-limits.ts'
import type { DeclaredRows, PassedCheck, Reading, SourceAdapter } from '../source-adapter.ts'
import { unicontaHttpMessages, unicontaMessages } from './uniconta.messages.ts'
import { unicontaSource } from './uniconta-source.ts'
import { unicontaTables } from './uniconta-tables.ts'

const user = { name: 'odata@fjord.example', password: 'kaj:41 æ', companies: ['4415', '4416'] }
const forever = new AbortController().signal
const afresh: Reading = { full: false, cursor: undefined }
const LEDGER = 'GLTransClient'

let uniconta: Uniconta
let store: UnicontaStore
let now: Date
let paused: number[]
let open: SourceAdapter[]

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  paused = []
  open = []
  uniconta = await startUniconta({ users: [user], clock: () => now })
  store = uniconta.company('4415')
  fillUniconta(store, { months: 18, invoicesPerMonth: 4 })
})
afterEach(async () => {
  for (const source of open) source.close()
  await uniconta.stop()
})

type Options = Partial<HttpLimits> & { username?: string; password?: string; clock?: () => Date }

function source({ username = `4415/${user.name}`, password, clock = () => now, ...limits }: Options = {}) {
  const pause = async (ms: number) => {
    paused.push(ms)
    now = new Date(now.getTime() + ms)
  }
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(clock),
    limits: { pause, random: () => 0.5, ...limits },
  }
  const properties = new Map([
    ['uniconta.username', username],
    ['uniconta.password', password ?? user.password],
  ])
  const made = unicontaSource(tools, `${uniconta.uri}/odata`)({ properties, log: silentLog, now: clock })
  open.push(made)
  return made
}

const columnsOf = (name: string) => [
  ...(unicontaTables.find((table) => table.name === name)?.columns ?? []),
  { name: 'other_fields' },
]
const read = (adapter: SourceAdapter<DeclaredRows>, name: string, reading = afresh) =>
  readTable(adapter, columnsOf(name), { name, reading })
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

const requestsOf = (entity: string) => uniconta.requests.filter(({ path }) => path.endsWith(`/${entity}`))
const filtersOf = (entity: string) => requestsOf(entity).map(({ query }) => query.get('$filter'))
const rowKeys = (rows: readonly object[]) => rows.map((row) => String(Reflect.get(row, 'row_key'))).sort()
const numbers = (entity: string) =>
  store
    .all(entity)
    .map((row) => String(row[ROW_NUMBER]))
    .sort()
/** The response after the last row. */
const nothing = { body: '{"value":[]}' }
const rowsOf = (...value: object[]) => ({ body: JSON.stringify({ value }) })

describe('a company of Uniconta', () => {
  it('has the documented tables, each with unique keys and all rows', async () => {
    const adapter = source()
    const streams = await listed(adapter)
    expect(streams.map(({ name }) => name)).toEqual(unicontaTables.map(({ name }) => name).sort())
    for (const { name, key = [] } of streams) {
      const { rows, extent } = await read(adapter, name)
      const { entity = '' } = unicontaTables.find((table) => table.name === name) ?? {}
      const keys = new Set(rows.map((row) => key.map((column) => row[column]).join(' ')))
      expect([name, extent, rows.length]).toEqual([name, 'whole', keys.size])
      expect([name, rows.length]).toEqual([name, store.all(entity).length])
      expect(rows.length).toBeGreaterThan(0)
    }
  })

  it('is read with unchanged values, and nothing for what Uniconta leaves out', async () => {
    const { rows } = await read(source(), 'debtors')
    expect(rows.find(({ account }) => account === debtorAccount(0))).toMatchObject({
      name: 'Rovde AS 1',
      address1: 'Kajen 1',
      address2: null,
      cur_balance: 472.5,
      created: '2024-01-08T09:12:00',
      blocked: false,
      other_fields: null,
    })
    const [project] = (await read(source(), 'projects')).rows
    expect(project).toMatchObject({ number: 'P100', start_date: '2025-02-01', end_date: null })
  })

  it('gives each row of a ledger its month', async () => {
    const { rows } = await read(source(), 'gl_transactions')
    const [first] = store.all(LEDGER)
    expect(rows.find(({ row_key: key }) => key === String(first?.[ROW_NUMBER]))).toMatchObject({
      window_month: '2025-06',
      date: '2025-06-01',
      voucher: '4000',
      amount: first?.Amount,
      vat: 'U25',
      dimension1: '10',
    })
    expect(rows.every((row) => String(row.date).startsWith(String(row.window_month)))).toBe(true)
  })

  it('has its own fields in other_fields, and unknown ones too', async () => {
    store.entities.add('DebtorClientUser')
    store.add('DebtorClient', { Account: '99999', Name: 'Ny', NewField: 7, '@odata.etag': 'W/1' })
    const { rows } = await read(source(), 'debtors')
    expect(rows.find(({ account }) => account === debtorAccount(1))?.other_fields).toBe(
      JSON.stringify({ xRegion: 'R1' }),
    )
    expect(rows.find(({ account }) => account === '99999')?.other_fields).toContain('"NewField":7')
    expect(JSON.stringify(rows)).not.toContain('etag')
  })

  it('never stores private data of employees, or the address for vouchers', async () => {
    const adapter = source()
    const rows = [...(await read(adapter, 'employees')).rows, ...(await read(adapter, 'companies')).rows]
    expect(JSON.stringify(rows)).not.toMatch(/010180|vouchers-/)
  })
})

describe('the company and the user', () => {
  it.each([
    [`4416/${user.name}`, '/odata/4416/'],
    [`004416/${user.name}`, '/odata/4416/'],
    [user.name, '/odata/'],
  ])('of %s are read under %s', async (username, path) => {
    await listed(source({ username }))
    expect(uniconta.requests.map((one) => one.path)).toEqual([path])
    const credentials = String(uniconta.requests[0]?.headers.authorization).split(' ')[1] ?? ''
    expect(Buffer.from(credentials, 'base64').toString()).toBe(`${user.name}:${user.password}`)
  })

  it('without a number are warned about if there are several companies', async () => {
    store.add('CompanyClient', { PrimaryKeyId: 4416, CompanyName: 'Fjord Detail ApS' })
    const [unnamed, named] = [source({ username: user.name }), source()]
    await read(unnamed, 'companies')
    await read(named, 'companies')
    expect(unnamed.warnings?.()).toEqual([unicontaMessages.severalCompanies(2)])
    expect(named.warnings?.()).toEqual([])
  })

  it.each([
    ['', 'secret', unicontaMessages.missing('uniconta.username')],
    ['name', '', unicontaMessages.missing('uniconta.password')],
    ['4415/', 'secret', unicontaMessages.badUsername],
    ['0/name', 'secret', unicontaMessages.badUsername],
    ['na:me', 'secret', unicontaMessages.badUsername],
    ['na\nme', 'secret', unicontaMessages.badUsername],
  ])('%j with %j are refused before any request', (username, password, sentence) => {
    expect(() => source({ username, password })).toThrow(sentence)
    expect(uniconta.requests).toEqual([])
  })
})

describe('the tables that Uniconta offers', () => {
  it('decide which are read, and the run names the others', async () => {
    store.entities.delete('ProjectClient')
    store.entities.delete('ProjectTransClient')
    const adapter = source()
    expect((await listed(adapter)).map(({ name }) => name)).not.toContain('projects')
    expect(adapter.leftOut?.()).toMatchObject([
      { tables: ['projects', 'project_transactions'], why: unicontaMessages.notOffered },
    ])
  })

  it('must include one that is read', async () => {
    store.entities.clear()
    store.entities.add('SomethingElse')
    expect(await failureOf(listed(source()))).toMatchObject({
      message: unicontaMessages.noTables,
      code: 'settings',
    })
  })

  it.each([[{ tables: [] }], [{ value: [{ kind: 'EntitySet' }] }], [{ value: 'none' }]])(
    'fail as %j',
    async (body) => {
      uniconta.faults.push({ body: JSON.stringify(body) })
      expect((await failureOf(listed(source()))).message).toBe(unicontaMessages.noTableList)
    },
  )

  it('are left out one by one if they disappear', async () => {
    const adapter = source()
    await listed(adapter)
    store.entities.delete('InvItemClient')
    expect(await failureOf(read(adapter, 'items'))).toMatchObject({
      message: unicontaMessages.noTable,
      notIncluded: true,
    })
  })
})

describe('the months of a ledger', () => {
  it('are read from the first with rows to those of the future, one request each', async () => {
    // The first month has more rows than others, so only its end needs a check.
    store.add(LEDGER, { Date: '2025-06-02T00:00:00', Account: '1010', Amount: 1 })
    const adapter = source()
    await listed(adapter)
    await read(adapter, 'gl_transactions')
    const filters = filtersOf(LEDGER)
    // The first date, before it, 18 months, after them, and the check.
    expect(filters).toHaveLength(22)
    expect(filters[0]).toBe("Date ge datetime'1990-01-01T00:00:00'")
    expect(filters[1]).toBe("Date le datetime'2025-05-31T23:59:59'")
    expect(filters[2]).toBe(filters[3])
    expect(filters[3]).toBe("Date ge datetime'2025-06-01T00:00:00' and Date le datetime'2025-06-30T23:59:59'")
    expect(filters.at(-1)).toBe("Date ge datetime'2026-12-01T00:00:00'")
  })

  it('of the last refresh and the two before are read again, and keep the earlier ones', async () => {
    const first = await read(source(), 'gl_transactions')
    const number = postInvoice(store, { at: 900, day: '2026-10-05', account: debtorAccount(1) })
    const removed = store.all(LEDGER).find((row) => String(row.Date).startsWith('2026-09'))
    store.remove(LEDGER, Number(removed?.[ROW_NUMBER]))
    uniconta.requests.length = 0
    const second = await read(source(), 'gl_transactions', after(first.cursor))
    expect(second.extent).toBe('changes')
    expect(second.removed).toEqual({
      column: 'window_month',
      values: ['2026-09', '2026-10', '2026-11', 'later'],
    })
    expect(rowKeys(second.rows)).toContain(String(number))
    expect(rowKeys(second.rows)).not.toContain(String(removed?.[ROW_NUMBER]))
    expect(second.rows.every(({ date }) => String(date) >= '2026-09-01')).toBe(true)
    // Four windows, and checks of the two longest.
    expect(filtersOf(LEDGER)).toHaveLength(6)
  })

  it('since a refresh half a year ago are all read', async () => {
    const first = await read(source(), 'gl_transactions')
    const cursor = JSON.stringify({ ...JSON.parse(first.cursor ?? ''), wholeAt: '2027-05-20T00:00:00Z' })
    now = new Date('2027-05-21T12:00:00Z')
    const { removed } = await read(source(), 'gl_transactions', after(cursor))
    expect(removed?.values).toEqual([
      ...['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05'],
      'later',
    ])
  })

  it('include future postings once, before and in their month', async () => {
    postInvoice(store, { at: 901, day: '2027-01-15', account: debtorAccount(1) })
    const first = await read(source(), 'debtor_invoices')
    expect(first.rows.filter(({ window_month: month }) => month === 'later')).toMatchObject([
      { date: '2027-01-15' },
    ])
    now = new Date('2027-01-20T12:00:00Z')
    const cursor = JSON.stringify({ ...JSON.parse(first.cursor ?? ''), wholeAt: now.toISOString() })
    const second = await read(source(), 'debtor_invoices', after(cursor))
    expect(second.removed?.values).toContain('later')
    expect(second.rows.filter(({ date }) => date === '2027-01-15')).toMatchObject([
      { window_month: '2027-01' },
    ])
  })

  it('are all read again after a week, because postings may be dated months back', async () => {
    const first = await read(source(), 'gl_transactions')
    postInvoice(store, { at: 902, day: '2025-12-31', account: debtorAccount(1) })
    now = new Date('2026-11-28T13:00:00Z')
    const again = await read(source(), 'gl_transactions', after(first.cursor))
    expect([again.extent, rowKeys(again.rows)]).toEqual(['whole', numbers(LEDGER)])
  })

  it('have the rows of a month’s last day at any time, and rows without a date', async () => {
    store.add(LEDGER, { Date: '2026-10-31T17:45:10', Account: '1010', Amount: 1 })
    store.add(LEDGER, { Date: '0001-01-01T00:00:00', Account: '1010', Amount: 2 })
    const { rows } = await read(source(), 'gl_transactions')
    expect(rows.filter(({ amount }) => amount === 1)).toMatchObject([{ window_month: '2026-10' }])
    expect(rows.filter(({ amount }) => amount === 2)).toMatchObject([{ window_month: 'earlier', date: null }])
  })

  it('are read in slices that together have every row', async () => {
    const rows: object[] = []
    let slices = 0
    let reading: Reading = { full: false, cursor: undefined, startsEmpty: true }
    for (let more = true; more; slices++) {
      const slice = await read(source({ sliceRows: 30 }), 'gl_transactions', reading)
      rows.push(...slice.rows)
      reading = after(slice.cursor)
      more = slice.more
    }
    expect(slices).toBeGreaterThan(3)
    expect(rowKeys(rows)).toEqual(numbers(LEDGER))
  })

  it('follow the clock of Uniconta, however wrong ours is', async () => {
    const clock = () => new Date('2020-01-01T00:00:00Z')
    const { cursor } = await read(source({ clock }), 'gl_transactions')
    expect(JSON.parse(cursor ?? '').position).toBe('2026-09')
  })

  it('after a position in the future begin with the last ones again', async () => {
    const { cursor } = await read(source(), 'gl_transactions')
    const wrong = JSON.stringify({ ...JSON.parse(cursor ?? ''), position: '2031-01' })
    const { removed } = await read(source(), 'gl_transactions', after(wrong))
    expect(removed?.values).toEqual(['2026-09', '2026-10', '2026-11', 'later'])
  })

  it('are empty for a company without rows', async () => {
    store = uniconta.company('4416')
    const { rows, cursor } = await read(source({ username: `4416/${user.name}` }), 'gl_transactions')
    expect(rows).toEqual([])
    expect(JSON.parse(cursor ?? '').position).toBe('2026-09')
  })

  it('of another company are read from the first', async () => {
    const { cursor } = await read(source(), 'gl_transactions')
    const other = await read(source({ username: `4416/${user.name}` }), 'gl_transactions', after(cursor))
    expect(other.extent).toBe('whole')
  })
})

describe('rows that are too many for one response', () => {
  it('are read in halves of the month, each once', async () => {
    uniconta.behaviour.mostRows = 4
    const { rows } = await read(source({ pausesMs: [] }), 'gl_transactions')
    expect(rowKeys(rows)).toEqual(numbers(LEDGER))
  })

  it('are read in halves if the response does not come in time, or is too large', async () => {
    const adapter = source({ pausesMs: [], answerMs: 300, answerBytes: 20_000 })
    await listed(adapter)
    uniconta.faults.push(
      undefined,
      undefined,
      { silent: true },
      { body: `{"value":["${'x'.repeat(30_000)}"]}` },
    )
    const { rows } = await read(adapter, 'gl_transactions')
    expect(rowKeys(rows)).toEqual(numbers(LEDGER))
    const days = requestsOf(LEDGER).flatMap(({ query }) => (query.has('$skip') ? [] : query.get('$filter')))
    expect(days.slice(2, 6).map((filter) => filter?.match(/-\d\dT/g)?.join(' '))).toEqual([
      '-01T -30T',
      '-01T -15T',
      '-01T -08T',
      '-09T -15T',
    ])
  })

  it('fail if a single day is too much, and so does a table without dates', async () => {
    uniconta.behaviour.mostRows = 2
    const failure = { message: unicontaMessages.tooMuch, code: 'source-busy', passing: true }
    expect(await failureOf(read(source({ pausesMs: [] }), 'gl_transactions'))).toMatchObject(failure)
    expect(await failureOf(read(source({ pausesMs: [] }), 'debtors'))).toMatchObject(failure)
  })
})

describe('pages', () => {
  it('that the server shortens have every row once, also with a row saved in between', async () => {
    uniconta.pages.cap = 5
    uniconta.pages.shiftAt(2, () =>
      store.change('DebtorClient', Number(numbers('DebtorClient')[1]), { Name: 'Saved' }),
    )
    const { rows } = await read(source(), 'debtors')
    expect(rows.map(({ account }) => account)).toEqual(store.all('DebtorClient').map((row) => row.Account))
    expect(requestsOf('DebtorClient')).toHaveLength(3)
  })

  it('with links need no request for their end', async () => {
    uniconta.pages.cap = 5
    const adapter = source()
    await read(adapter, 'debtors')
    await read(adapter, 'items')
    await read(adapter, 'employees')
    expect([requestsOf('InvItemClient').length, requestsOf('EmployeeClient').length]).toEqual([2, 1])
  })

  it.each(['RowId', 'PrimaryKeyId'] as const)(
    'without links are found, and read in the order of %s',
    async (field) => {
      uniconta.behaviour.rowNumber = field
      uniconta.behaviour.sendsLinks = false
      uniconta.pages.cap = 5
      const adapter = source()
      const orderable = unicontaTables.flatMap(({ name, entity }) => (name === 'debtors' ? [entity] : []))
      expect((await read(adapter, 'debtors')).rows).toHaveLength(12)
      expect(
        requestsOf(orderable[0] ?? '')
          .at(-1)
          ?.query.get('$orderby'),
      ).toBe('Account asc')
      if (field === 'RowId')
        expect(rowKeys((await read(adapter, 'gl_transactions')).rows)).toEqual(numbers(LEDGER))
    },
  )

  it('without links and without a number fail', async () => {
    uniconta.behaviour.rowNumber = undefined
    uniconta.behaviour.sendsLinks = false
    uniconta.pages.cap = 5
    expect((await failureOf(read(source(), 'gl_transactions'))).message).toBe(
      unicontaMessages.cutOff('gl_transactions'),
    )
  })

  it('without links fail, to be read again, when a row is deleted in between', async () => {
    uniconta.behaviour.sendsLinks = false
    uniconta.pages.cap = 5
    const adapter = source()
    await listed(adapter)
    let isDeleted = false
    uniconta.beforeResponse = ({ query }) => {
      if (isDeleted || query.get('$skip') !== '4') return
      isDeleted = true
      store.remove('DebtorClient', Number(numbers('DebtorClient')[0]))
    }
    expect(await failureOf(read(adapter, 'debtors'))).toMatchObject({
      message: unicontaMessages.restless('debtors'),
      passing: true,
    })
  })

  it('that link to another address are never requested', async () => {
    uniconta.faults.push(undefined, {
      body: JSON.stringify({ value: [{ Account: '1' }], '@odata.nextLink': 'https://thief.example/odata' }),
    })
    const failure = await failureOf(read(source(), 'debtors'))
    expect([failure.message, failure.code]).toEqual([unicontaHttpMessages.otherOrigin, 'source-data'])
  })

  it.each([
    [
      'that repeat',
      { value: [{ Account: '1' }], '@odata.nextLink': 'DebtorClient' },
      unicontaHttpMessages.repeatedPage('debtors'),
    ],
    [
      'with a link that is not a text',
      { value: [{ Account: '1' }], '@odata.nextLink': 7 },
      unicontaHttpMessages.badJson,
    ],
    ['without rows', { d: [] }, unicontaHttpMessages.noRecords('debtors')],
  ])('%s fail', async (_, body, sentence) => {
    const page = { body: JSON.stringify(body) }
    uniconta.faults.push(undefined, page, page)
    expect((await failureOf(read(source(), 'debtors'))).message).toBe(sentence)
  })
})

describe('what the documentation leaves open', () => {
  it.each(['PrimaryKeyId', undefined] as const)(
    'as %s for the number of a row loses no row',
    async (field) => {
      uniconta.behaviour.rowNumber = field
      const { rows } = await read(source(), 'gl_transactions')
      expect(rows).toHaveLength(store.all(LEDGER).length)
      const keys = new Set(rows.map((row) => `${row.window_month} ${row.row_key}`))
      expect(keys.size).toBe(rows.length)
      if (field) expect(rowKeys(rows)).toEqual(numbers(LEDGER))
    },
  )

  it('as a number that several rows share falls back to their places', async () => {
    for (const row of store.all('GLBudgetLineClient'))
      store.change('GLBudgetLineClient', Number(row[ROW_NUMBER]), { [ROW_NUMBER]: 7 })
    const { rows } = await read(source(), 'gl_budget_lines')
    expect(rows.map(({ row_key: key }) => Number(key))).toEqual(rows.map((_, at) => at + 1))
  })

  it('as two different rows with one key fails, and as the same row twice does not', async () => {
    const [line] = store.all('DebtorOrderLineClient')
    uniconta.faults.push(undefined, rowsOf({ ...line }, { ...line }), nothing)
    expect((await read(source(), 'debtor_order_lines')).rows).toHaveLength(1)
    uniconta.faults.push(undefined, rowsOf({ ...line }, { ...line, Qty: 99 }), nothing)
    expect((await failureOf(read(source(), 'debtor_order_lines'))).message).toBe(
      unicontaMessages.sameRow('debtor_order_lines', '2001 / 1'),
    )
  })

  it('as other names of keys is understood', async () => {
    const numbered = { PrimaryKeyId: 12 }
    uniconta.faults.push(undefined, rowsOf({ OfferNumber: 3002, Account: '1' }), nothing)
    expect((await read(source(), 'debtor_offers')).rows).toMatchObject([{ order_number: '3002' }])
    uniconta.faults.push(undefined, rowsOf({ ...numbered, CompanyName: 'A' }), nothing)
    expect((await read(source(), 'companies')).rows).toMatchObject([{ company_id: '12', name: 'A' }])
  })

  it('as a filter that is ignored fails', async () => {
    const adapter = source()
    await listed(adapter)
    const [first = {}] = store.all(LEDGER)
    uniconta.faults.push(
      undefined,
      undefined,
      rowsOf(first, { ...first, Date: '2026-02-01T00:00:00' }),
      nothing,
    )
    expect((await failureOf(read(adapter, 'gl_transactions'))).message).toBe(
      unicontaMessages.otherDate('gl_transactions'),
    )
  })

  it('as an order that is ignored fails', async () => {
    const adapter = source()
    await listed(adapter)
    uniconta.faults.push(rowsOf(store.all(LEDGER).at(-1) ?? {}))
    expect((await failureOf(read(adapter, 'gl_transactions'))).message).toBe(
      unicontaMessages.noFirstDate('gl_transactions'),
    )
  })

  it('as a filter that is refused fails', async () => {
    uniconta.faults.push(undefined, { status: 400, body: '{}' })
    expect(await failureOf(read(source(), 'gl_transactions'))).toMatchObject({
      message: unicontaMessages.filterRefused,
      code: 'source-data',
    })
  })
})

describe('data', () => {
  it.each([
    ['1.250,50', '1250.50'],
    ['-12,5', '-12.5'],
    ['1250.5', '1250.5'],
    [1250.5, 1250.5],
  ])('with the amount %j is stored as %j', async (written, stored) => {
    store.change('InvItemClient', Number(numbers('InvItemClient')[0]), { CostPrice: written })
    expect((await read(source(), 'items')).rows[0]).toMatchObject({ cost_price: stored })
  })

  it.each([
    ['CostPrice', '1.250', 'cost_price'],
    ['CostPrice', '1,250.50', 'cost_price'],
    ['CostPrice', { Value: 1 }, 'cost_price'],
    ['LastMovement', '21-11-2026', 'last_movement'],
    ['Blocked', 'Nej', 'blocked'],
  ])('with %s as %j fails by the name of the column', async (field, value, column) => {
    store.change('InvItemClient', Number(numbers('InvItemClient')[0]), { [field]: value })
    const failure = await failureOf(read(source(), 'items'))
    expect([failure.message, failure.code]).toEqual([
      unicontaHttpMessages.badValue('items', 'V1000', column),
      'source-data',
    ])
  })

  it('without its key fails', async () => {
    store.add('DebtorClient', { Name: 'No account' })
    expect((await failureOf(read(source(), 'debtors'))).message).toBe(
      unicontaHttpMessages.noKey('debtors', 'account'),
    )
  })

  it('of a ledger with a date that cannot be read fails', async () => {
    uniconta.faults.push(undefined, undefined, rowsOf({ RowId: 7, Date: 'i går' }))
    expect((await failureOf(read(source(), 'gl_transactions'))).message).toBe(
      unicontaHttpMessages.badValue('gl_transactions', '7', 'date'),
    )
  })

  it('keeps every digit of a number', async () => {
    uniconta.faults.push(
      undefined,
      { body: '{"value":[{"Item":"A","CostPrice":12345678901234567.25}]}' },
      nothing,
    )
    expect((await read(source(), 'items')).rows[0]).toMatchObject({ cost_price: '12345678901234567.25' })
  })

  it.each([
    [
      'a web page',
      { headers: { 'content-type': 'text/html' }, body: '<h1>Hej</h1>' },
      unicontaHttpMessages.notJson,
    ],
    [
      'XML',
      { headers: { 'content-type': 'application/atom+xml' }, body: '<feed />' },
      unicontaHttpMessages.notJson,
    ],
    ['cut JSON', { body: '{"value":[{' }, unicontaHttpMessages.badJson],
  ])('as %s fails', async (_, fault, sentence) => {
    uniconta.faults.push(undefined, fault)
    expect((await failureOf(read(source(), 'debtors'))).message).toBe(sentence)
  })

  it('cut off on the way is requested again', async () => {
    uniconta.faults.push(undefined, { cut: true })
    expect((await read(source(), 'debtors')).rows).toHaveLength(12)
    expect(paused).toEqual([1_000])
  })
})

describe('refusals', () => {
  it.each([401, 403])('with %i end the refresh and name all that may be wrong', async (status) => {
    uniconta.faults.push({ status })
    expect(await failureOf(listed(source()))).toMatchObject({
      message: unicontaMessages.refused,
      code: 'sign-in-refused',
      forbidden: true,
    })
    expect(uniconta.requests).toHaveLength(1)
  })

  it('of a password that is changed midway end the reading', async () => {
    const adapter = source()
    await listed(adapter)
    uniconta.users.length = 0
    expect(await failureOf(read(adapter, 'gl_transactions'))).toMatchObject({ forbidden: true })
  })

  it('of a company without rights are a matter of the settings', async () => {
    expect(await failureOf(listed(source({ username: `9999/${user.name}` })))).toMatchObject({
      message: unicontaMessages.noCompany,
      code: 'settings',
    })
  })
})

describe('limits', () => {
  it('with a stated wait are waited for', async () => {
    uniconta.faults.push(undefined, { status: 429, headers: { 'retry-after': '20' } })
    expect((await read(source(), 'debtors')).rows).toHaveLength(12)
    expect(paused.some((ms) => ms >= 19_000 && ms <= 20_000)).toBe(true)
  })

  it('of the day end the reading, with the time to return', async () => {
    uniconta.faults.push(undefined, { status: 429 })
    expect(await failureOf(read(source(), 'debtors'))).toMatchObject({
      message: unicontaMessages.callsUsedUp,
      code: 'source-busy',
      retryAt: new Date('2026-11-21T13:00:00Z'),
    })
    expect(requestsOf('DebtorClient')).toHaveLength(1)
  })

  it('are met with fewer requests than a day allows', async () => {
    const limits = memoryRateLimits(() => now)
    const reserved: string[] = []
    const rateLimits: typeof limits = {
      ...limits,
      reserve: (rate, longestMs) => {
        const inADay = rate.burst + (rate.requests * 24 * 3_600_000) / rate.perMs
        reserved.push(`${rate.key} ${inADay <= 4_500}`)
        return limits.reserve(rate, longestMs)
      },
    }
    const properties = new Map([
      ['uniconta.username', '4415/ODATA@fjord.example'],
      ['uniconta.password', user.password],
    ])
    const tools = { outbound: { allowPrivateTargets: true }, rateLimits }
    const adapter = unicontaSource(
      tools,
      `${uniconta.uri}/odata`,
    )({ properties, log: silentLog, now: () => now })
    open.push(adapter)
    await failureOf(listed(adapter))
    expect(reserved).toEqual(['uniconta odata@fjord.example true'])
  })
})

describe('the requests of a refresh', () => {
  it('are one for each table, four for each ledger, and a few checks of ends', async () => {
    for (let at = 0; at < 200; at++) store.add('CreditorClient', { Account: `K${at}` })
    const cursors = new Map<string, string | undefined>()
    const first = source()
    for (const { name } of await listed(first)) cursors.set(name, (await read(first, name)).cursor)
    uniconta.requests.length = 0
    const second = source()
    for (const { name } of await listed(second)) await read(second, name, after(cursors.get(name)))
    const checks = uniconta.requests.filter(({ query }) => query.has('$skip'))
    // Those of the longest lists so far. A list as long as the longest needs a check too.
    expect(checks.map(({ path }) => path.split('/').at(-1))).toEqual([
      'CompanyClient',
      ...Array.from({ length: 3 }, () => 'CreditorInvoiceLines'),
      ...Array.from({ length: 3 }, () => 'CreditorInvoiceClient'),
      'CreditorOrderLineClient',
      'CreditorClient',
    ])
    // The list of tables, 14 tables that are read whole, and three months and the future of nine ledgers.
    expect(uniconta.requests).toHaveLength(1 + 14 + 9 * 4 + checks.length)
  })
})

describe('a connection test', () => {
  const probe = async (adapter: SourceAdapter) => {
    const checks: PassedCheck[] = []
    try {
      for await (const check of adapter.probe(forever)) checks.push(check)
    } catch (error) {
      return { checks, error }
    }
    return { checks, error: undefined }
  }

  it('counts the tables with two requests', async () => {
    store.entities.delete('ProjectClient')
    const { checks } = await probe(source())
    expect(checks.map(({ key }) => key)).toEqual(['host-found', 'reached', 'signed-in', 'source-readable'])
    expect(checks.at(-1)?.sentence).toBe(unicontaMessages.readable(22, 23))
    expect(uniconta.requests).toHaveLength(2)
  })

  it.each([
    [401, 2, unicontaMessages.refused],
    [404, 2, unicontaMessages.noCompany],
    [500, 0, unicontaMessages.tooMuch],
  ])('with a response %i ends after %i checks', async (status, passed, sentence) => {
    uniconta.faults.push({ status })
    const { checks, error } = await probe(source())
    expect([checks.length, (error as Error).message]).toEqual([passed, sentence])
  })
})
