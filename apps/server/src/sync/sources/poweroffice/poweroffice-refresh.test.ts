import { goFields } from '@tributary/fakes/poweroffice/go-fields'
import { invoice, pay } from '@tributary/fakes/poweroffice/go-invoices'
import { describe as describeVoucher, reverse } from '@tributary/fakes/poweroffice/go-ledger'
import type { GoKind } from '@tributary/fakes/poweroffice/go-resources'
import { type GoClient, type GoServer, startPowerOffice } from '@tributary/fakes/poweroffice/go-server'
import type { GoRecord } from '@tributary/fakes/poweroffice/go-store'
import { fillGo } from '@tributary/fakes/poweroffice/sample-go'
import { trialBalance } from '@tributary/fakes/poweroffice/trial-balance'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { syncMessages } from '../../sync.messages.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { powerOfficeMessages } from './poweroffice.messages.ts'
import { powerOfficeSource } from './poweroffice-source.ts'

const DAY = 24 * 3_600_000

let sync: SyncFixture
let go: GoServer
let client: GoClient
let engine: SyncEngine
let connector: string
let schema: string
let count = 0
let now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  sync = await syncFixture()
  go = await startPowerOffice({ clock: () => now })
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(() => now),
    limits: {
      pausesMs: [],
      // First refreshes are stored in several slices.
      sliceRows: 40,
      pause: async (ms: number) => {
        now = new Date(now.getTime() + ms)
      },
    },
  }
  engine = sync.engine({
    adapters: { poweroffice: powerOfficeSource(tools, { ...go.application, apiUrl: `${go.uri}/v2` }) },
    clock: () => now,
  })
  await engine.start()
})
afterAll(async () => {
  await sync.close()
  await go.stop()
})

beforeEach(async () => {
  schema = `go_${++count}`
  client = go.addClient(`client-${count}`, 'Bjørk Hagesenter AS')
  fillGo(client.store, { customers: 15, suppliers: 5, products: 8, invoices: 30 })
  connector = await sync.connector(
    {
      'poweroffice.clientKey': `client-${count}`,
      'poweroffice.startDate': '2025-01-01',
      'target.schema': schema,
    },
    { type: 'poweroffice' },
  )
})

// Refreshes are a day apart, longer than the overlap that is read again.
const refresh = (options?: { full: boolean }) => {
  now = new Date(now.getTime() + DAY)
  return sync.refresh(engine, connector, options)
}

const tables: Record<string, GoKind> = {
  account_transactions: 'transactions',
  contact_bank_accounts: 'contactBankAccounts',
  contact_delivery_addresses: 'contactDeliveryAddresses',
  contact_groups: 'contactGroups',
  contact_persons: 'contactPersons',
  currencies: 'currencies',
  custom_dimensions: 'customDimensions',
  customer_ledger: 'customerEntries',
  customer_open_items: 'customerEntries',
  customers: 'customers',
  departments: 'departments',
  general_ledger_accounts: 'accounts',
  incoming_invoices: 'incomingInvoices',
  journal_entry_vouchers: 'journalVouchers',
  locations: 'locations',
  outgoing_invoice_lines: 'outgoingInvoiceLines',
  outgoing_invoices: 'outgoingInvoices',
  product_groups: 'productGroups',
  products: 'products',
  projects: 'projects',
  sales_orders: 'salesOrders',
  supplier_ledger: 'supplierEntries',
  supplier_open_items: 'supplierEntries',
  suppliers: 'suppliers',
  vat_codes: 'vatCodes',
}

const notStored = ['NationalIdNumber', 'DateOfBirth', 'IsCreatedByCurrentIntegration', 'MailAddress']

const columnOf = (field: string) =>
  field
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()

/** Writes a value of either side in the same way. */
function written(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return JSON.stringify(value)
  const isTime = value instanceof Date || /^\d{4}-\d\d-\d\dT/.test(String(value))
  return isTime ? new Date(value as string).toISOString() : String(value)
}

function expectedRows(table: string, kind: GoKind) {
  const isOpen = ({ Balance }: GoRecord) => Balance !== 0
  const records = client.store.all(kind).filter((record) => !table.endsWith('_open_items') || isOpen(record))
  const fields = goFields[kind].filter((field) => !notStored.includes(field))
  return records
    .map((record) => Object.fromEntries(fields.map((field) => [columnOf(field), written(record[field])])))
    .sort(byKey)
}

const byKey = (one: Record<string, string | null>, other: Record<string, string | null>) =>
  `${one.id ?? one.code}` < `${other.id ?? other.code}` ? -1 : 1

/** Compares every column of every table with PowerOffice, row by row. */
async function expectTheClient() {
  for (const [table, kind] of Object.entries(tables)) {
    const expected = expectedRows(table, kind)
    expect(expected.length).toBeGreaterThan(0)
    const names = Object.keys(expected[0] ?? {})
    const dates = names.filter((name) => name.endsWith('_date') || /^valid_(from|to)$/.test(name))
    const chosen = names.map((name) => (dates.includes(name) ? `${name}::text` : name)).join(', ')
    const rows = await sync.rows(`select ${chosen} from ${schema}.${table}`)
    const stored = rows.map((row) => Object.fromEntries(names.map((name) => [name, written(row[name])])))
    expect(stored.sort(byKey), table).toEqual(expected)
  }
  await expectTheBalances()
}

/** Compares the balances at the end of each month until now. */
async function expectTheBalances() {
  const rows = await sync.rows(
    `select date::text, account_no::text, balance::text from ${schema}.trial_balance`,
  )
  const dates = [...new Set(rows.map(({ date }) => String(date)))].sort()
  expect(dates.length).toBeGreaterThan(22)
  const expected = dates.flatMap((date) =>
    trialBalance(client.store, date).map(({ AccountNo, Balance }) => `${date} ${AccountNo} ${Balance}`),
  )
  const stored = rows.map(({ date, account_no: no, balance }) => `${date} ${no} ${Number(balance)}`)
  expect(stored.sort()).toEqual(expected.sort())
}

const rowsOf = (table: string) => sync.rows(`select * from ${schema}.${table} as stored order by stored.id`)

it('stores a client unchanged, also after changes of every kind and after a full refresh', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheClient()

  const { store } = client
  const [customer, product] = [store.all('customers')[3], store.all('products')[2]]
  const unpaid = store.all('outgoingInvoices').find(({ Balance }) => Balance !== 0)
  if (!customer || !product || !unpaid) throw new Error('The sample is too small')
  now = new Date(now.getTime() + DAY)
  store.change('customers', Number(customer.Id), { Name: 'Rovde og sønner', IsArchived: true })
  reverse(store, 1)
  describeVoucher(store, 2, 'Corrected "text", with\na second line')
  pay(store, String(unpaid.Id))
  invoice(store, { customer, lines: [{ product, quantity: 2 }], at: now })
  store.remove('products', Number(product.Id))
  store.changeSilently('products', Number(store.all('products')[0]?.Id), { StockOnHand: 1 })
  store.remove('projects', Number(store.all('projects')[0]?.Id))
  go.requests.length = 0
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheClient()
  const ofPostings = go.requests.filter(({ path }) => path.endsWith('/AccountTransactions'))
  expect(ofPostings.map(({ query }) => query.has('lastChangedDateTimeOffsetGreaterThan'))).toEqual([true])
  expect(go.requests.filter(({ path }) => path.endsWith('/Lines'))).toHaveLength(2)

  // Neither leaves a trace that an incremental refresh could find.
  reverse(store, 3, false)
  store.remove('customers', Number(store.all('customers').at(-1)?.Id))
  expect(await refresh({ full: true })).toMatchObject({ state: 'succeeded', error: null })
  await expectTheClient()
})

it('finds silent changes within a week, and reversals within a month', async () => {
  await refresh()
  const { store } = client
  reverse(store, 3, false)
  store.remove('suppliers', Number(store.all('suppliers').at(-1)?.Id))
  now = new Date(now.getTime() + 30 * DAY)
  expect(await refresh()).toMatchObject({ state: 'succeeded' })
  await expectTheClient()
})

it('continues an interrupted first refresh after the last invoice whose lines are stored', async () => {
  const isLines = ({ path }: { path: string }) => path.endsWith('/Lines')
  const requested = () => go.requests.filter(isLines).length
  fillGo(client.store, { customers: 15, suppliers: 5, products: 8, invoices: 90 })
  go.requests.length = 0
  go.beforeResponse = (request) => {
    if (isLines(request) && requested() > 70) go.faults.unshift({ status: 500, body: '{}' })
  }
  expect(await refresh()).toMatchObject({ state: 'failed', cause: 'source-busy' })
  const stored = await rowsOf('outgoing_invoice_lines')
  expect(stored.length).toBeGreaterThan(50)
  go.beforeResponse = () => undefined
  go.requests.length = 0
  expect(await refresh()).toMatchObject({ state: 'succeeded' })
  await expectTheClient()
  expect(requested()).toBeLessThan(75)
})

it('ends as forbidden when the key is revoked, with whole tables', async () => {
  await refresh()
  const before = await rowsOf('customers')
  for (const { Id } of client.store.all('customers'))
    client.store.change('customers', Number(Id), { Name: 'Changed' })
  go.pages.cap = 5
  go.beforeResponse = ({ path, query }) => {
    if (path.endsWith('/Customers') && query.get('PageNumber') === '2') go.clients.delete(`client-${count}`)
  }
  expect(await refresh()).toMatchObject({
    state: 'failed',
    forbidden: true,
    cause: 'not-authorised',
    error: powerOfficeMessages.notAuthorised,
  })
  go.beforeResponse = () => undefined
  go.pages.cap = undefined
  expect(await rowsOf('customers')).toEqual(before)
})

it('reads what a plan includes and names what it leaves out', async () => {
  for (const name of ['SalesOrders', 'Project']) client.privileges.delete(name)
  client.withoutModule.add('Project')
  const run = await refresh()
  expect(run).toMatchObject({ state: 'succeeded', error: null })
  expect(run.detail).toContain(syncMessages.leftOut(['projects'], powerOfficeMessages.noPrivilege))
  expect(run).toMatchObject({ left_out: 2, left_out_cause: 'not-authorised' })
  expect(run.detail).toContain(powerOfficeMessages.notAllowed('SalesOrders'))
  expect(await rowsOf('customers')).toHaveLength(15)
})
