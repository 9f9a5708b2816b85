import { afterEach, beforeEach, expect, describe as group, it } from 'vitest'
import { invoice, pay } from './go-invoices.ts'
import { describe, reverse } from './go-ledger.ts'
import { type GoClient, type GoServer, startPowerOffice } from './go-server.ts'
import { goTime } from './go-store.ts'
import { fillGo } from './sample-go.ts'

let now = new Date('2026-11-21T12:00:00Z')
let go: GoServer
let client: GoClient

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  go = await startPowerOffice({ clock: () => now })
  client = go.addClient('key-1', 'Bjørk Hagesenter AS')
  fillGo(client.store, { customers: 12, suppliers: 4, products: 6, invoices: 20 })
})
afterEach(() => go.stop())

const subscription = { 'ocp-apim-subscription-key': 'sub-1' }

async function tokenOf(clientKey = 'key-1', headers: Record<string, string> = subscription) {
  const basic = Buffer.from(`app-1:${clientKey}`).toString('base64')
  const response = await fetch(`${go.uri}/OAuth/Token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, ...headers },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const body: unknown = await response.json()
  return { status: response.status, body, token: String(Object(body).access_token) }
}

async function get(path: string, token?: string) {
  const bearer = token ?? (await tokenOf()).token
  const response = await fetch(`${go.uri}/v2/${path}`, {
    headers: { authorization: `Bearer ${bearer}`, ...subscription },
  })
  const text = await response.text()
  const page = response.headers.get('x-pagination')
  return {
    status: response.status,
    body: text && JSON.parse(text),
    next: page && JSON.parse(page).nextPageLink,
  }
}

const dates = 'fromDate=2025-01-01&toDate=2027-12-31'

group('tokens', () => {
  it('are issued for an application key and a client key', async () => {
    expect(await tokenOf()).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 1200 } })
    expect(await tokenOf('key-2')).toMatchObject({ status: 400, body: { error: 'invalid_client' } })
    expect((await tokenOf('key-1', {})).status).toBe(401)
  })

  it('work for twenty minutes, or until the key is revoked', async () => {
    const { token } = await tokenOf()
    now = new Date(now.getTime() + 1_199_999)
    expect((await get('Products', token)).status).toBe(200)
    now = new Date(now.getTime() + 1)
    expect((await get('Products', token)).status).toBe(401)
    const { token: renewed } = await tokenOf()
    go.clients.delete('key-1')
    expect((await get('Products', renewed)).status).toBe(401)
  })
})

group('lists', () => {
  it('have pages in the requested order, and a link to the next', async () => {
    const first = await get('Customers?PageSize=5&OrderBy=Id desc&Fields=Id,Name')
    const ids = client.store.all('customers').map(({ Id }) => Number(Id))
    expect(first.body.map(({ Id }: { Id: number }) => Id)).toEqual(ids.toReversed().slice(0, 5))
    expect(Object.keys(first.body[0])).toEqual(['Id', 'Name'])
    expect(first.next).toContain('PageNumber=2')
    expect((await get('Customers?PageSize=5&PageNumber=3')).next).toBeNull()
    expect(await get('Customers?PageNumber=4&PageSize=5')).toMatchObject({ status: 204, body: '' })
  })

  it('select voucher numbers by ranges', async () => {
    const { body } = await get('OutgoingInvoices?voucherNos=1, 3-4,40-&Fields=VoucherNo&OrderBy=VoucherNo')
    const numbers = client.store.all('outgoingInvoices').map(({ VoucherNo }) => Number(VoucherNo))
    const wanted = numbers.filter((no) => no === 1 || no === 3 || no === 4 || no >= 40)
    expect(body.map(({ VoucherNo }: { VoucherNo: number }) => VoucherNo)).toEqual(
      wanted.toSorted((one, other) => one - other),
    )
  })

  it.each([
    'OutgoingInvoices?voucherNos=all',
    'AccountTransactions',
    'Customers?page=1',
    'Customers?PageSize=20001',
    'Customers?OrderBy=Colour',
    'Customers?Fields=Id,Colour',
    'Locations?lastChangedDateTimeOffsetGreaterThan=2025-01-01',
  ])('refuse %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 400, body: { Title: 'Bad Request' } })
  })

  it('are forbidden without their privilege', async () => {
    client.privileges.delete('SalesOrders')
    client.withoutModule.add('SalesOrders')
    expect((await get('SalesOrders')).status).toBe(403)
    const { ValidPrivileges: valid, InvalidPrivileges: invalid } = (await get('ClientIntegrationInformation'))
      .body
    expect(invalid).toEqual(['SalesOrders'])
    expect(valid).not.toContain('SalesOrders')
    client.privileges.add('SalesOrders_Full')
    expect((await get('SalesOrders')).status).toBe(200)
  })

  it('refuse the eleventh request within a second', async () => {
    const { token } = await tokenOf()
    const statuses = []
    for (let count = 0; count < 10; count++) statuses.push((await get('Products', token)).status)
    expect(statuses.slice(-2)).toEqual([200, 429])
    now = new Date(now.getTime() + 1_000)
    expect((await get('Products', token)).status).toBe(200)
  })
})

group('the ledger', () => {
  const since = (time: Date) => `lastChangedDateTimeOffsetGreaterThan=${encodeURIComponent(goTime(time))}`

  it('balances, and a reversal posts the opposite and marks the original', async () => {
    const total = () => client.store.all('transactions').reduce((sum, { Amount }) => sum + Number(Amount), 0)
    expect(total()).toBeCloseTo(0)
    const before = now
    now = new Date(now.getTime() + 60_000)
    const posted = reverse(client.store, 1)
    expect(total()).toBeCloseTo(0)
    const { body } = await get(`AccountTransactions?${dates}&${since(before)}`)
    expect(body).toHaveLength(posted.length * 2)
    expect(body.filter(({ IsReversed }: { IsReversed: boolean }) => IsReversed)).toHaveLength(posted.length)
    describe(client.store, 2, 'Corrected')
    expect((await get(`AccountTransactions?${dates}&${since(before)}`)).body.length).toBeGreaterThan(
      body.length,
    )
  })

  it('shows an invoice with its lines as open until it is paid', async () => {
    const { store } = client
    const [customer, product] = [store.all('customers')[0], store.all('products')[0]]
    if (!customer || !product) throw new Error('The sample is empty')
    const { Id } = invoice(store, { customer, lines: [{ product, quantity: 2 }], at: now })
    const { body: lines } = await get(`OutgoingInvoices/${Id}/Lines`)
    expect(lines).toEqual([expect.objectContaining({ ProductId: product.Id, Quantity: 2 })])
    expect(lines[0]).not.toHaveProperty('InvoiceId')
    const open = async () => (await get('Customerledger/OpenItems?date=2027-01-01')).body.length
    const before = await open()
    pay(store, String(Id))
    expect(await open()).toBe(before - 1)
    expect((await get('OutgoingInvoices/unknown/Lines')).status).toBe(404)
  })
})
