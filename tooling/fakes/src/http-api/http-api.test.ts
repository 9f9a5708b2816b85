import { afterEach, expect, it } from 'vitest'
import { ApiRefusal, type ApiRoute } from './api-exchange.ts'
import { type ApiServer, type ApiServerOptions, startApiServer } from './api-server.ts'
import { recordTable } from './record-table.ts'

let now = new Date('2026-11-21T12:00:00Z')
let api: ApiServer

afterEach(() => api.stop())

const routes: ApiRoute[] = [
  {
    path: '/v1/things',
    query: ['page'],
    handle: ({ query }) => ({ json: pageOf(Number(query.get('page'))) }),
  },
  { path: '/v1/things/:id', handle: ({ params }) => ({ json: params }) },
  { path: '/v1/files/*rest', handle: ({ params }) => ({ json: params }) },
  {
    method: 'POST',
    path: '/v1/things',
    handle: ({ body }) => {
      throw new ApiRefusal({ status: 422, json: { body } })
    },
  },
]

const things = recordTable<{ id: string; size: number }>(({ id }) => id)
for (const id of ['a', 'b', 'c', 'd', 'e']) things.put({ id, size: 1 })

const pageOf = (page: number) => {
  const size = api.pages.begin(page, 3)
  return things.all().slice((page - 1) * size, page * size)
}

async function start(options: Partial<ApiServerOptions> = {}) {
  now = new Date('2026-11-21T12:00:00Z')
  const refusalOf: ApiServerOptions['refusalOf'] = (problem) => ({ status: 400, json: problem })
  api = await startApiServer({ routes, refusalOf, clock: () => now, ...options })
}

async function request(path: string, init?: RequestInit) {
  const response = await fetch(api.uri + path, init)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

it('runs the route of a path with its parameters and the clock’s time', async () => {
  await start()
  const one = await request('/v1/things/a%2Fb')
  expect(one).toMatchObject({ status: 200, body: { id: 'a/b' } })
  expect(one.headers.get('date')).toBe('Sat, 21 Nov 2026 12:00:00 GMT')
  expect(one.headers.get('content-encoding')).toBe('gzip')
  expect((await request('/v1/files/x/y')).body).toEqual({ rest: 'x/y' })
  expect(await request('/v1/things', { method: 'POST', body: 'new' })).toMatchObject({
    status: 422,
    body: { body: 'new' },
  })
  expect(api.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /v1/things/a%2Fb',
    'GET /v1/files/x/y',
    'POST /v1/things',
  ])
})

it.each([
  ['/v1/other', 'GET', { kind: 'no-route' }],
  ['/v1/things/a', 'POST', { kind: 'wrong-method' }],
  ['/v1/things?page=1&limit=2', 'GET', { kind: 'unknown-parameter', name: 'limit' }],
])('refuses %s with %s', async (path, method, body) => {
  await start()
  expect(await request(path, { method })).toMatchObject({ status: 400, body })
})

it('sends faults instead of responses, in order', async () => {
  await start()
  api.faults.push({ status: 503, body: '{"busy":true}' }, undefined, { cut: true })
  expect(await request('/v1/things/a')).toMatchObject({ status: 503, body: { busy: true } })
  expect((await request('/v1/things/a')).status).toBe(200)
  await expect(request('/v1/things/a')).rejects.toThrow('terminated')
})

it('refuses requests over a limit until its window ends', async () => {
  const limit = {
    count: 2,
    windowMs: 60_000,
    key: ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-tenant']),
    refuse: (seconds: number) => ({ status: 429, headers: { 'retry-after': String(seconds) }, json: {} }),
    headers: (remaining: number) => ({ 'x-remaining': String(remaining) }),
  }
  await start({ limits: [limit] })
  const as = (tenant: string) => request('/v1/things/a', { headers: { 'x-tenant': tenant } })
  const seen = [await as('one'), await as('one'), await as('two')]
  expect(seen.map(({ headers }) => headers.get('x-remaining'))).toEqual(['1', '0', '1'])
  now = new Date(now.getTime() + 20_000)
  const refused = await as('one')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('40')
  now = new Date(now.getTime() + 40_000)
  expect((await as('one')).status).toBe(200)
})

it('caps pages, and changes records just before a page', async () => {
  await start()
  api.pages.cap = 2
  api.pages.shiftAt(2, () => things.remove('a'))
  expect((await request('/v1/things?page=1')).body).toHaveLength(2)
  expect((await request('/v1/things?page=2')).body).toEqual([
    { id: 'd', size: 1 },
    { id: 'e', size: 1 },
  ])
  expect(things.has('a')).toBe(false)
})
