import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { syncMessages } from '../../sync.messages.ts'
import {
  type Books,
  booksFeed,
  booksSource,
  type Invoice,
  startBooks,
  versioned,
} from '../../testing/books.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { httpMessages } from './http.messages.ts'
import type { HttpStream } from './http-stream.ts'
import { byNextLink, byPageNumber, withQuery } from './paging.ts'

// What a source may send by mistake: the sentence people read, and the rows in the database before and after.

const messages = httpMessages('Books')
const clock = () => new Date()

let sync: SyncFixture
let books: Books
let engine: SyncEngine
let connector: string
let schema: string
let schemas = 0
let stream: HttpStream

beforeAll(async () => {
  sync = await syncFixture()
  books = await startBooks()
  const tools = () => ({
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(clock),
    limits: { pause: async () => undefined },
  })
  engine = sync.engine({
    adapters: { ftp: (context) => booksSource(books.api.uri, tools(), stream)(context) },
  })
  await engine.start()
})
afterAll(async () => {
  await sync.close()
  await books.api.stop()
})
beforeEach(async () => {
  schema = `books_${++schemas}`
  stream = booksFeed
  books.respond = (request) => versioned(books.invoices, request)
  books.invoices = [invoice(1), invoice(2), invoice(3)]
  connector = await sync.connector({ 'target.schema': schema })
  await refresh()
})

const refresh = (options?: { full: boolean }) => sync.refresh(engine, connector, options)
const invoice = (number: number, more: Partial<Invoice> = {}): Invoice => ({
  id: `i${number}`,
  version: number,
  total: number,
  lines: [{ sku: `s${number}` }],
  ...more,
})
const stored = async () =>
  (await sync.rows(`select id, total::text from ${schema}.invoices order by id`)).map(rowText)
const rowText = ({ id, total }: Record<string, unknown>) => `${id} ${total}`
const before = ['i1 1', 'i2 2', 'i3 3']

describe('a source that sends a mistake', () => {
  it.each<[string, object, string]>([
    ['a record without its key', { items: [{ version: 9, total: 1 }] }, messages.noKey('invoices', 'id')],
    ['no list', { data: [] }, messages.noRecords('invoices')],
    ['a list of texts', { items: ['i9'] }, messages.badRecord('invoices')],
    [
      'a text as an amount',
      { items: [invoice(9, { total: 'a lot' })] },
      messages.badValue('invoices', 'i9', 'total'),
    ],
    [
      'a record of 10 MB',
      { items: [invoice(9, { id: 'x'.repeat(10 * 1024 * 1024) })] },
      syncMessages.valueTooLong('invoices', 'id', 1024 * 1024),
    ],
  ])('such as %s changes no row, and says what is wrong', async (_, mistake, sentence) => {
    const { respond } = books
    books.respond = () => ({ json: mistake })
    const { state, error } = await refresh()
    expect([state, error]).toEqual(['failed', expect.stringContaining(sentence)])
    expect(await stored()).toEqual(before)
    books.respond = respond
    books.invoices.push(invoice(4))
    expect(await refresh()).toMatchObject({ state: 'succeeded' })
    expect(await stored()).toEqual([...before, 'i4 4'])
  })

  it('such as a web page instead of data changes no row', async () => {
    books.respond = () => ({ headers: { 'content-type': 'text/html' }, text: '<h1>Maintenance</h1>' })
    expect((await refresh()).error).toContain(messages.notJson)
    expect(await stored()).toEqual(before)
  })

  it('such as a repeated page changes no row', async () => {
    stream = { ...booksFeed, paging: byPageNumber('page') }
    books.respond = () => ({ json: { items: [invoice(8), invoice(9)] } })
    expect((await refresh()).error).toContain(messages.repeatedPage('invoices'))
    expect(await stored()).toEqual(before)
  })

  it('such as a missing page changes no row', async () => {
    stream = { ...booksFeed, paging: byPageNumber('page', { total: () => 3 }) }
    books.respond = ({ query }) => ({ json: { items: query.get('page') === '1' ? [invoice(8)] : [] } })
    expect((await refresh()).error).toContain(messages.missingRecords('invoices', 1, 3))
    expect(await stored()).toEqual(before)
  })

  it('such as a link to another origin changes no row and sends nothing there', async () => {
    stream = { ...booksFeed, paging: byNextLink(() => 'https://thief.example/') }
    books.respond = () => ({ json: { items: [invoice(9)] } })
    expect((await refresh()).error).toContain(messages.otherOrigin)
    expect(await stored()).toEqual(before)
  })

  it('such as the same record on two pages stores it once, as it was last', async () => {
    books.respond = ({ query }) => {
      const pages: Record<string, Invoice[]> = {
        3: [invoice(4), invoice(5)],
        5: [invoice(4, { version: 6, total: 44 })],
      }
      return { json: { items: pages[query.get('after') ?? ''] ?? [] } }
    }
    expect(await refresh()).toMatchObject({ state: 'succeeded' })
    expect(await stored()).toEqual([...before, 'i4 44', 'i5 5'])
    expect(await sync.rows(`select count(*)::integer as lines from ${schema}.invoice_lines`)).toEqual([
      { lines: 5 },
    ])
  })
})

describe('unusual values', () => {
  it('are stored unchanged: 20 digits, and a name of 300 bytes', async () => {
    const name = 'ä'.repeat(150)
    books.respond = ({ query }) =>
      query.get('after') === '3'
        ? {
            headers: { 'content-type': 'application/json' },
            text: `{"items":[{"id":"${name}","version":4,"total":12345678901234567890.5}]}`,
          }
        : { json: { items: [] } }
    expect(await refresh()).toMatchObject({ state: 'succeeded' })
    expect(await stored()).toContain(`${name} 12345678901234567890.5`)
  })
})

it('a token revoked midway ends the refresh as forbidden, and the next one stores everything', async () => {
  const { respond } = books
  books.invoices.push(...[4, 5, 6].map((number) => invoice(number)))
  books.respond = (request) =>
    request.query.get('after') === '5' ? { status: 401, json: {} } : respond(request)
  expect(await refresh()).toMatchObject({ state: 'failed', forbidden: true, error: messages.signInRefused })
  expect(await stored()).toEqual(before)
  books.respond = respond
  expect(await refresh()).toMatchObject({ state: 'succeeded' })
  expect(await stored()).toHaveLength(6)
})

it('a clock that is years ahead of ours loses no change', async () => {
  const at = (date: string) => ({ headers: { date: new Date(date).toUTCString() } })
  const times: (string | null)[] = []
  stream = {
    ...booksFeed,
    paging: byPageNumber('page', { total: () => 1 }),
    incremental: {
      apply: (request, position) => withQuery(request, { since: position }),
      position: { kind: 'source-time', overlapMs: 60_000 },
    },
  }
  books.respond = ({ query }) => {
    times.push(query.get('since'))
    return { ...at('2031-05-05T10:00:00Z'), json: { items: [invoice(9)] } }
  }
  await refresh({ full: true })
  await refresh()
  expect(times.at(-1)).toBe('2031-05-05T09:59:00.000Z')
})
