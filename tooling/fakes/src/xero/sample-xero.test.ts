import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillXero } from './sample-xero.ts'
import { xeroGuid } from './sample-xero-settings.ts'
import { startXero, type Xero } from './xero-server.ts'

const tenant = xeroGuid('tenant', 1)
const scopes = ['accounting.settings.read', 'accounting.invoices.read', 'accounting.manualjournals.read']
let now = new Date('2026-11-21T12:00:00Z')
let xero: Xero

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  xero = await startXero({
    accessOf: (token) => (token === 'good' ? { scopes, tenants: [tenant] } : undefined),
    clock: () => now,
    limits: { minute: 20 },
  })
  fillXero(xero.books(tenant), { invoices: 30, contacts: 5 })
})
afterEach(() => xero.stop())

async function request(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${xero.uri}/api.xro/2.0/${path}`, {
    headers: {
      authorization: 'Bearer good',
      'xero-tenant-id': tenant,
      accept: 'application/json',
      ...headers,
    },
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') ? JSON.parse(text) : text,
  }
}

it('pages invoices in the order of the request, with lines and a total', async () => {
  const { body } = await request('Invoices?page=2&pageSize=20&order=InvoiceID%20ASC')
  const ids = body.Invoices.map(({ InvoiceID }: { InvoiceID: string }) => InvoiceID)
  expect(ids).toHaveLength(10)
  expect(ids).toEqual(ids.toSorted())
  expect(body.pagination).toEqual({ page: 2, pageSize: 20, pageCount: 2, itemCount: 30 })
  expect(body.Invoices[0].LineItems.length).toBeGreaterThan(0)
})

it('leaves lines out of a list without pages', async () => {
  const { body } = await request('Invoices')
  expect(body.Invoices).toHaveLength(30)
  expect(body.Invoices[0].LineItems).toEqual([])
  expect(body.pagination).toBeUndefined()
})

it('lists only records changed since a time', async () => {
  const id = xeroGuid('invoice', 4)
  xero.books(tenant).of('Invoices').change(id, { Status: 'VOIDED' })
  const { body } = await request('Invoices?page=1', { 'if-modified-since': '2026-11-21T12:00:00' })
  expect(body.Invoices).toMatchObject([{ InvoiceID: id, Status: 'VOIDED' }])
})

it.each([
  ['an unknown token', 'Accounts', { authorization: 'Bearer bad' }, 401, 'TokenExpired'],
  ['a list outside the scopes', 'Contacts', {}, 401, 'AuthorizationUnsuccessful'],
  [
    'an organisation that is not connected',
    'Accounts',
    { 'xero-tenant-id': 'other' },
    403,
    'AuthenticationUnsuccessful',
  ],
  ['a request without organisation', 'Accounts', { 'xero-tenant-id': '' }, 403, 'AuthenticationUnsuccessful'],
  ['an unknown parameter', 'Accounts?page=1', {}, 400, 'Unknown parameter page'],
  [
    'a time in another form',
    'Invoices',
    { 'if-modified-since': 'Sat, 21 Nov 2026 12:00:00 GMT' },
    400,
    'cannot be listed',
  ],
])('refuses %s', async (_, path, headers, status, words) => {
  const refused = await request(path, headers)
  expect(refused.status).toBe(status)
  expect(JSON.stringify(refused.body)).toContain(words)
})

it('responds in XML unless JSON is requested', async () => {
  expect((await request('Accounts', { accept: '*/*' })).body).toContain('<Response>')
})

it('refuses more calls a minute than allowed, until the minute is over', async () => {
  for (let call = 0; call < 20; call++) await request('Currencies')
  const refused = await request('Currencies')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('x-rate-limit-problem')).toBe('minute')
  expect(refused.headers.get('retry-after')).toBe('60')
  now = new Date(now.getTime() + 60_000)
  expect((await request('Currencies')).headers.get('x-minlimit-remaining')).toBe('19')
})

it('refuses a long list without pages, or in an order without an index', async () => {
  xero.mostUnindexed = 10
  expect((await request('Invoices')).body.Type).toBe('HighVolumeException')
  expect((await request('Invoices?page=1&order=Total%20ASC')).body.ErrorNumber).toBe(51)
  expect((await request('Invoices?page=1&order=InvoiceID%20ASC')).body.Invoices).toHaveLength(30)
})

it('lists the records of a range of dates', async () => {
  const where = encodeURIComponent('Date>=DateTime(2026,1,1) AND Date<DateTime(2026,1,11)')
  expect((await request(`Invoices?page=1&where=${where}`)).body.Invoices).toHaveLength(5)
})
