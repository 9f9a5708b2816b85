import { fillUniconta } from '@tributary/fakes/uniconta/sample-uniconta'
import { postInvoice } from '@tributary/fakes/uniconta/sample-uniconta-ledgers'
import { debtorAccount } from '@tributary/fakes/uniconta/sample-uniconta-registers'
import { startUniconta, type Uniconta } from '@tributary/fakes/uniconta/uniconta-server'
import { ROW_NUMBER, type UnicontaRow, type UnicontaStore } from '@tributary/fakes/uniconta/uniconta-store'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { unicontaMessages } from './uniconta.messages.ts'
import { unicontaSource } from './uniconta-source.ts'
import { unicontaTables } from './uniconta-tables.ts'

const user = { name: 'odata@fjord.example', password: 'kaj41', companies: ['4415'] }
const HOUR = 3_600_000

let sync: SyncFixture
let uniconta: Uniconta
let store: UnicontaStore
let engine: SyncEngine
let connector: string
let schema: string
let schemas = 0
let now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  sync = await syncFixture()
  uniconta = await startUniconta({ users: [user], clock: () => now, limit: 100_000 })
  store = uniconta.company('4415')
  fillUniconta(store, { months: 14, invoicesPerMonth: 4 })
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(() => now),
    // Slices of a few months, so that a first reading has several.
    limits: { pausesMs: [], pause: async () => undefined, sliceRows: 30 },
  }
  engine = sync.engine({
    adapters: { uniconta: unicontaSource(tools, `${uniconta.uri}/odata`) },
    clock: () => now,
  })
  await engine.start()
})
afterAll(async () => {
  await sync.close()
  await uniconta.stop()
})

beforeEach(async () => {
  schema = `uniconta_${++schemas}`
  uniconta.users.splice(0, 1, user)
  connector = await sync.connector(
    {
      'uniconta.username': `4415/${user.name}`,
      'uniconta.password': user.password,
      'target.schema': schema,
    },
    { type: 'uniconta' },
  )
})

const refresh = (options?: { full: boolean }) => {
  now = new Date(now.getTime() + HOUR)
  return sync.refresh(engine, connector, options)
}

const dayOf = (value: unknown) =>
  typeof value === 'string' && !value.startsWith('0001') ? value.slice(0, 10) : null
const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** What a row of the store must be in the database, by the types of the columns. */
function expectedRow(row: UnicontaRow, { columns, isLedger, key }: (typeof unicontaTables)[number]) {
  const values = columns.map(({ name, type, from }) => {
    const path = typeof from === 'object' && 'record' in from ? from.record.join('.') : ''
    if (name === 'row_key') return [name, textOf(row[ROW_NUMBER])]
    if (name === 'window_month') return [name, isLedger ? monthOf(row) : null]
    const field = key.flat().includes(path) ? (row[path] ?? row.PrimaryKeyId) : row[path]
    return [name, type === 'date' ? dayOf(field) : textOf(field)]
  })
  return Object.fromEntries(values)
}

const monthOf = ({ Date: date }: UnicontaRow) => {
  const month = String(date).slice(0, 7)
  return month > now.toISOString().slice(0, 7) ? 'later' : month
}

/** Compares every table with the store, row by row. */
async function expectTheCompany() {
  for (const table of unicontaTables) {
    const columns = table.columns.map(({ name }) => `"${name}"::text`).join(', ')
    const stored = await sync.rows(`select ${columns} from ${schema}.${table.name}`)
    const expected = store.all(table.entity).map((row) => expectedRow(row, table))
    expect([table.name, sorted(stored)]).toEqual([table.name, sorted(expected)])
  }
}

const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()

const numberOf = (entity: string, matches: (row: UnicontaRow) => boolean) =>
  Number(store.all(entity).find(matches)?.[ROW_NUMBER])
const inMonth = (month: string) => (row: UnicontaRow) => String(row.Date).startsWith(month)

it('stores a company unchanged, also after changes of every kind and after a full refresh', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCompany()

  postInvoice(store, { at: 700, day: '2026-10-07', account: debtorAccount(2) })
  postInvoice(store, { at: 701, day: '2027-02-01', account: debtorAccount(3) })
  store.change('GLTransClient', numberOf('GLTransClient', inMonth('2026-09')), {
    Amount: -1.5,
    Text: 'Rettet',
  })
  store.remove('DebtorInvoiceLines', numberOf('DebtorInvoiceLines', inMonth('2026-10')))
  store.remove(
    'DebtorClient',
    numberOf('DebtorClient', ({ Account }) => Account === debtorAccount(11)),
  )
  store.change(
    'InvItemClient',
    numberOf('InvItemClient', () => true),
    { SalesPrice1: 0.1 },
  )
  store.remove(
    'DebtorOrderLineClient',
    numberOf('DebtorOrderLineClient', () => true),
  )
  store.add('GLBudgetLineClient', {
    BudgetId: '2027',
    Date: '2027-01-01T00:00:00',
    Account: '1010',
    Amount: -7,
  })
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCompany()

  // A posting in a month that is not read again is found by a full refresh, and once a week.
  postInvoice(store, { at: 702, day: '2025-12-31', account: debtorAccount(4) })
  expect(await refresh({ full: true })).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCompany()
  postInvoice(store, { at: 703, day: '2025-12-30', account: debtorAccount(5) })
  now = new Date(now.getTime() + 7 * 24 * HOUR)
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCompany()
})

it('stores the same in an empty schema as in one that followed the changes', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCompany()
})

it('keeps the months of a ledger that are not read again', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded' })
  const old = numberOf('GLTransClient', inMonth('2026-01'))
  store.remove('GLTransClient', old)
  expect(await refresh()).toMatchObject({ state: 'succeeded' })
  expect(
    await sync.rows(`select row_key from ${schema}.gl_transactions where row_key = '${old}'`),
  ).toHaveLength(1)
})

it('ends as forbidden when the password changes midway, and stores everything next time', async () => {
  uniconta.beforeResponse = ({ path }) => {
    if (path.endsWith('/GLTransClient')) uniconta.users.splice(0, 1, { ...user, password: 'changed' })
  }
  expect(await refresh()).toMatchObject({ state: 'failed', forbidden: true, error: unicontaMessages.refused })
  uniconta.beforeResponse = () => undefined
  uniconta.users.splice(0, 1, user)
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCompany()
})

it('stores nothing of a table with a mistake, and the others', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded' })
  const item = numberOf('InvItemClient', () => true)
  const { CostPrice } = store.all('InvItemClient')[0] ?? {}
  store.change('InvItemClient', item, { CostPrice: 'gratis' })
  store.change(
    'EmployeeClient',
    numberOf('EmployeeClient', () => true),
    { Title: 'Chef' },
  )
  expect(await refresh()).toMatchObject({ state: 'failed', error: expect.stringContaining('cost_price') })
  store.change('InvItemClient', item, { CostPrice })
  await expectTheCompany()
})

it('replaces a ledger whose rows have no number, window by window', async () => {
  uniconta.behaviour.rowNumber = undefined
  const count = () => sync.rows(`select count(*)::integer as rows from ${schema}.gl_transactions`)
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  postInvoice(store, { at: 710, day: '2026-11-02', account: debtorAccount(4) })
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  expect(await count()).toEqual([{ rows: store.all('GLTransClient').length }])
  uniconta.behaviour.rowNumber = 'RowId'
})
