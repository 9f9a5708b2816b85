import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ExampleBooksServer, startExampleBooks } from './example-books-server.ts'
import { fillExampleBooks } from './example-books-store.ts'

const key = 'key-1'
let now: Date
let api: ExampleBooksServer

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  api = await startExampleBooks({ key, clock: () => now, limit: 5 })
  fillExampleBooks(api, { authors: 3, books: 45 })
})
afterEach(() => api.stop())

type Listing = { items: { id: number }[] }

async function request(path: string, headers: Record<string, string> = { 'x-api-key': key }) {
  const response = await fetch(`${api.uri}/v1/${path}`, { headers })
  const body = (await response.json()) as Listing
  return { status: response.status, headers: response.headers, body }
}

const idsOf = (body: Listing) => body.items.map(({ id }) => id)

it('lists 20 records a page, or as many as requested up to 100, with their number', async () => {
  expect((await request('books')).body).toMatchObject({ page: 1, total: 45, items: { length: 20 } })
  expect(idsOf((await request('books?page=3')).body)).toEqual([41, 42, 43, 44, 45])
  expect((await request('books?per_page=500')).body.items).toHaveLength(45)
  expect((await request('books?page=4')).body).toEqual({ page: 4, total: 45, items: [] })
})

it('lists what has changed since a time, deleted books included', async () => {
  api.books.change('7', { title: 'New title' })
  api.deleteBook(9)
  const { body } = await request('books?updated_since=2026-11-21T12:00:00Z')
  expect(body.items).toMatchObject([
    { id: 7, title: 'New title', deleted_at: null },
    { id: 9, deleted_at: '2026-11-21T12:00:00.000Z' },
  ])
  expect(idsOf((await request('books?per_page=100')).body)).not.toContain(9)
})

it('requires a known key, except for its version', async () => {
  expect(await request('', {})).toMatchObject({ status: 200, body: { version: '1.4' } })
  expect(await request('books', {})).toMatchObject({ status: 401, body: { error: 'unknown_key' } })
  api.keys.delete(key)
  expect(await request('books')).toMatchObject({ status: 401 })
})

it.each([
  ['books?limit=5', 400, { error: 'unknown_parameter', parameter: 'limit' }],
  ['authors?updated_since=2026-11-21', 400, { error: 'unknown_parameter', parameter: 'updated_since' }],
  ['books?page=0', 400, { error: 'bad_parameter', parameter: 'page' }],
  ['books?updated_since=yesterday', 400, { error: 'bad_parameter', parameter: 'updated_since' }],
  ['shelves', 404, { error: 'not_found' }],
])('refuses %s', async (path, status, body) => {
  expect(await request(path)).toMatchObject({ status, body })
})

it('refuses a list that the plan leaves out', async () => {
  api.notInPlan.add('authors')
  expect(await request('authors')).toMatchObject({ status: 403, body: { error: 'not_in_plan' } })
  expect((await request('books')).status).toBe(200)
})

it('refuses requests over its limit until the minute ends', async () => {
  for (let count = 0; count < 5; count++) expect((await request('authors')).status).toBe(200)
  now = new Date(now.getTime() + 15_000)
  const refused = await request('authors')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '45'])
  now = new Date(now.getTime() + 45_000)
  expect((await request('authors')).status).toBe(200)
})
