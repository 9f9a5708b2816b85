import type { ApiRequest, ApiResponse } from '@tributary/fakes/http-api/api-exchange'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits } from '../../rate-limits.ts'
import { type Books, booksDefinition, booksFeed, PAGE, startBooks } from '../../testing/books.ts'
import { columns } from './columns.ts'
import { httpMessages } from './http.messages.ts'
import type { SentRequest } from './http-client.ts'
import { type HttpAdapter, type HttpSource, httpSource } from './http-source.ts'
import type { HttpStream, StreamRead } from './http-stream.ts'
import { byPageNumber, onePage, withQuery } from './paging.ts'
import { RecordsMissing } from './records.ts'

const messages = httpMessages('Books')
const forever = new AbortController().signal

let books: Books
let sent: SentRequest[]
let statuses: number[]
let opened: HttpAdapter[]

beforeEach(async () => {
  sent = []
  statuses = []
  opened = []
  books = await startBooks()
  books.invoices = [1, 2, 3, 4, 5].map((version) => ({ id: `i${version}`, version, total: version }))
})
afterEach(async () => {
  for (const source of opened) source.close()
  await books.api.stop()
})

const numbered: HttpStream = {
  name: 'invoices',
  request: { path: 'invoices' },
  records: ['items'],
  columns: [...columns('text', 'id'), ...columns('numeric', 'total')],
  key: ['id'],
  paging: byPageNumber('page'),
}

function respondNumbered({ query }: ApiRequest): ApiResponse {
  const page = Number(query.get('page') ?? 1)
  return { json: { items: books.invoices.slice((page - 1) * PAGE, page * PAGE) } }
}

function source(stream: HttpStream, options: Partial<HttpSource> = {}) {
  const observer = {
    onRequest: (request: SentRequest) => void sent.push(request),
    onResponse: (status: number) => void statuses.push(status),
  }
  const rateLimits = memoryRateLimits(() => new Date())
  const tools = { outbound: { allowPrivateTargets: true }, rateLimits, observer }
  const made = httpSource({ ...booksDefinition(books.api.uri, stream), ...options }, tools, {
    now: () => new Date(),
  })
  opened.push(made)
  return made
}

const firstPage = (stream: HttpStream, table = 'invoices', options: Partial<HttpSource> = {}) =>
  source(stream, options).firstPage(table, forever)
const urls = () => books.api.requests.map(({ url }) => url)

describe('the first page of a table', () => {
  it('takes one request, although more pages follow', async () => {
    books.respond = respondNumbered
    expect(await firstPage(numbered)).toMatchObject({
      rows: [
        ['i1', 1],
        ['i2', 2],
      ],
      hasMore: true,
      missing: [],
      failure: undefined,
    })
    expect(urls()).toEqual(['/v1/invoices?page=1'])
  })

  it('has no more rows if its listing ends', async () => {
    expect(await firstPage({ ...numbered, paging: onePage })).toMatchObject({ hasMore: false })
  })

  it('ends a listing of changes after its first page too', async () => {
    expect(await firstPage(booksFeed)).toMatchObject({
      rows: [
        ['i1', 1],
        ['i2', 2],
      ],
      hasMore: true,
    })
    expect(urls()).toEqual(['/v1/invoices?after=0'])
  })

  it('of a child table has the rows of the records on that page', async () => {
    books.invoices = books.invoices.map((one) => ({ ...one, lines: [{ sku: `${one.id}-a` }] }))
    expect(await firstPage(booksFeed, 'invoice_lines')).toMatchObject({
      rows: [
        ['i1', 1, 'i1-a'],
        ['i2', 1, 'i2-a'],
      ],
      hasMore: true,
      fields: ['sku'],
    })
    expect(urls()).toHaveLength(1)
  })

  it('leaves out records that were removed', async () => {
    books.invoices = books.invoices.map((one) => ({ ...one, deleted: one.version === 1 }))
    expect((await firstPage(booksFeed)).rows).toEqual([['i2', 2]])
  })

  it('is looked for from the newest window back', async () => {
    books.respond = (request) =>
      request.query.get('from') === '2026-02-01' ? respondNumbered(request) : { json: { items: [] } }
    const windows: HttpStream['windows'] = {
      from: '2026-01-01',
      to: '2026-05-01',
      by: 'month',
      apply: (request, { from }) => withQuery(request, { from }),
    }
    expect((await firstPage({ ...numbered, windows, paging: onePage })).hasMore).toBe(true)
    expect(urls()).toEqual(['04', '03', '02'].map((month) => `/v1/invoices?from=2026-${month}-01`))
  })

  it('is not requested again after a temporary failure', async () => {
    books.api.faults.push({ status: 503, body: '{}', headers: { 'content-type': 'application/json' } })
    await expect(firstPage(numbered)).rejects.toThrow(messages.busy)
    expect(statuses).toEqual([503])
  })

  it('names the columns whose field no record has, and the fields that they have', async () => {
    const wrong = { ...numbered, columns: [...numbered.columns, ...columns('text', 'customer.name')] }
    expect(await firstPage(wrong)).toMatchObject({
      missing: [{ column: 'customer_name', path: ['customer', 'name'] }],
      fields: ['id', 'version', 'total'],
    })
  })

  it('describes records that cannot be rows', async () => {
    const wrong = { ...numbered, columns: columns('text', 'number'), key: ['number'] }
    const page = await firstPage(wrong)
    expect(page).toMatchObject({ rows: [], fields: ['id', 'version', 'total'] })
    expect(page.failure?.message).toBe(messages.noKey('invoices', 'number'))
  })

  it('fails with the fields of a response that does not have the list', async () => {
    books.respond = () => ({ json: { data: { rows: [], next: null }, version: 2 } })
    const failure = await firstPage({ ...numbered, records: ['data', 'items'] }).catch((error) => error)
    expect(failure).toBeInstanceOf(RecordsMissing)
    expect(failure.found()).toEqual({ at: ['data'], isList: false, fields: ['rows', 'next'] })
    expect(JSON.stringify(failure)).not.toContain('next')
  })
})

describe('a listing that the source reads itself', () => {
  async function* byParent({ request }: StreamRead) {
    for (const parent of books.invoices) {
      await request({ path: `parents/${parent.id}` })
      const { body } = await request({ path: 'invoices', query: { since: parent.id } })
      yield { records: (body as { items: { id: string }[] }).items }
    }
  }

  it('stops before the request after its first page', async () => {
    expect(await firstPage({ ...numbered, pages: byParent })).toMatchObject({ hasMore: true })
    expect(urls()).toEqual(['/v1/parents/i1', '/v1/invoices?since=i1'])
  })

  it('stops without records after ten requests', async () => {
    books.invoices.push(...books.invoices)
    books.respond = () => ({ json: { items: [] } })
    expect(await firstPage({ ...numbered, pages: byParent })).toMatchObject({ rows: [], hasMore: true })
    expect(urls()).toHaveLength(10)
  })
})

describe('an observer', () => {
  it('gets each request as it was sent, with the values that authorise it', async () => {
    await firstPage(numbered, 'invoices', { query: { since: 'k1' }, headers: { 'x-version': '2' } })
    const [request] = sent
    expect(request?.url.href).toBe(`${books.api.uri}/v1/invoices?page=1&since=k1`)
    expect(request?.headers).toMatchObject({ authorization: 'Bearer one', 'x-version': '2' })
    expect(request?.secrets).toEqual(['Bearer one', 'k1'])
    expect(statuses).toEqual([200])
  })
})
