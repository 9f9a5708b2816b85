import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Cin7, startCin7 } from './cin7-server.ts'
import type { Cin7Record, Cin7Store } from './cin7-store.ts'
import { fillCin7 } from './sample-cin7.ts'
import { cin7Id } from './sample-cin7-settings.ts'

const accountId = cin7Id('account', 1)
let now: Date
let cin7: Cin7
let store: Cin7Store

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  cin7 = await startCin7({ clock: () => now })
  store = cin7.addCompany(accountId, 'key')
  fillCin7(store)
})
afterEach(() => cin7.stop())

const keys = { 'api-auth-accountid': accountId, 'api-auth-applicationkey': 'key' }

async function request(path: string, headers: Record<string, string> = keys) {
  const response = await fetch(`${cin7.uri}/ExternalApi/v2/${path}`, {
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}
const idsIn = (body: { SaleList: Cin7Record[] }) => body.SaleList.map(({ SaleID }) => SaleID)

it('lists a hundred records a page unless a limit says otherwise, and never more than a thousand', async () => {
  fillCin7(store, { sales: 1_020 })
  const sizes: number[] = []
  for (const query of ['', '?Limit=7', '?Limit=5000', '?Page=2&Limit=1000'])
    sizes.push((await request(`saleList${query}`)).body.SaleList.length)
  expect(sizes).toEqual([100, 7, 1_000, 20])
  expect((await request('saleList')).body).toMatchObject({ Total: 1_020, Page: 1 })
})

it('lists what changed strictly after a time, the last change first', async () => {
  store.change('saleList', cin7Id('sale', 3), { Status: 'VOIDED' })
  now = new Date('2026-11-21T12:00:01Z')
  store.change('saleList', cin7Id('sale', 4), {})
  const since = (time: string) => request(`saleList?UpdatedSince=${time}`)
  expect(idsIn((await since('2026-11-21T11:59:59Z')).body)).toEqual([cin7Id('sale', 4), cin7Id('sale', 3)])
  expect(idsIn((await since('2026-11-21T12:00:00Z')).body)).toEqual([cin7Id('sale', 4)])
})

it('lists transactions strictly between two days', async () => {
  const { body } = await request('transactions?FromDate=2026-01-05&ToDate=2026-01-07')
  expect(body.Transactions.map(({ EffectiveDate }: Cin7Record) => EffectiveDate)).toEqual(
    Array(2).fill('2026-01-06T00:00:00'),
  )
})

it('returns the details of a task, until it is deleted', async () => {
  const path = `sale?ID=${cin7Id('sale', 3)}&HideInventoryMovements=true`
  expect((await request(path)).body).toMatchObject({ ID: cin7Id('sale', 3), Order: { Status: 'AUTHORISED' } })
  store.removeTask('sale', cin7Id('sale', 3))
  expect((await request(path)).status).toBe(404)
  expect((await request('saleList')).body.Total).toBe(59)
})

it('leaves out deprecated products unless they are wanted', async () => {
  const totals = [await request('product'), await request('product?IncludeDeprecated=true')]
  expect(totals.map(({ body }) => body.Total)).toEqual([22, 24])
})

it.each([
  ['saleList?page=1', 400],
  ['saleList?Page=0', 400],
  ['saleList?UpdatedSince=yesterday', 400],
  ['sale', 400],
  ['sales', 404],
])('refuses %s with %i', async (path, status) => {
  const response = await request(path)
  expect([response.status, response.body[0].ErrorCode]).toEqual([status, status])
})

it('requires both headers, and the content type', async () => {
  for (const name of Object.keys(keys))
    expect((await request('me', { ...keys, [name]: 'other' })).status).toBe(403)
  expect((await request('me', { ...keys, 'content-type': 'text/plain' })).status).toBe(400)
  expect((await request('me')).body.Company).toBe('Harbour Roasters')
})

it('refuses the 61st request of an application within a minute', async () => {
  for (let at = 0; at < 60; at++) expect((await request('me')).status).toBe(200)
  const refused = await request('me')
  expect([refused.status, refused.body[0].Exception]).toEqual([503, expect.stringContaining('60 calls')])
  now = new Date(now.getTime() + 60_000)
  expect((await request('me')).status).toBe(200)
})
