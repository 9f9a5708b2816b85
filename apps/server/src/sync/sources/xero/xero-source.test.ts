import { fillXero } from '@tributary/fakes/xero/sample-xero'
import { xeroGuid } from '@tributary/fakes/xero/sample-xero-settings'
import { msDate, type XeroRecord } from '@tributary/fakes/xero/xero-books'
import { startXero, type Xero } from '@tributary/fakes/xero/xero-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { silentLog } from '../../sync-log.ts'
import { readTable } from '../../testing/read-table.ts'
import { httpMessages } from '../http/http.messages.ts'
import type { HttpLimits } from '../http/http-limits.ts'
import type { DeclaredRows, Reading, SourceAdapter } from '../source-adapter.ts'
import { xeroMessages } from './xero.messages.ts'
import { type TestGrant, tenant, testGrant } from './xero-fixture.ts'
import { xeroSource } from './xero-source.ts'

const forever = new AbortController().signal
const afresh: Reading = { full: false, cursor: undefined }
const messages = httpMessages('Xero')
const noon = new Date('2026-11-21T12:00:00Z')
const WEEK = 7 * 86_400_000

let now: Date
let xero: Xero
let grant: TestGrant
let paused: number[]
let open: SourceAdapter[]

beforeEach(async () => {
  now = new Date(noon)
  grant = testGrant()
  xero = await startXero({ accessOf: grant.accessOf, clock: () => now, limits: { minute: 1_000 } })
  fillXero(xero.books(tenant), { invoices: 60, contacts: 12 })
  paused = []
  open = []
})
afterEach(async () => {
  for (const source of open) source.close()
  await xero.stop()
})

type Given = {
  limits?: Partial<HttpLimits>
  access?: TestGrant['access'] | undefined
  requestedScope?: string
}

function source({ limits = {}, requestedScope, ...given }: Given = {}) {
  const access = 'access' in given ? given.access : grant.access
  // Pauses take no time, but the clock follows them.
  const pause = async (ms: number) => {
    paused.push(ms)
    now = new Date(now.getTime() + ms)
  }
  const made = xeroSource(
    {
      outbound: { allowPrivateTargets: true },
      rateLimits: memoryRateLimits(() => now),
      limits: { pause, random: () => 0.5, ...limits },
    },
    `${xero.uri}/api.xro/2.0`,
    requestedScope,
  )({ properties: new Map(), log: silentLog, now: () => now, ...(access && { access }) })
  open.push(made)
  return made as SourceAdapter<DeclaredRows>
}

async function listed(adapter: SourceAdapter) {
  const streams = []
  for await (const stream of adapter.list(forever)) streams.push(stream)
  return streams
}

async function read(adapter: SourceAdapter<DeclaredRows>, name: string, reading = afresh) {
  const stream = (await listed(adapter)).find((one) => one.name === name)
  return readTable(adapter, stream?.columns ?? [], { name, reading })
}

async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof SourceFailure)) throw error ?? new Error('Nothing failed')
  return error
}

const books = () => xero.books(tenant)
const invoices = () => books().of('Invoices')
const idsIn = (list: string, field: string) =>
  books()
    .of(list)
    .all()
    .map((record) => String(record[field]))
    .sort()
const pagesOf = (list: string) => xero.requests.filter(({ path }) => path.endsWith(`/${list}`))
describe('the tables', () => {
  it('have the rows of every list, and their lines', async () => {
    const adapter = source()
    const counts: Record<string, number> = {}
    for (const { name } of await listed(adapter)) counts[name] = (await read(adapter, name)).rows.length
    expect(counts).toMatchSnapshot()
  })

  it.each([
    'invoices',
    'invoice_lines',
    'contacts',
    'payments',
    'manual_journal_lines',
    'tracking_options',
    'organisation',
  ])('%s have typed columns in order', async (name) => {
    const adapter = source()
    const stream = (await listed(adapter)).find((one) => one.name === name)
    expect(stream?.key).toMatchSnapshot()
    expect(stream?.columns?.map((column) => `${column.name} ${column.type}`)).toMatchSnapshot()
    expect((await read(adapter, name)).rows[0]).toMatchSnapshot()
  })

  it('are those that the scopes open, from the grant or else from the token', async () => {
    grant.named = 'offline_access accounting.contacts.read accounting.payments'
    grant.scopes = grant.named.split(' ')
    expect((await listed(source())).map(({ name }) => name)).toEqual([
      'batch_payments',
      'contact_groups',
      'contacts',
      'overpayment_allocations',
      'overpayments',
      'payments',
      'prepayment_allocations',
      'prepayments',
    ])
    const claims = Buffer.from(JSON.stringify({ scope: ['accounting.contacts.read'] })).toString('base64url')
    const access = async () => ({ accessToken: `e30.${claims}.x`, account: tenant, scope: null })
    xero.faults.push({ body: '{}' })
    expect((await listed(source({ access }))).map(({ name }) => name)).toEqual(['contact_groups', 'contacts'])
  })

  it('that authorising again would add are left out', async () => {
    grant.named = 'accounting.contacts.read'
    grant.scopes = [grant.named]
    const adapter = source({ requestedScope: 'accounting.contacts.read accounting.manualjournals.read' })
    await listed(adapter)
    expect(adapter.leftOut?.()).toEqual([
      {
        tables: ['manual_journal_lines', 'manual_journals'],
        why: xeroMessages.notGranted,
        code: 'not-authorised',
      },
    ])
  })

  it('that the application may not request are left out without a warning', async () => {
    grant.named = 'accounting.contacts.read'
    grant.scopes = [grant.named]
    const adapter = source({ requestedScope: grant.named })
    await listed(adapter)
    expect(adapter.warnings?.()).toEqual([])
  })

  it('are those of documents for the broad scope that older applications have', async () => {
    grant.named = 'accounting.transactions.read'
    grant.scopes = [grant.named]
    const names = (await listed(source())).map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['invoices', 'payments', 'bank_transfers', 'manual_journals']),
    )
    expect(names).not.toContain('contacts')
  })

  it('leave out secrets, and collect unknown fields in other_fields', async () => {
    invoices().change(xeroGuid('invoice', 1), { PaidInCash: true, Rating: 5, DateString: 'x', Odd: ['list'] })
    const adapter = source()
    const { rows } = await read(adapter, 'invoices')
    const row = rows.find((one) => one.invoice_id === xeroGuid('invoice', 1))
    expect(row?.other_fields).toBe('{"PaidInCash":true,"Rating":5}')
    expect(rows.filter((one) => one.other_fields !== null)).toHaveLength(1)
    expect(JSON.stringify(await read(adapter, 'organisation'))).not.toContain('CTJ60UH519')
  })
})

describe('the values', () => {
  const one = async (change: XeroRecord) => {
    const [invoice] = invoices().all()
    for (const { InvoiceID } of invoices().all()) invoices().remove(String(InvoiceID))
    invoices().put({ ...invoice, ...change })
    return (await read(source(), 'invoices')).rows[0]
  }

  it.each([
    ['/Date(1539993600000+0000)/', '2018-10-20'],
    ['/Date(1539993600000+1300)/', '2018-10-20'],
    ['/Date(1539993600000)/', '2018-10-20'],
    ['/Date(-86400000)/', '1969-12-31'],
    ['2018-10-20T00:00:00', '2018-10-20'],
    ['/Date(-62135596800000+0000)/', null],
    [null, null],
  ])('have the day %s', async (DueDate, day) => {
    expect((await one({ DueDate }))?.due_date).toBe(day)
  })

  it.each([
    ['/Date(1552357188147+0000)/', '2019-03-12T02:19:48.147Z'],
    ['/Date(1552357188147+1300)/', '2019-03-12T02:19:48.147Z'],
    ['2019-03-12T02:19:48', '2019-03-12T02:19:48Z'],
  ])('have the time %s', async (UpdatedDateUTC, time) => {
    expect((await one({ UpdatedDateUTC }))?.updated_date_utc).toBe(time)
  })

  it('have all digits of a number of 20 digits, and ids in lower case', async () => {
    const raw = Reflect.get(JSON, 'rawJSON')('12345678901234567.890')
    expect(await one({ Total: raw, InvoiceID: 'ABCDEF00-0000-4000-A000-000000000001' })).toMatchObject({
      total: '12345678901234567.890',
      invoice_id: 'abcdef00-0000-4000-a000-000000000001',
    })
  })

  it.each([
    ['a text for an amount', { Total: 'much' }, 'total'],
    ['a text for a date', { DueDate: 'soon' }, 'due_date'],
    ['a date after the year 9999', { DueDate: '/Date(999999999999999)/' }, 'due_date'],
    ['a text for yes or no', { SentToContact: 'maybe' }, 'sent_to_contact'],
  ])('name the column of %s', async (_, change, column) => {
    expect(await failureOf(one(change))).toMatchObject({
      message: messages.badValue('invoices', xeroGuid('invoice', 1), column),
      code: 'source-data',
    })
  })

  it('are refused in a record without its key, and in an invoice without its lines', async () => {
    expect((await failureOf(one({ InvoiceID: null }))).message).toBe(messages.noKey('invoices', 'invoice_id'))
    expect((await failureOf(one({ InvoiceID: xeroGuid('invoice', 1), LineItems: undefined }))).message).toBe(
      xeroMessages.noLines('invoice_lines'),
    )
  })
})

describe('a list', () => {
  it('is read in pages of 1,000 by its key, once for the invoices and their lines', async () => {
    const adapter = source()
    await read(adapter, 'invoice_lines')
    await read(adapter, 'invoices')
    expect(pagesOf('Invoices').map(({ url }) => url)).toEqual([
      '/api.xro/2.0/Invoices?includeArchived=true&unitdp=4&order=InvoiceID+ASC&pageSize=1000&page=1',
    ])
  })

  it('needs one request for each page, whatever the number of tables', async () => {
    const adapter = source()
    for (const { name } of await listed(adapter)) await readTable(adapter, [], { name, reading: afresh })
    const lists = [...new Set(xero.requests.map(({ path }) => path.split('/').at(-1) ?? ''))].sort()
    const counts = lists.map((list) => [list, pagesOf(list).length])
    // Lists without a total end with an empty page. The organisation is also the check before the first list.
    expect(counts.filter(([, count]) => count !== 1)).toEqual([
      ['Journals', 2],
      ['LinkedTransactions', 2],
      ['Organisation', 2],
      ['Quotes', 2],
      // Today’s, ten month ends, and the empty year before them.
      ['TrialBalance', 23],
    ])
    expect(xero.requests).toHaveLength(51)
  })

  it('with more records than Xero lists without an index is read', async () => {
    xero.mostUnindexed = 3
    expect((await read(source(), 'invoices')).rows).toHaveLength(60)
    expect((await read(source(), 'manual_journals')).rows).toHaveLength(6)
  })

  it('is complete when Xero sends smaller pages than requested', async () => {
    xero.pages.cap = 7
    const { rows } = await read(source(), 'invoices')
    expect(rows.map((row) => row.invoice_id).sort()).toEqual(idsIn('Invoices', 'InvoiceID'))
    expect(pagesOf('Invoices')).toHaveLength(9)
  })

  it('loses no record when one is saved or added between two pages', async () => {
    xero.pages.cap = 20
    const ids = idsIn('Invoices', 'InvoiceID')
    xero.pages.shiftAt(2, () => {
      invoices().change(String(ids[0]), { Reference: 'changed' })
      invoices().put({ ...invoices().get(String(ids[0])), InvoiceID: '00000000-0000-4000-a000-000000000000' })
    })
    const { rows } = await read(source(), 'invoices')
    expect([...new Set(rows.map((row) => row.invoice_id))].sort()).toEqual(ids)
  })

  it('that gets shorter while it is read is not stored', async () => {
    xero.pages.cap = 20
    xero.pages.shiftAt(2, () => invoices().remove(idsIn('Invoices', 'InvoiceID')[0] ?? ''))
    expect(await failureOf(read(source(), 'invoices'))).toMatchObject({
      message: messages.missingRecords('invoices', 59, 60),
      passing: true,
    })
  })

  it('with a missing page is not stored', async () => {
    xero.pages.cap = 20
    const pagination = { page: 2, pageSize: 20, pageCount: 3, itemCount: 60 }
    xero.beforeResponse = ({ url }) =>
      void (
        url.includes('page=2') && xero.faults.push({ body: JSON.stringify({ pagination, Invoices: [] }) })
      )
    expect((await failureOf(read(source(), 'invoices'))).message).toBe(
      messages.missingRecords('invoices', 40, 60),
    )
  })

  it.each(['Invoices', 'LinkedTransactions'])('%s with a repeated page is not stored', async (list) => {
    const records = books().of(list).all().slice(0, 2)
    const pagination = { page: 1, pageSize: 2, pageCount: 9, itemCount: 18 }
    xero.beforeResponse = ({ path }) =>
      void (
        path.endsWith(list) && xero.faults.push({ body: JSON.stringify({ pagination, [list]: records }) })
      )
    const name = list === 'Invoices' ? 'invoices' : 'linked_transactions'
    expect((await failureOf(read(source(), name))).message).toBe(messages.repeatedPage(name))
  })

  it('without the expected records is not empty, but a failure', async () => {
    xero.beforeResponse = ({ path }) =>
      void (path.endsWith('/Accounts') && xero.faults.push({ body: '{"Status":"OK"}' }))
    expect((await failureOf(read(source(), 'accounts'))).message).toBe(messages.noRecords('accounts'))
  })
})

describe('a list in the order of changes', () => {
  beforeEach(() => {
    for (let number = 10; number < 30; number++) {
      const [journal, linked] = [
        books().of('ManualJournals').all()[0],
        books().of('LinkedTransactions').all()[0],
      ]
      books()
        .of('ManualJournals')
        .put({ ...journal, ManualJournalID: xeroGuid('manual journal', number) })
      books()
        .of('LinkedTransactions')
        .put({ ...linked, LinkedTransactionID: xeroGuid('linked transaction', number) })
    }
    xero.pages.cap = 10
  })

  it.each([
    ['manual_journals', 'ManualJournals', 'manual_journal_id', 'ManualJournalID'],
    ['linked_transactions', 'LinkedTransactions', 'linked_transaction_id', 'LinkedTransactionID'],
  ])('loses no record of %s when one moves to the end', async (name, list, column, id) => {
    const [first] = books().of(list).all()
    xero.pages.shiftAt(2, () => {
      now = new Date(now.getTime() + 1_000)
      books().of(list).change(String(first?.[id]), {})
    })
    const { rows } = await read(source(), name)
    expect([...new Set(rows.map((row) => row[column]))].sort()).toEqual(idsIn(list, id))
    expect(pagesOf(list).every(({ query }) => !query.has('order'))).toBe(true)
  })

  it('that never stops changing is given up', async () => {
    const journals = books().of('ManualJournals')
    const [journal] = journals.all()
    let times = 0
    // A record before the others moves one to the second page, and back to the first one once that was read.
    xero.beforeResponse = ({ path, query }) => {
      if (!path.endsWith('ManualJournals')) return
      const isFirst = query.get('page') === '1'
      const id = xeroGuid('early journal', isFirst ? ++times : times)
      const UpdatedDateUTC = msDate(isFirst ? new Date(times) : now)
      journals.put({ ...journal, ManualJournalID: id, UpdatedDateUTC })
    }
    expect(await failureOf(read(source(), 'manual_journals'))).toMatchObject({
      message: xeroMessages.restless('manual_journals'),
      passing: true,
    })
  })
})

describe('the trial balance', () => {
  const dates = (rows: readonly Record<string, unknown>[]) => [...new Set(rows.map((row) => row.date))]

  it('has the balances of every month end since the first posting', async () => {
    const { rows, extent } = await read(source(), 'trial_balance')
    expect(extent).toBe('whole')
    expect(dates(rows)).toEqual(
      [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((month) =>
        new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10),
      ),
    )
    const total = books()
      .of('Invoices')
      .all()
      .reduce((sum, invoice) => sum + Number(invoice.Total), 0)
      .toFixed(2)
    expect(rows.filter((row) => row.date === '2026-10-31')).toEqual([
      expect.objectContaining({
        account: 'Sales (200)',
        section: 'Revenue',
        ytd_debit: null,
        ytd_credit: total,
      }),
      expect.objectContaining({ account: 'Accounts Receivable (610)', ytd_debit: total, ytd_credit: null }),
    ])
  })

  it('is read again for the last three month ends, and for those since the last refresh', async () => {
    const { cursor } = await read(source(), 'trial_balance')
    now = new Date('2026-12-15T12:00:00Z')
    const reading = { full: false, cursor }
    expect(await read(source(), 'trial_balance', reading)).toMatchObject({
      extent: 'changes',
      removed: { column: 'date', values: ['2026-11-30', '2026-10-31', '2026-09-30'] },
    })
    now = new Date('2027-01-15T12:00:00Z')
    expect((await read(source(), 'trial_balance', reading)).extent).toBe('whole')
  })

  it.each([
    ['other columns', { Rows: [{ RowType: 'Header', Cells: [{ Value: 'Konto' }] }] }],
    ['no rows', {}],
  ])('with %s is not stored', async (_, report) => {
    xero.beforeResponse = ({ url }) =>
      void (url.includes('date=') && xero.faults.push({ body: JSON.stringify({ Reports: [report] }) }))
    expect((await failureOf(read(source(), 'trial_balance'))).message).toBe(
      messages.noRecords('trial_balance'),
    )
  })
})

describe('changes since the last refresh', () => {
  const later = (ms = 86_400_000) => {
    now = new Date(now.getTime() + ms)
  }
  const sinceThen = async (name: string): Promise<Reading> => {
    const { cursor } = await read(source(), name)
    later()
    return { full: false, cursor }
  }

  it('are read since the time of Xero’s first response, two minutes earlier', async () => {
    const reading = await sinceThen('invoices')
    const [changed, voided] = [xeroGuid('invoice', 1), xeroGuid('invoice', 2)]
    invoices().change(changed, { Reference: 'new' })
    invoices().change(voided, { Status: 'VOIDED' })
    xero.requests.length = 0
    const found = await read(source(), 'invoices', reading)
    expect(found).toMatchObject({ extent: 'changes', removed: undefined })
    expect(found.rows.map((row) => [row.invoice_id, row.status]).sort()).toEqual(
      [
        [changed, 'AUTHORISED'],
        [voided, 'VOIDED'],
      ].sort(),
    )
    expect(pagesOf('Invoices').map(({ headers }) => headers['if-modified-since'])).toEqual([
      '2026-11-21T11:58:00',
    ])
  })

  it('replace all lines of changed invoices', async () => {
    const reading = await sinceThen('invoice_lines')
    const id = xeroGuid('invoice', 2)
    books().removeLine('Invoices', id, xeroGuid('invoice line 2', 0))
    expect(await read(source(), 'invoice_lines', reading)).toMatchObject({
      extent: 'changes',
      rows: [{ invoice_id: id }, { invoice_id: id }],
      removed: { column: 'invoice_id', values: [id] },
    })
  })

  it('are everything a week later, because Xero does not report every change', async () => {
    const reading = await sinceThen('contacts')
    const id = xeroGuid('contact', 1)
    books().changeSilently('Contacts', id, { IsCustomer: false })
    expect(await read(source(), 'contacts', reading)).toMatchObject({ rows: [], extent: 'changes' })
    later(WEEK)
    const weekly = await read(source(), 'contacts', reading)
    expect(weekly.extent).toBe('whole')
    expect(weekly.rows.find((row) => row.contact_id === id)).toMatchObject({ is_customer: false })
  })

  it('of journals follow the last number', async () => {
    const reading = await sinceThen('journals')
    const last = books().of('Journals').all().at(-1)
    books()
      .of('Journals')
      .put({ ...last, JournalID: xeroGuid('journal', 900), JournalNumber: 900 })
    xero.requests.length = 0
    expect(await read(source(), 'journals', reading)).toMatchObject({
      rows: [{ journal_number: 900 }],
      extent: 'changes',
    })
    expect(pagesOf('Journals').map(({ query }) => query.get('offset'))).toEqual(['60', '900'])
  })

  it('are all rows of lists without changes', async () => {
    for (const name of ['accounts', 'items', 'tax_rates', 'tracking_options', 'users']) {
      const reading = await sinceThen(name)
      expect((await read(source(), name, reading)).extent).toBe('whole')
    }
  })

  it('are everything in a full refresh', async () => {
    const reading = await sinceThen('invoices')
    expect(await read(source(), 'invoices', { ...reading, full: true })).toMatchObject({ extent: 'whole' })
  })

  it('follow Xero’s clock, not ours', async () => {
    xero.beforeResponse = ({ path }) =>
      void (
        path.endsWith('Payments') &&
        xero.faults.push({
          headers: { date: 'Sat, 21 Nov 2026 06:00:00 GMT' },
          body: '{"Payments":[],"BatchPayments":[]}',
        })
      )
    const { cursor } = await read(source(), 'batch_payments')
    expect(cursor).toContain('2026-11-21T05:58:00.000Z')
  })
})

describe('a failure of Xero', () => {
  const failing = (fault: Xero['faults'][number], times = 9) => {
    xero.beforeResponse = ({ path }) =>
      void (path.endsWith('/Accounts') && times-- > 0 && xero.faults.push(fault))
  }

  it('is reported for a server that is not set up for Xero', () => {
    const tools = { outbound: { allowPrivateTargets: true }, rateLimits: memoryRateLimits(() => now) }
    const make = () => xeroSource(tools, undefined)({ properties: new Map(), log: silentLog, now: () => now })
    expect(make).toThrow(xeroMessages.notSetUp)
  })

  it('needs a new authorisation when the connector has none', async () => {
    expect(await failureOf(listed(source({ access: undefined })))).toMatchObject({
      message: xeroMessages.notAuthorised,
      forbidden: true,
      code: 'not-authorised',
    })
    expect(xero.requests).toEqual([])
  })

  it('renews a token that expires in the middle, once', async () => {
    xero.pages.cap = 20
    xero.pages.shiftAt(2, grant.expire)
    const { rows } = await read(source(), 'invoices')
    expect(rows).toHaveLength(60)
    expect(grant.issued).toBe(2)
  })

  it('ends as forbidden when the renewed token is refused as well', async () => {
    const broken = async () => ({ accessToken: `t${Math.random()}`, account: tenant, scope: null })
    expect(await failureOf(listed(source({ access: broken })))).toMatchObject({
      message: xeroMessages.notAuthorised,
      forbidden: true,
    })
    expect(xero.requests).toHaveLength(2)
  })

  it('ends as forbidden when the grant is revoked in the middle', async () => {
    xero.pages.cap = 20
    xero.pages.shiftAt(2, grant.revoke)
    expect(await failureOf(read(source(), 'invoices'))).toMatchObject({
      forbidden: true,
      code: 'not-authorised',
    })
  })

  it('explains an organisation that was disconnected in Xero', async () => {
    grant.tenants = []
    expect(await failureOf(listed(source()))).toMatchObject({
      message: xeroMessages.disconnected,
      forbidden: true,
      code: 'not-authorised',
    })
    expect(grant.issued).toBe(1)
  })

  it('leaves out a list that the user may not read, without a new token', async () => {
    grant.scopes = grant.scopes.filter((scope) => !scope.includes('manualjournals'))
    expect(await failureOf(read(source(), 'manual_journals'))).toMatchObject({
      message: xeroMessages.notIncluded('ManualJournals'),
      notIncluded: true,
      forbidden: false,
    })
    expect(grant.issued).toBe(1)
  })

  it('leaves out a list that Xero refuses with an unknown reason', async () => {
    failing({ status: 403, headers: { 'content-type': 'text/html' }, body: 'Not permitted' })
    expect(await failureOf(read(source(), 'accounts'))).toMatchObject({
      message: xeroMessages.notIncluded('Accounts'),
      notIncluded: true,
    })
  })

  it('needs a new authorisation when the scopes include no list', async () => {
    grant.named = 'offline_access openid'
    expect(await failureOf(listed(source()))).toMatchObject({
      message: xeroMessages.nothingIncluded,
      forbidden: true,
    })
  })

  it.each([
    [
      'the organisation is missing',
      { status: 404, headers: { 'content-type': 'text/html' }, body: 'Not found' },
      xeroMessages.noOrganisation,
      'source-path-missing',
    ],
    [
      'the list is too long',
      { status: 400, body: '{"ErrorNumber":51,"Type":"HighVolumeException","Message":"…"}' },
      xeroMessages.tooMany('Accounts'),
      'source-data',
    ],
    ['a request is refused', { status: 400, body: '{"Type":"X"}' }, messages.unexpected(400), 'source-data'],
    [
      'a web page instead of data',
      { headers: { 'content-type': 'text/html' }, body: '<h1>Hello</h1>' },
      messages.notJson,
      'source-data',
    ],
    ['broken data', { body: '{"Accounts":[{' }, messages.badJson, 'source-data'],
    [
      'another address',
      { status: 302, headers: { location: 'https://evil.example/' } },
      messages.moved,
      'settings',
    ],
    [
      'a text instead of a record',
      { body: '{"Accounts":["x"]}' },
      messages.badRecord('accounts'),
      'source-data',
    ],
  ])('is a sentence for %s', async (_, fault, message, code) => {
    failing(fault)
    expect(await failureOf(read(source(), 'accounts'))).toMatchObject({ message, code, passing: false })
  })

  it('refuses a response that is larger than allowed', async () => {
    failing({ body: JSON.stringify({ Accounts: [{ AccountID: 'a', Name: 'x'.repeat(10_000_000) }] }) })
    expect((await failureOf(read(source({ limits: { answerBytes: 9_000_000 } }), 'accounts'))).message).toBe(
      messages.tooLarge(9_000_000),
    )
  })

  it('is retried when it is temporary', async () => {
    const maintenance = { status: 503, headers: { 'content-type': 'text/html' } }
    failing(maintenance, 2)
    expect((await read(source(), 'accounts')).rows).toHaveLength(10)
    expect(paused.filter((ms) => ms >= 1_000)).toEqual([1_000, 4_000])
    failing({ cut: true }, 1)
    expect((await read(source(), 'accounts')).rows).toHaveLength(10)
  })
})

describe('the limits of Xero', () => {
  const limited = async (limits: { minute?: number; day?: number }) => {
    await xero.stop()
    xero = await startXero({ accessOf: grant.accessOf, clock: () => now, limits })
    fillXero(xero.books(tenant), { invoices: 60, contacts: 12 })
    xero.pages.cap = 2
  }

  it('leave a refresh of 51 requests without a pause', async () => {
    await limited({ minute: 60 })
    xero.pages.cap = undefined
    const adapter = source()
    for (const { name } of await listed(adapter)) await readTable(adapter, [], { name, reading: afresh })
    expect(xero.requests).toHaveLength(51)
    expect(paused).toEqual([])
  })

  it('are never reached by a long reading', async () => {
    await limited({ minute: 60 })
    const adapter = source({ limits: { pausesMs: [] } })
    for (let times = 0; times < 4; times++) {
      const reading = { full: true, cursor: undefined }
      expect((await read(adapter, 'invoices', reading)).rows).toHaveLength(60)
      expect((await read(adapter, 'bank_transactions', reading)).rows).toHaveLength(30)
    }
    // More than three minutes' worth, so that the pause before the next minute is known from the responses.
    expect(xero.requests.length).toBeGreaterThan(180)
    const took = now.getTime() - noon.getTime()
    expect((xero.requests.length / took) * 60_000).toBeGreaterThan(50)
  })

  it('of a minute that others have used up are waited for', async () => {
    await limited({ minute: 10 })
    expect((await read(source(), 'invoices')).rows).toHaveLength(60)
    expect(Math.max(...paused)).toBeGreaterThan(40_000)
  })

  it('of a day end the refresh with the time of the next request', async () => {
    await limited({ day: 10 })
    const failure = await failureOf(read(source(), 'invoices'))
    expect(failure).toMatchObject({ message: xeroMessages.dayLimit, passing: true, code: 'source-busy' })
    expect(failure.retryAt?.toISOString().slice(0, 19)).toBe('2026-11-22T12:00:00')
  })

  it('of a day without a time end the refresh for an hour', async () => {
    const fault = { status: 429, headers: { 'x-rate-limit-problem': 'Daily' }, body: '' }
    xero.beforeResponse = ({ path }) => void (path.endsWith('/Accounts') && xero.faults.push(fault))
    expect(await failureOf(read(source(), 'accounts'))).toMatchObject({
      message: xeroMessages.dayLimit,
      retryAt: new Date('2026-11-21T13:00:00Z'),
    })
  })

  it('of a minute without a time are retried after a pause', async () => {
    let times = 1
    const fault = { status: 429, headers: { 'x-rate-limit-problem': 'concurrent' }, body: '' }
    xero.beforeResponse = ({ path }) =>
      void (path.endsWith('/Accounts') && times-- > 0 && xero.faults.push(fault))
    expect((await read(source(), 'accounts')).rows).toHaveLength(10)
    expect(paused).toContain(1_000)
  })
})

describe('a connection test of Xero', () => {
  const tried = async (adapter: SourceAdapter) => {
    const passed: unknown[] = []
    for await (const check of adapter.probe(forever)) passed.push(check)
    return passed
  }

  it('sends one small request and shows the number of tables', async () => {
    expect(await tried(source())).toEqual([
      { key: 'host-found' },
      { key: 'reached' },
      { key: 'signed-in' },
      { key: 'source-readable', sentence: xeroMessages.tablesFound(37) },
    ])
    expect(xero.requests.map(({ url }) => url)).toEqual(['/api.xro/2.0/Organisation'])
  })

  it('requests one record where the settings may not be read', async () => {
    grant.named = 'accounting.contacts.read'
    grant.scopes = [grant.named]
    await tried(source())
    expect(xero.requests.map(({ url }) => url)).toEqual(['/api.xro/2.0/Contacts?page=1&pageSize=1'])
  })

  it('fails with the reason of a disconnected organisation', async () => {
    grant.tenants = []
    expect(await failureOf(tried(source()))).toMatchObject({ message: xeroMessages.disconnected })
  })
})
