import { describe, expect, it } from 'vitest'
import type { HttpRequest, HttpResponse, Paging, SourceRecord } from './http-stream.ts'
import {
  byNextLink,
  byOffset,
  byPageNumber,
  byToken,
  byVersion,
  onePage,
  valueAt,
  withQuery,
} from './paging.ts'

const books: HttpRequest = { path: 'books', query: { sort: 'id' } }

const responseOf = (body: unknown, headers = {}): HttpResponse => ({
  status: 200,
  url: new URL('https://books.example/v1/books/all?sort=id'),
  headers,
  body,
  servedAt: undefined,
})

const bodyOf = (response: HttpResponse) => response.body as Record<string, unknown>
const total = (response: HttpResponse) => bodyOf(response).total as number | undefined
const pages = (response: HttpResponse) => bodyOf(response).pages as number | undefined

/** Follows the pages of a listing with these numbers of records, and returns the requests. */
function requestsOf(paging: Paging, sizes: readonly number[], body: unknown = {}): HttpRequest[] {
  const sent = [paging.first(books)]
  let seen = 0
  for (const size of sizes) {
    seen += size
    const records = Array.from({ length: size }, (_, at): SourceRecord => ({ id: at }))
    const next = paging.next({ request: sent.at(-1) ?? books, response: responseOf(body), records, seen })
    if (!next) return sent
    sent.push(next)
  }
  throw new Error('The listing did not end')
}

const queriesOf = (...args: Parameters<typeof requestsOf>) => requestsOf(...args).map(({ query }) => query)

it('adds to the query of a request and replaces what it has', () => {
  expect(withQuery(books, { sort: 'name', page: '2' })).toEqual({
    path: 'books',
    query: { sort: 'name', page: '2' },
  })
  expect(books.query).toEqual({ sort: 'id' })
})

it('reads one page only', () => {
  expect(requestsOf(onePage, [5])).toEqual([books])
})

describe('pages with a number', () => {
  it('end with an empty page, not with a short one', () => {
    expect(queriesOf(byPageNumber('page', { size: { limit: '100' } }), [100, 30, 0])).toEqual([
      { sort: 'id', limit: '100', page: '1' },
      { sort: 'id', limit: '100', page: '2' },
      { sort: 'id', limit: '100', page: '3' },
    ])
  })

  it('end with the stated total', () => {
    const numbers = queriesOf(byPageNumber('page', { total }), [100, 30], { total: 130 })
    expect(numbers.map((query) => query?.page)).toEqual(['1', '2'])
  })

  it('end with the stated last page, also if one before it is empty', () => {
    const numbers = queriesOf(byPageNumber('page', { pages }), [100, 0, 7], { pages: 3 })
    expect(numbers.map((query) => query?.page)).toEqual(['1', '2', '3'])
  })

  it('end with an empty page if the source states no last one', () => {
    expect(queriesOf(byPageNumber('page', { pages, total }), [1, 0])).toHaveLength(2)
  })

  it('report the stated total, so that missing records are noticed', () => {
    const page = { request: books, response: responseOf({ total: 9 }), records: [], seen: 0 }
    expect(byPageNumber('page', { total }).total?.(page)).toBe(9)
    expect(byOffset('skip', { total }).total?.(page)).toBe(9)
    expect(byPageNumber('page').total).toBeUndefined()
  })
})

describe('pages after a number of records', () => {
  it('start after those received, however many were requested', () => {
    expect(queriesOf(byOffset('skip', { size: { take: '50' } }), [20, 20, 5, 0])).toEqual(
      ['0', '20', '40', '45'].map((skip) => ({ sort: 'id', take: '50', skip })),
    )
  })

  it('end with the stated total', () => {
    expect(queriesOf(byOffset('skip', { total }), [20, 5], { total: 25 })).toHaveLength(2)
  })
})

describe('pages after a version', () => {
  const newest = byVersion('after', ({ response }) => bodyOf(response).max as string | undefined, {
    page_size: '10',
  })

  it('start at 0 or at the stored position, and end with an empty page', () => {
    expect(queriesOf(newest, [10, 0], { max: '77' })).toEqual([
      { sort: 'id', page_size: '10', after: '0' },
      { sort: 'id', page_size: '10', after: '77' },
    ])
    expect(newest.first(withQuery(books, { after: '55' })).query?.after).toBe('55')
  })

  it('end when a page has no version', () => {
    expect(queriesOf(newest, [10])).toHaveLength(1)
  })
})

it('sends the token of each page with the same request', () => {
  const paging = byToken(
    (response) => bodyOf(response).next as string | undefined,
    (request, token) => ({ ...request, body: JSON.stringify({ token }) }),
  )
  const page = { request: books, records: [], seen: 0 }
  expect(paging.next({ ...page, response: responseOf({ next: 't1' }) })).toEqual({
    ...books,
    body: '{"token":"t1"}',
  })
  expect(paging.next({ ...page, response: responseOf({}) })).toBeUndefined()
})

it('follows the link of each page without repeating the query', () => {
  const paging = byNextLink((response) => bodyOf(response).link as string | undefined)
  const request = { ...books, headers: { 'x-version': '2' } }
  const page = { request, records: [], seen: 0 }
  expect(paging.next({ ...page, response: responseOf({ link: '/v1/books?after=9' }) })).toEqual({
    path: 'https://books.example/v1/books?after=9',
    headers: { 'x-version': '2' },
  })
  expect(paging.next({ ...page, response: responseOf({}) })).toBeUndefined()
})

it.each([
  ['?page=2', 'https://books.example/v1/books/all?page=2'],
  ['more?page=2', 'https://books.example/v1/books/more?page=2'],
  ['https://books.example/v2/books?page=2', 'https://books.example/v2/books?page=2'],
  ['https://', 'https://'],
])('follows the link %s from the page that has it', (link, path) => {
  const paging = byNextLink(() => link)
  expect(paging.next({ request: books, records: [], seen: 0, response: responseOf({}) })?.path).toBe(path)
})

it.each([
  [['a', 'b'], { a: { b: 1 } }, 1],
  [[], [1], [1]],
  [['a', 'b'], { a: null }, undefined],
  [['a', 'b'], { a: 'text' }, undefined],
  [['a'], undefined, undefined],
])('finds the value at %j in %j', (path, value, expected) => {
  expect(valueAt(value, path)).toEqual(expected)
})
