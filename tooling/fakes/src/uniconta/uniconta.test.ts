import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillUniconta } from './sample-uniconta.ts'
import { startUniconta, type Uniconta } from './uniconta-server.ts'

const user = { name: 'odata@fjord.example', password: 'kaj:41', companies: ['4415', '4416'] }
let uniconta: Uniconta

beforeEach(async () => {
  uniconta = await startUniconta({ users: [user], limit: 8, clock: () => new Date('2026-11-21T12:00:00Z') })
  fillUniconta(uniconta.company('4415'), { invoicesPerMonth: 4, months: 18 })
  fillUniconta(uniconta.company('4416'), { number: '4416', debtors: 3, months: 1 })
})
afterEach(() => uniconta.stop())

const basic = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

async function request(
  path: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const sent = { accept: 'application/json', authorization: basic(user.name, user.password), ...headers }
  const response = await fetch(`${uniconta.uri}/odata/${path}?${new URLSearchParams(query)}`, {
    headers: sent,
  })
  const text = await response.text()
  return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : undefined }
}

const march = "Date ge datetime'2026-03-01T00:00:00' and Date le datetime'2026-03-31T23:59:59'"

it('lists the tables of the default company, and those of a named one', async () => {
  const { body } = await request('')
  expect(body.value).toContainEqual({ name: 'DebtorClient', kind: 'EntitySet', url: 'DebtorClient' })
  expect((await request('DebtorClient')).body.value).toHaveLength(12)
  expect((await request('4416/DebtorClient')).body.value).toHaveLength(3)
  const named = { authorization: basic(`004416/${user.name}`, user.password) }
  expect((await request('DebtorClient', {}, named)).body.value).toHaveLength(3)
})

it('leaves out nulls, and the fields of the company without the ending User', async () => {
  uniconta.company('4415').entities.add('DebtorClientUser')
  const [plain] = (await request('DebtorClient')).body.value
  expect(plain).not.toHaveProperty('Address2')
  expect(plain).not.toHaveProperty('xRegion')
  expect((await request('DebtorClientUser')).body.value[0]).toMatchObject({ xRegion: 'R0' })
})

it('filters by date, orders, and limits', async () => {
  const { body } = await request('GLTransClient', { $filter: march, $orderby: 'Date desc', $top: '5' })
  expect(body.value).toHaveLength(5)
  expect(body.value[0].Date).toBe('2026-03-31T00:00:00')
  expect(body).not.toHaveProperty(['@odata.nextLink'])
})

it('links to the next page with the same filter', async () => {
  uniconta.pages.cap = 7
  const first = (await request('GLTransClient', { $filter: march })).body
  const link = first['@odata.nextLink'].replace(`${uniconta.uri}/odata/`, '')
  const [path, query] = link.split('?')
  const second = (await request(path, Object.fromEntries(new URLSearchParams(query)))).body
  expect([first.value.length, second.value.length]).toEqual([7, 5])
  expect(second).not.toHaveProperty(['@odata.nextLink'])
})

it.each([
  [{ $select: 'Account' }],
  [{ $filter: "contains(Name, 'Rovde')" }],
  [{ $filter: "Account eq '1' or Name eq 'Rovde'" }],
  [{ $filter: "Nothing eq '1'" }],
  [{ $orderby: 'Nothing' }],
  [{ $top: 'all' }],
])('refuses %o', async (query) => {
  expect((await request('DebtorClient', query as Record<string, string>)).status).toBe(400)
})

it('refuses a wrong password, other companies, unknown tables, and sends XML without Accept', async () => {
  expect((await request('', {}, { authorization: basic(user.name, 'wrong') })).status).toBe(401)
  expect((await request('9999/DebtorClient')).status).toBe(404)
  expect((await request('Nothing')).status).toBe(404)
  expect((await request('DebtorClient', {}, { accept: '*/*' })).text).toBe('<feed />')
})

it('refuses more calls in a day than the user has', async () => {
  for (let call = 0; call < 8; call++) await request('EmployeeClient')
  expect((await request('EmployeeClient')).status).toBe(429)
})
