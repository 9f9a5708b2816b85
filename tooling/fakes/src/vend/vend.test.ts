import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillVend } from './sample-vend.ts'
import { vendId } from './sample-vend-settings.ts'
import { vendResources } from './vend-resources.ts'
import { startVend, type Vend } from './vend-server.ts'

const shop = 'birch-garden'
const scopes = [
  ...new Set(vendResources.flatMap((resource) => resource.scopes)),
  'retailer:read',
  'inventory:read',
]
let now: Date
let vend: Vend

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  vend = await startVend({
    accessOf: (token) => (token === 'good' ? { shop, scopes } : undefined),
    clock: () => now,
    limit: 12,
  })
  fillVend(vend.store(shop), { sales: 30, products: 12, customers: 8 })
})
afterEach(() => vend.stop())

async function request(path: string, init: RequestInit = {}) {
  const response = await fetch(`${vend.uri}/${shop}/api/2026-07/${path}`, {
    ...init,
    headers: { authorization: 'Bearer good', 'user-agent': 'Tributary', ...init.headers },
  })
  const text = await response.text()
  const body = /^[[{]/.test(text) ? JSON.parse(text) : text
  return { status: response.status, headers: response.headers, body }
}

const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id)

it('lists sales after a version, oldest change first, until a page is empty', async () => {
  const { body: first } = await request('sales?after=0&page_size=20')
  expect(first.data).toHaveLength(20)
  vend.store(shop).change('sales', vendId('sale', 2), { note: 'Changed' })
  const { body: second } = await request(`sales?after=${first.version.max}&page_size=20`)
  expect(idsOf(second).at(-1)).toBe(vendId('sale', 2))
  expect(second.data).toHaveLength(11)
  const { body: last } = await request(`sales?after=${second.version.max}`)
  expect(last).toEqual({ data: [], version: { min: null, max: null } })
})

it('lists deleted records on request only', async () => {
  vend.store(shop).remove('customers', vendId('customer', 3))
  expect(idsOf((await request('customers')).body)).not.toContain(vendId('customer', 3))
  const { body } = await request('customers?deleted=true')
  expect(body.data.at(-1)).toMatchObject({
    id: vendId('customer', 3),
    deleted_at: '2026-11-21T12:00:00+00:00',
  })
})

it('lists stock newest first unless the body says otherwise, and refuses unknown fields', async () => {
  const levels = async (body: object) =>
    (await request('inventory', { method: 'POST', body: JSON.stringify(body) })).body
  const versions = (await levels({ size: 5 })).map(({ version }: { version: number }) => version)
  expect(versions).toEqual(versions.toSorted().toReversed())
  const [oldest] = await levels({ size: 5, sort_direction: 'asc', after: 0 })
  expect(versions).not.toContain(oldest.version)
  expect(await levels({ page_size: 5 })).toMatchObject({ error: 'Unprocessable Entity' })
})

it('pages gift cards by the last card and categories by the last category', async () => {
  const { body: cards } = await request('gift_cards?page_size=2')
  expect(idsOf(cards)).toEqual([vendId('gift card', 3), vendId('gift card', 2)])
  expect(idsOf((await request(`gift_cards?before=${vendId('gift card', 2)}`)).body)).toEqual([
    vendId('gift card', 1),
  ])
  const { body: categories } = await request('product_categories?page_size=2')
  expect(categories.page_info).toEqual({ has_next: true, last_seen: vendId('category', 3) })
  const { body: rest } = await request(`product_categories?after=${vendId('category', 3)}`)
  expect(rest).toMatchObject({ data: { categories: [{ name: 'Tools' }] }, page_info: { has_next: false } })
})

it.each([
  ['sales', { authorization: 'Bearer old' }, 401],
  ['sales', { 'user-agent': '' }, 400],
  ['sales?limit=1', {}, 400],
  ['promotions', {}, 403],
  ['quotes', {}, 404],
])('refuses %s with %o', async (path, headers, status) => {
  vend.notInPlan.add('promotions')
  expect((await request(path, { headers })).status).toBe(status)
})

it('shows a page for people at the address of a closed shop', async () => {
  vend.closedShops.add(shop)
  expect(await request('sales')).toMatchObject({ status: 404, body: expect.stringContaining('<h1>') })
})

it('limits the requests of a shop and names the end of the window', async () => {
  for (let times = 0; times < 12; times++) expect((await request('brands')).status).toBe(200)
  const refused = await request('brands')
  expect([
    refused.status,
    refused.headers.get('retry-after'),
    refused.headers.get('x-ratelimit-limit'),
  ]).toEqual([429, 'Sat, 21 Nov 2026 12:05:00 GMT', '12'])
  now = new Date('2026-11-21T12:05:00Z')
  expect((await request('brands')).headers.get('x-ratelimit-remaining')).toBe('11')
})
