import { setImmediate as turn } from 'node:timers/promises'
import { fillXero } from '@tributary/fakes/xero/sample-xero'
import { xeroGuid } from '@tributary/fakes/xero/sample-xero-settings'
import { millisecondsOf, type XeroRecord } from '@tributary/fakes/xero/xero-books'
import { startXero, type Xero } from '@tributary/fakes/xero/xero-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { rowLimits } from '../../row-limits.ts'
import { syncMessages } from '../../sync.messages.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { xeroMessages } from './xero.messages.ts'
import { type TestGrant, tenant, testGrant } from './xero-fixture.ts'
import { xeroSource } from './xero-source.ts'

const DAY = 24 * 3_600_000

let sync: SyncFixture
let xero: Xero
let grant: TestGrant
let engine: SyncEngine
let connector: string
let schema: string
let schemas = 0
// Refreshes are a day apart, longer than the overlap that is read again.
let now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  sync = await syncFixture()
})
afterAll(() => sync.close())

beforeEach(async () => {
  grant = testGrant()
  xero = await startXero({ accessOf: grant.accessOf, clock: () => now, limits: { minute: 10_000 } })
  fillXero(xero.books(tenant), { invoices: 40, contacts: 9 })
  xero.pages.cap = 7
  schema = `books_${++schemas}`
  connector = await sync.connector({ 'target.schema': schema }, { type: 'xero' })
  await startEngine()
  return async () => {
    await sync.stopEngines()
    await xero.stop()
  }
})

async function startEngine() {
  const source = xeroSource(
    {
      outbound: { allowPrivateTargets: true },
      rateLimits: memoryRateLimits(() => now),
      limits: { pausesMs: [], pause: async () => undefined },
    },
    `${xero.uri}/api.xro/2.0`,
  )
  engine = sync.engine({
    adapters: { xero: (context) => source({ ...context, now: () => now }) },
    access: () => grant.access,
  })
  await engine.start()
}

const refresh = (options?: { full: boolean }) => {
  now = new Date(now.getTime() + DAY)
  return sync.refresh(engine, connector, options)
}

const books = () => xero.books(tenant)
const recordsOf = (list: string): readonly XeroRecord[] => books().of(list).all()
const listAt = (record: XeroRecord, field: string) => record[field] as readonly XeroRecord[]

const at = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, field) => (value as XeroRecord | undefined)?.[field], record)

/** Returns fields as their texts in the database; `@` marks a day. */
const texts = (record: unknown, paths: readonly string[]) =>
  paths.map((path) => {
    const value = at(record, path.replace('@', ''))
    if (value === undefined || value === null) return null
    return path.startsWith('@') ? new Date(millisecondsOf(value)).toISOString().slice(0, 10) : String(value)
  })

const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.join('|')).sort()

async function expectRows(table: string, columns: string, expected: readonly (readonly unknown[])[]) {
  const names = columns.split(' ')
  const stored = await sync.rows(`select ${names.map((name) => `${name}::text`)} from ${schema}.${table}`)
  expect([table, ...sorted(stored.map((row) => names.map((name) => row[name])))]).toEqual([
    table,
    ...sorted(expected),
  ])
}

const rows = (list: string, ...paths: string[]) => recordsOf(list).map((record) => texts(record, paths))

const inner = (list: string, field: string, id: string, ...paths: string[]) =>
  recordsOf(list).flatMap((record) =>
    listAt(record, field).map((line, index) => [
      String(record[id]),
      String(index + 1),
      ...texts(line, paths),
    ]),
  )

/** Compares the tables with Xero, row by row. */
async function expectTheBooks() {
  await expectRows(
    'invoices',
    'invoice_id invoice_number status reference contact_id contact_name date due_date fully_paid_on_date total amount_due sent_to_contact',
    rows(
      'Invoices',
      'InvoiceID',
      'InvoiceNumber',
      'Status',
      'Reference',
      'Contact.ContactID',
      'Contact.Name',
      '@Date',
      '@DueDate',
      '@FullyPaidOnDate',
      'Total',
      'AmountDue',
      'SentToContact',
    ),
  )
  const line = [
    'LineItemID',
    'Description',
    'Quantity',
    'UnitAmount',
    'TaxAmount',
    'LineAmount',
    'ItemCode',
    'Tracking.0.Option',
  ]
  for (const [table, list, id, key] of [
    ['invoice_lines', 'Invoices', 'InvoiceID', 'invoice_id'],
    ['credit_note_lines', 'CreditNotes', 'CreditNoteID', 'credit_note_id'],
    ['bank_transaction_lines', 'BankTransactions', 'BankTransactionID', 'bank_transaction_id'],
    ['purchase_order_lines', 'PurchaseOrders', 'PurchaseOrderID', 'purchase_order_id'],
    ['quote_lines', 'Quotes', 'QuoteID', 'quote_id'],
  ] as const)
    await expectRows(
      table,
      `${key} line_no line_item_id description quantity unit_amount tax_amount line_amount item_code tracking_1_option`,
      inner(list, 'LineItems', id, ...line),
    )
  await expectRows(
    'contacts',
    'contact_id contact_status name email_address is_customer',
    rows('Contacts', 'ContactID', 'ContactStatus', 'Name', 'EmailAddress', 'IsCustomer'),
  )
  await expectRows(
    'payments',
    'payment_id status date amount invoice_id account_code',
    rows('Payments', 'PaymentID', 'Status', '@Date', 'Amount', 'Invoice.InvoiceID', 'Account.Code'),
  )
  await expectRows(
    'credit_note_allocations',
    'credit_note_id line_no allocation_id invoice_id amount date',
    inner(
      'CreditNotes',
      'Allocations',
      'CreditNoteID',
      'AllocationID',
      'Invoice.InvoiceID',
      'Amount',
      '@Date',
    ),
  )
  await expectRows(
    'manual_journal_lines',
    'manual_journal_id line_no line_amount account_code',
    inner('ManualJournals', 'JournalLines', 'ManualJournalID', 'LineAmount', 'AccountCode'),
  )
  await expectRows(
    'journal_lines',
    'journal_id line_no journal_line_id net_amount account_code',
    inner('Journals', 'JournalLines', 'JournalID', 'JournalLineID', 'NetAmount', 'AccountCode'),
  )
  await expectRows(
    'items',
    'item_id code quantity_on_hand sales_unit_price',
    rows('Items', 'ItemID', 'Code', 'QuantityOnHand', 'SalesDetails.UnitPrice'),
  )
  await expectRows(
    'tracking_options',
    'tracking_category_id tracking_option_id name',
    recordsOf('TrackingCategories').flatMap((record) =>
      listAt(record, 'Options').map((option) => [
        String(record.TrackingCategoryID),
        ...texts(option, ['TrackingOptionID', 'Name']),
      ]),
    ),
  )
  for (const [table, list] of small)
    expect([table, await sync.rows(`select count(*)::int as rows from ${schema}.${table}`)]).toEqual([
      table,
      [{ rows: recordsOf(list).length }],
    ])
}

const small = [
  ['accounts', 'Accounts'],
  ['bank_transactions', 'BankTransactions'],
  ['bank_transfers', 'BankTransfers'],
  ['batch_payments', 'BatchPayments'],
  ['branding_themes', 'BrandingThemes'],
  ['contact_groups', 'ContactGroups'],
  ['currencies', 'Currencies'],
  ['journals', 'Journals'],
  ['linked_transactions', 'LinkedTransactions'],
  ['manual_journals', 'ManualJournals'],
  ['organisation', 'Organisation'],
  ['overpayments', 'Overpayments'],
  ['prepayments', 'Prepayments'],
  ['quotes', 'Quotes'],
  ['repeating_invoices', 'RepeatingInvoices'],
  ['tax_rates', 'TaxRates'],
  ['users', 'Users'],
] as const

/** Makes a change of every kind that Xero reports or that a whole reading finds. */
function changeEverything() {
  const of = books().of
  of('Invoices').change(xeroGuid('invoice', 1), { Reference: 'PO changed', AmountDue: 0.05 })
  of('Invoices').change(xeroGuid('invoice', 4), { Status: 'VOIDED' })
  books().removeLine('Invoices', xeroGuid('invoice', 2), xeroGuid('invoice line 2', 0))
  const [template] = of('Invoices').all()
  of('Invoices').put({
    ...template,
    InvoiceID: xeroGuid('invoice', 999),
    InvoiceNumber: 'INV-NEW',
    LineItems: [],
  })
  of('Invoices').change(xeroGuid('invoice', 999), {})
  of('Payments').change(xeroGuid('payment', 3), { Status: 'DELETED' })
  of('Contacts').change(xeroGuid('contact', 3), { ContactStatus: 'ARCHIVED', Name: 'é'.repeat(150) })
  of('CreditNotes').change(xeroGuid('credit note', 1), { Allocations: [] })
  const journal = of('ManualJournals').get(xeroGuid('manual journal', 1))
  of('ManualJournals').change(String(journal.ManualJournalID), {
    JournalLines: [...listAt(journal, 'JournalLines').slice(1), { LineAmount: 7, AccountCode: '400' }],
  })
  const [posted] = of('Journals').all()
  of('Journals').put({ ...posted, JournalID: xeroGuid('journal', 900), JournalNumber: 900, JournalLines: [] })
  of('Items').remove(xeroGuid('item', 5))
  const [category] = of('TrackingCategories').all()
  of('TrackingCategories').change(String(category?.TrackingCategoryID), {
    Options: category ? listAt(category, 'Options').slice(1) : [],
  })
}

it('stores the books unchanged, also after changes of every kind and after a full refresh', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheBooks()

  changeEverything()
  xero.requests.length = 0
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheBooks()
  const documents = xero.requests.filter(({ path }) => /Invoices$|Contacts$|Payments$/.test(path))
  expect(documents.filter(({ headers }) => !headers['if-modified-since']).map(({ path }) => path)).toEqual([
    '/api.xro/2.0/RepeatingInvoices',
  ])

  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheBooks()
  expect(await refresh({ full: true })).toMatchObject({ state: 'succeeded', error: null })
  await expectTheBooks()
})

it('finds changes without a time in the whole reading of every week', async () => {
  await refresh()
  books().changeSilently('Contacts', xeroGuid('contact', 1), { IsCustomer: false })
  books().changeSilently('Invoices', xeroGuid('invoice', 1), { SentToContact: false })
  await refresh()
  expect(
    await sync.rows(
      `select is_customer from ${schema}.contacts where contact_id = '${xeroGuid('contact', 1)}'`,
    ),
  ).toEqual([{ is_customer: true }])
  now = new Date(now.getTime() + 6 * DAY)
  await refresh()
  await expectTheBooks()
})

it('ends with the same rows when its first refresh is interrupted at ten points', async () => {
  now = new Date(now.getTime() + DAY)
  const run = await sync.queue(connector)
  await engine.enqueue(run)
  // Every attempt needs at least 30 requests, one for each list.
  for (const point of [1, 3, 6, 10, 13, 16, 19, 22, 25, 28]) {
    const { promise: reached, resolve } = Promise.withResolvers<void>()
    let requests = 0
    xero.beforeResponse = () => void (++requests === point && resolve())
    await reached
    await sync.stopEngines()
    await startEngine()
  }
  xero.beforeResponse = () => undefined
  while (!['succeeded', 'failed'].includes((await sync.run(run)).state)) await turn()
  expect(await sync.run(run)).toMatchObject({ state: 'succeeded', error: null })
  await expectTheBooks()
})

it('ends as forbidden when the organisation is disconnected, with whole tables', async () => {
  await refresh()
  const before = await sync.rows(`select * from ${schema}.invoices order by invoice_id`)
  for (const { InvoiceID: id } of recordsOf('Invoices'))
    books().of('Invoices').change(String(id), { Total: 1 })
  xero.pages.shiftAt(3, () => {
    grant.tenants = []
  })
  expect(await refresh()).toMatchObject({
    state: 'failed',
    forbidden: true,
    cause: 'not-authorised',
    error: xeroMessages.disconnected,
  })
  expect(await sync.rows(`select * from ${schema}.invoices order by invoice_id`)).toEqual(before)
  grant.tenants = [tenant]
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheBooks()
})

it('reads the other lists when the user may not read one, and says which', async () => {
  grant.scopes = grant.scopes.filter((scope) => !scope.includes('manualjournals'))
  const run = await refresh()
  expect(run).toMatchObject({ state: 'succeeded', error: null })
  expect(JSON.stringify(run)).toContain(xeroMessages.notIncluded('ManualJournals'))
  expect(await sync.rows(`select count(*)::int as rows from ${schema}.invoices`)).toEqual([{ rows: 40 }])
})

it('refuses a record with a text of 10 MB, and stores the other lists', async () => {
  books()
    .of('Items')
    .change(xeroGuid('item', 1), { Description: 'x'.repeat(10_000_000) })
  expect(await refresh()).toMatchObject({
    state: 'failed',
    cause: 'source-data',
    error: syncMessages.valueTooLong('items', 'description', rowLimits.valueBytes),
  })
  books().of('Items').change(xeroGuid('item', 1), { Description: '' })
  expect(await refresh()).toMatchObject({ state: 'succeeded' })
  await expectTheBooks()
})

it('stores the time before which a used-up limit of a day allows no request', async () => {
  xero.faults.push({
    status: 429,
    headers: { 'x-rate-limit-problem': 'day', 'retry-after': '7200' },
    body: '',
  })
  const { state, cause, error, retry_at: retryAt } = await refresh()
  expect({ state, cause, error }).toEqual({
    state: 'failed',
    cause: 'source-busy',
    error: xeroMessages.dayLimit,
  })
  expect(retryAt?.getTime()).toBe(now.getTime() + 7_200_000)
})
