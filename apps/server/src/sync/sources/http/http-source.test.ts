import { ApiRefusal, type ApiRequest, type ApiResponse } from '@tributary/fakes/http-api/api-exchange'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import {
  type Books,
  booksDefinition,
  booksFeed,
  type Invoice,
  PAGE,
  startBooks,
  versioned,
} from '../../testing/books.ts'
import { readTable } from '../../testing/read-table.ts'
import type { DeclaredRows, Reading, SourceAdapter } from '../source-adapter.ts'
import { columns } from './columns.ts'
import { httpMessages } from './http.messages.ts'
import type { HttpLimits } from './http-limits.ts'
import { type HttpSource, httpSource } from './http-source.ts'
import type { HttpStream, Incremental, StreamRead } from './http-stream.ts'
import { ownPositions } from './own-positions.ts'
import { byNextLink, byPageNumber, onePage, withQuery } from './paging.ts'

const messages = httpMessages('Books')
const forever = new AbortController().signal
const first: Reading = { full: true, cursor: undefined, startsEmpty: true }
const from = (cursor: string | undefined): Reading => ({ full: false, cursor, startsEmpty: false })
const whole: Reading = { full: true, cursor: undefined, startsEmpty: false }

let books: Books
let now: Date
let paused: number[]
let opened: SourceAdapter[]

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  paused = []
  opened = []
  books = await startBooks(() => now)
  books.respond = numbered
})
afterEach(async () => {
  for (const source of opened) source.close()
  await books.api.stop()
})

/** A page by its number, with the number of all records. */
function numbered({ query }: ApiRequest): ApiResponse {
  const page = Number(query.get('page') ?? 1)
  const since = query.get('since')
  const listed = books.invoices.filter(({ version }) => since === null || version > Number(since))
  return { json: { total: listed.length, items: listed.slice((page - 1) * PAGE, page * PAGE) } }
}

const withSince: Incremental['apply'] = (request, position) => withQuery(request, { since: position })

const stated = ({ body }: { body: unknown }) => (body as { total: number }).total

const plain: HttpStream = {
  name: 'invoices',
  request: { path: 'invoices' },
  records: ['items'],
  columns: [...columns('text', 'id'), ...columns('numeric', 'total')],
  key: ['id'],
  paging: byPageNumber('page', { total: stated }),
}

const timed: HttpStream = {
  ...plain,
  incremental: { apply: withSince, position: { kind: 'source-time', overlapMs: 120_000 } },
}

type Options = Omit<Partial<HttpSource>, 'limits'> & { limits?: Partial<HttpLimits> }

function source(stream: HttpStream, { limits, ...options }: Options = {}) {
  const definition = { ...booksDefinition(books.api.uri, stream), ...options }
  const pause = async (ms: number) => {
    paused.push(ms)
    now = new Date(now.getTime() + ms)
  }
  const clock = () => now
  const made = httpSource(
    definition,
    {
      outbound: { allowPrivateTargets: true },
      rateLimits: memoryRateLimits(clock),
      limits: { pause, random: () => 0.5, ...limits },
    },
    { now: clock },
  )
  opened.push(made)
  return made
}

async function tableOf(adapter: SourceAdapter<DeclaredRows>, name: string, reading = first) {
  for await (const stream of adapter.list(forever))
    if (stream.name === name) return readTable(adapter, stream.columns ?? [], { name, reading })
  throw new Error(`There is no ${name}`)
}

async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const failure = await work.catch((error: unknown) => error)
  if (!(failure instanceof SourceFailure)) throw new Error('It did not fail as it should')
  return failure
}

const invoice = (number: number, more: Partial<Invoice> = {}): Invoice => ({
  id: `i${number}`,
  version: number,
  total: number,
  ...more,
})
const ids = ({ rows }: { rows: readonly object[] }) => rows.map((row) => Reflect.get(row, 'id'))

describe('a listing', () => {
  it('is read page by page to the announced number of records', async () => {
    books.invoices = [1, 2, 3, 4, 5].map((number) => invoice(number))
    expect(ids(await tableOf(source(plain), 'invoices'))).toEqual(['i1', 'i2', 'i3', 'i4', 'i5'])
    expect(books.api.requests.map(({ url }) => url)).toEqual([
      '/v1/invoices?page=1',
      '/v1/invoices?page=2',
      '/v1/invoices?page=3',
    ])
  })

  it('fails when a page is missing', async () => {
    books.invoices = [1, 2, 3, 4, 5].map((number) => invoice(number))
    books.respond = (request) =>
      request.query.get('page') === '2' ? { json: { total: 5, items: [] } } : numbered(request)
    const stream = { ...plain, paging: byPageNumber('page', { pages: () => 3, total: stated }) }
    expect(await failureOf(tableOf(source(stream), 'invoices'))).toMatchObject({
      message: messages.missingRecords('invoices', 3, 5),
      code: 'source-data',
    })
  })

  it('fails when a record is deleted between two pages, because another one moved', async () => {
    books.invoices = [1, 2, 3, 4, 5].map((number) => invoice(number))
    books.respond = (request) => {
      if (request.query.get('page') === '2') books.invoices = books.invoices.slice(1)
      return numbered(request)
    }
    expect(await failureOf(tableOf(source(plain), 'invoices'))).toMatchObject({
      message: messages.missingRecords('invoices', 4, 5),
      passing: true,
    })
  })

  it('fails when a page repeats', async () => {
    books.invoices = [1, 2, 3, 4, 5].map((number) => invoice(number))
    books.respond = ({ query }) =>
      numbered({ query: new URLSearchParams({ page: query.get('page') === '1' ? '1' : '2' }) } as ApiRequest)
    const failure = await failureOf(tableOf(source(plain), 'invoices'))
    expect(failure.message).toBe(messages.repeatedPage('invoices'))
  })

  it('never follows a link to another address', async () => {
    books.respond = () => ({
      json: { items: [invoice(1)], next: 'https://thief.example/v1/invoices?page=2' },
    })
    const paging = byNextLink(({ body }) => (body as { next?: string }).next)
    const failure = await failureOf(tableOf(source({ ...plain, paging }), 'invoices'))
    expect(failure.message).toBe(messages.otherOrigin)
    expect(books.api.requests).toHaveLength(1)
  })

  it('fails without the list of records instead of reading nothing', async () => {
    books.respond = () => ({ json: { data: [] } })
    expect((await failureOf(tableOf(source(plain), 'invoices'))).message).toBe(messages.noRecords('invoices'))
  })

  it('fails for a record without its key', async () => {
    books.invoices = [invoice(1), invoice(2, { id: '' })]
    const failure = await failureOf(tableOf(source(plain), 'invoices'))
    expect(failure.message).toBe(messages.noKey('invoices', 'id'))
  })

  it('fails for a value of another type and names its record and column', async () => {
    books.invoices = [invoice(1, { total: 'many' })]
    const failure = await failureOf(tableOf(source(plain), 'invoices'))
    expect(failure.message).toBe(messages.badValue('invoices', 'i1', 'total'))
  })

  it('keeps all digits of a number', async () => {
    books.respond = () => ({
      headers: { 'content-type': 'application/json' },
      text: '{"total":1,"items":[{"id":"i1","total":12345678901234567890.12}]}',
    })
    const { rows } = await tableOf(source(plain), 'invoices')
    expect(rows).toEqual([{ id: 'i1', total: '12345678901234567890.12' }])
  })

  it('stores fields without a column as JSON, except those left out', async () => {
    books.respond = () => ({
      json: { total: 1, items: [{ ...invoice(1), zone: 'b', colour: 'a', secret: 'x' }] },
    })
    const { rows } = await tableOf(source({ ...plain, leftOut: ['secret', 'version'] }), 'invoices')
    expect(rows).toEqual([{ id: 'i1', total: 1, other_fields: '{"colour":"a","zone":"b"}' }])
  })
})

describe('a source in trouble', () => {
  const html = { headers: { 'content-type': 'text/html' }, body: '<h1>Sign in</h1>' }

  it('that sends a web page instead of data is not read', async () => {
    books.api.faults.push(html)
    expect((await failureOf(tableOf(source(plain), 'invoices'))).message).toBe(messages.notJson)
  })

  it('whose response is cut is asked again', async () => {
    books.invoices = [invoice(1)]
    books.api.faults.push({ status: 200, headers: { 'content-type': 'application/json' }, cut: true })
    expect(ids(await tableOf(source(plain), 'invoices'))).toEqual(['i1'])
    expect(paused).toEqual([1_000])
  })

  it('that is busy gets the pause it requires, in seconds or as a date', async () => {
    books.invoices = [invoice(1)]
    const busy = (retryAfter: string) => ({ status: 429, headers: { 'retry-after': retryAfter }, body: '{}' })
    books.api.faults.push(busy('7'), busy(new Date(now.getTime() + 17_000).toUTCString()))
    expect(ids(await tableOf(source(plain), 'invoices'))).toEqual(['i1'])
    expect(paused).toEqual([7_000, 10_000])
  })

  it('that requires a long pause ends the refresh with the time to try again', async () => {
    books.api.faults.push({ status: 429, headers: { 'retry-after': '3600' }, body: '{}' })
    expect(await failureOf(tableOf(source(plain), 'invoices'))).toMatchObject({
      message: messages.busy,
      passing: true,
      retryAt: new Date('2026-11-21T13:00:00Z'),
    })
  })

  it('that is busy without naming a time is asked three more times', async () => {
    for (let times = 0; times < 4; times++) books.api.faults.push({ status: 429, body: '{}' })
    expect(await failureOf(tableOf(source(plain), 'invoices'))).toMatchObject({ code: 'source-busy' })
    expect(paused).toEqual([1_000, 4_000, 15_000])
  })

  it('whose plan leaves out a stream says so for this stream only', async () => {
    books.api.faults.push({ status: 403, body: '{"error":"plan"}' })
    const explain: HttpSource['explain'] = ({ status }) =>
      status === 403
        ? { sentence: 'invoices: not in the plan.', code: 'source-path-missing', notIncluded: true }
        : undefined
    expect(await failureOf(tableOf(source(plain, { explain }), 'invoices'))).toMatchObject({
      notIncluded: true,
      forbidden: false,
    })
  })
})

describe('an access token', () => {
  const accepting = (token: string) => (request: ApiRequest) => {
    if (request.headers.authorization !== `Bearer ${token}`) throw new ApiRefusal({ status: 401, json: {} })
    return numbered(request)
  }

  it('that is rejected midway is renewed once, and no record is lost', async () => {
    books.invoices = [1, 2, 3].map((number) => invoice(number))
    let token = 'one'
    books.respond = (request) => accepting(request.query.get('page') === '2' ? 'two' : 'one')(request)
    const adapter = source(plain, {
      authorise: async () => ({ authorization: `Bearer ${token}` }),
      async renew() {
        token = 'two'
        return true
      },
    })
    expect(ids(await tableOf(adapter, 'invoices'))).toEqual(['i1', 'i2', 'i3'])
  })

  it('that is rejected after its renewal ends the refresh as forbidden', async () => {
    books.respond = accepting('another')
    const adapter = source(plain, { renew: async () => true })
    expect(await failureOf(tableOf(adapter, 'invoices'))).toMatchObject({ forbidden: true })
    expect(books.api.requests).toHaveLength(2)
  })
})

describe('a source with a rate', () => {
  it('gets no more requests than the rate allows', async () => {
    books.invoices = [1, 2, 3, 4, 5, 6, 7].map((number) => invoice(number))
    const rates = [{ key: 'books', requests: 60, perMs: 60_000, burst: 2 }]
    expect(ids(await tableOf(source(plain, { rates }), 'invoices'))).toHaveLength(7)
    expect(paused).toEqual([1_000, 1_000])
  })

  it('holds back the requests of all its connectors after a refusal', async () => {
    const rates = [{ key: 'books', requests: 60, perMs: 60_000, burst: 60 }]
    books.api.faults.push({ status: 429, headers: { 'retry-after': '20' }, body: '{}' })
    await tableOf(source(plain, { rates }), 'invoices')
    expect(paused).toEqual([20_000])
  })
})

describe('changes', () => {
  beforeEach(() => {
    books.respond = (request) => versioned(books.invoices, request)
    books.invoices = [1, 2, 3].map((number) => invoice(number, { lines: [{ sku: 'a' }, { sku: 'b' }] }))
  })

  it('are read from where the last reading ended', async () => {
    const before = await tableOf(source(booksFeed), 'invoices')
    books.invoices = [...books.invoices.slice(1), invoice(1, { version: 4, total: 9 })]
    books.api.requests.length = 0
    const changes = await tableOf(source(booksFeed), 'invoices', from(before.cursor))
    expect(changes).toMatchObject({ extent: 'changes', rows: [{ id: 'i1', total: 9 }] })
    expect(books.api.requests.map(({ url }) => url)).toEqual(['/v1/invoices?after=3', '/v1/invoices?after=4'])
  })

  it('remove the rows of deleted records', async () => {
    const { cursor } = await tableOf(source(booksFeed), 'invoices')
    books.invoices = [invoice(2, { version: 4, deleted: true })]
    const changes = await tableOf(source(booksFeed), 'invoices', from(cursor))
    expect(changes).toMatchObject({ rows: [], removed: { column: 'id', values: ['i2'] } })
  })

  it('replace all child rows of a changed or deleted parent', async () => {
    const { cursor } = await tableOf(source(booksFeed), 'invoice_lines')
    books.invoices = [
      invoice(2, { version: 4, deleted: true }),
      invoice(3, { version: 5, lines: [{ sku: 'c' }] }),
    ]
    const changes = await tableOf(source(booksFeed), 'invoice_lines', from(cursor))
    expect(changes.rows).toEqual([{ invoice_id: 'i3', line_no: 1, sku: 'c' }])
    expect(new Set(changes.removed?.values)).toEqual(new Set(['i2', 'i3']))
    expect(changes.removed?.column).toBe('invoice_id')
  })

  it('are read whole again with other settings', async () => {
    const { cursor } = await tableOf(source(booksFeed), 'invoices')
    const other = await tableOf(source(booksFeed, { settings: ['another'] }), 'invoices', from(cursor))
    expect(other).toMatchObject({ extent: 'whole' })
    expect(other.rows).toHaveLength(3)
  })

  it('keep the rows of a source that loses old records, in a full refresh but not with other settings', async () => {
    const keeping: HttpStream = { ...booksFeed, keepsOld: true }
    books.invoices = [{ id: 'a', version: 1, total: 1 }]
    const { cursor } = await tableOf(source(keeping), 'invoices')
    const again: Reading = { ...whole, stored: cursor }
    expect(await tableOf(source(keeping), 'invoices', again)).toMatchObject({
      rows: [{ id: 'a' }],
      extent: 'changes',
      keepsOthers: true,
    })
    const other = source(keeping, { settings: ['other'] })
    expect(await tableOf(other, 'invoices', again)).toMatchObject({ extent: 'whole', keepsOthers: false })
    const more: HttpStream = { ...keeping, columns: [...keeping.columns, ...columns('text', 'note')] }
    expect(await tableOf(source(more), 'invoices', again)).toMatchObject({ extent: 'changes' })
  })

  it('are read whole again after a week where the source does not report every change', async () => {
    const byVersion = booksFeed.incremental as Incremental
    const weekly: HttpStream = { ...booksFeed, incremental: { ...byVersion, wholeEvery: 'week' } }
    const { cursor } = await tableOf(source(weekly), 'invoices')
    now = new Date('2026-11-27T12:00:00Z')
    expect(await tableOf(source(weekly), 'invoices', from(cursor))).toMatchObject({ extent: 'changes' })
    now = new Date('2026-11-28T12:00:00Z')
    expect(await tableOf(source(weekly), 'invoices', from(cursor))).toMatchObject({ extent: 'whole' })
  })

  it('start at the source’s own time minus the overlap, whatever our clock says', async () => {
    books.respond = (request) => ({
      ...numbered(request),
      headers: { date: 'Fri, 20 Nov 2026 08:00:00 GMT' },
    })
    const { cursor } = await tableOf(source(timed), 'invoices')
    expect(JSON.parse(cursor ?? '')).toMatchObject({ position: '2026-11-20T07:58:00.000Z' })
  })

  const undated = (request: ApiRequest) => ({ ...numbered(request), headers: { date: '' } })

  it('of a source without a date are read whole again, and the run says so', async () => {
    books.respond = undated
    const adapter = source(timed)
    expect(await tableOf(adapter, 'invoices')).toMatchObject({ cursor: undefined })
    expect(adapter.warnings?.()).toEqual([messages.noSourceTime('invoices')])
  })

  it('start where they did if the response has no date', async () => {
    books.respond = numbered
    const { cursor } = await tableOf(source(timed), 'invoices')
    books.respond = undated
    const again = await tableOf(source(timed), 'invoices', from(cursor))
    expect(again).toMatchObject({ extent: 'changes', cursor })
  })

  it('start at the first response, although only a later one has a date', async () => {
    books.invoices = [1, 2, 3].map((number) => invoice(number))
    books.respond = (request) => (request.query.get('page') === '1' ? undated(request) : numbered(request))
    expect(await tableOf(source(timed), 'invoices')).toMatchObject({ cursor: undefined })
  })

  it('cannot start at a page unless the stream has positions of pages', async () => {
    async function* pages() {
      yield { records: [{ id: 'i1', total: 1 }], position: 'page 1' }
    }
    await expect(tableOf(source({ ...timed, pages }), 'invoices')).rejects.toThrow('positions of pages')
  })

  it('start at the greatest value seen, and fail for a record without it', async () => {
    books.respond = numbered
    const greatest: HttpStream = {
      ...plain,
      incremental: {
        apply: withSince,
        position: {
          kind: 'greatest',
          of: ({ version }) => version?.toString(),
          compare: (one, other) => Number(one) - Number(other),
        },
      },
    }
    const { cursor } = await tableOf(source(greatest), 'invoices')
    expect(JSON.parse(cursor ?? '')).toMatchObject({ position: '3' })
    books.respond = () => ({ json: { total: 1, items: [{ id: 'i9', total: 1 }] } })
    const failure = await failureOf(tableOf(source(greatest), 'invoices', from(cursor)))
    expect(failure.message).toBe(messages.noPosition('invoices'))
  })
})

describe('parents and children', () => {
  beforeEach(() => {
    books.respond = (request) => versioned(books.invoices, request)
    books.invoices = [1, 2, 3].map((number) => invoice(number, { lines: [{ sku: 'a' }] }))
  })

  it('are read once for all of their tables', async () => {
    const adapter = source(booksFeed)
    const lines = await tableOf(adapter, 'invoice_lines')
    const parents = await tableOf(adapter, 'invoices')
    expect([lines.rows.length, parents.rows.length]).toEqual([3, 3])
    expect(lines.cursor).toBe(parents.cursor)
    expect(books.api.requests).toHaveLength(3)
  })

  it('are read again for a table that is further back', async () => {
    const { cursor } = await tableOf(source(booksFeed), 'invoices')
    const adapter = source(booksFeed)
    expect((await tableOf(adapter, 'invoice_lines', from(cursor))).rows).toEqual([])
    expect((await tableOf(adapter, 'invoices', whole)).rows).toHaveLength(3)
  })

  it('are read separately from different positions that have no order', async () => {
    async function* pages({ position }: StreamRead) {
      yield { records: [{ id: position ?? 'i1', total: 1, lines: [{ sku: 'a' }] }] }
      yield { records: [], position: 'b' }
    }
    const adapter = source({ ...booksFeed, incremental: ownPositions(), pages })
    const { cursor } = await tableOf(adapter, 'invoices')
    const behind = cursor?.replace('"b"', '"c"')
    expect(ids(await tableOf(adapter, 'invoices', from(cursor)))).toEqual(['b'])
    const lines = await tableOf(adapter, 'invoice_lines', from(behind))
    expect(lines.rows).toEqual([{ invoice_id: 'c', line_no: 1, sku: 'a' }])
  })

  it('have the same cursor again after one of them fell behind', async () => {
    const behind = await tableOf(source(booksFeed), 'invoices')
    books.invoices.push(invoice(4))
    const ahead = await tableOf(source(booksFeed), 'invoice_lines', from(behind.cursor))
    books.invoices.push(invoice(5))
    const adapter = source(booksFeed)
    const lines = await tableOf(adapter, 'invoice_lines', from(ahead.cursor))
    const parents = await tableOf(adapter, 'invoices', from(behind.cursor))
    expect(ids(parents)).toEqual(['i4', 'i5'])
    expect(JSON.parse(parents.cursor ?? '').position).toBe(JSON.parse(lines.cursor ?? '').position)
  })
})

describe('a table without rows', () => {
  const empty = (cursor: string | undefined): Reading => ({ ...first, emptyCursor: cursor })
  beforeEach(() => {
    books.respond = (request) => versioned(books.invoices, request)
    books.invoices = [1, 2, 3].map((number) => invoice(number))
  })

  it('is continued if the source had no row for it', async () => {
    const { cursor } = await tableOf(source(booksFeed), 'invoice_lines')
    books.invoices.push(invoice(4))
    const adapter = source(booksFeed)
    const lines = await tableOf(adapter, 'invoice_lines', empty(cursor))
    const { cursor: last } = await tableOf(adapter, 'invoices', from(cursor))
    expect(books.api.requests.at(-2)?.url).toBe('/v1/invoices?after=3')
    books.invoices.push(invoice(5, { lines: [{ sku: 'a' }] }))
    const later = await tableOf(source(booksFeed), 'invoice_lines', empty(lines.cursor))
    expect(later.rows).toHaveLength(1)
    expect(JSON.parse(lines.cursor ?? '').position).toBe(JSON.parse(last ?? '').position)
    expect(books.api.requests.filter(({ url }) => url.endsWith('after=0'))).toHaveLength(1)
  })

  it('is read again if a user has emptied it', async () => {
    const { cursor } = await tableOf(source(booksFeed), 'invoices')
    expect(ids(await tableOf(source(booksFeed), 'invoices', empty(cursor)))).toEqual(['i1', 'i2', 'i3'])
  })
})

describe('a stream that reads its records itself', () => {
  const own = (pages: HttpStream['pages']): HttpStream => ({
    ...booksFeed,
    ...(pages && { pages }),
  })

  it('names the records that the source still has, for all of its tables', async () => {
    const stream = own(async function* () {
      yield { records: [], position: '1' }
      yield { records: [], retained: ['i1', 'i2'], position: '2' }
    })
    const cursor = (await tableOf(source(stream), 'invoices')).cursor
    const adapter = source(stream)
    const lines = await tableOf(adapter, 'invoice_lines', from(cursor))
    const parents = await tableOf(adapter, 'invoices', from(cursor))
    expect(lines.retained).toEqual({ column: 'invoice_id', values: ['i1', 'i2'] })
    expect(parents.retained).toEqual({ column: 'id', values: ['i1', 'i2'] })
  })

  it('shows how far it is', async () => {
    const adapter = source(
      own(async function* ({ progress }) {
        progress('1 of 2 read')
        yield { records: [], position: '1' }
      }),
    )
    const shown: string[] = []
    const stream = { name: 'invoices', path: 'invoices', size: undefined, modifiedAt: undefined }
    const { rows } = adapter.open(stream, forever, first, (sentence) => shown.push(sentence))
    for await (const _ of rows);
    expect(shown).toEqual(['1 of 2 read'])
  })
})

describe('a long first reading', () => {
  const inSlices = { limits: { sliceRows: 2 } }

  beforeEach(() => {
    books.respond = (request) => versioned(books.invoices, request)
    books.invoices = [1, 2, 3, 4, 5].map((number) => invoice(number, { lines: [{ sku: 'a' }] }))
  })

  it('ends after a slice and continues from its cursor', async () => {
    const one = await tableOf(source(booksFeed, inSlices), 'invoices')
    expect([ids(one), one.more, one.extent]).toEqual([['i1', 'i2'], true, 'changes'])
    const two = await tableOf(source(booksFeed, inSlices), 'invoices', from(one.cursor))
    expect([ids(two), two.more]).toEqual([['i3', 'i4'], true])
    const three = await tableOf(source(booksFeed, inSlices), 'invoices', from(two.cursor))
    expect([ids(three), three.more]).toEqual([['i5'], false])
  })

  it('shares each slice between parents and children', async () => {
    const adapter = source(booksFeed, inSlices)
    const lines = await tableOf(adapter, 'invoice_lines')
    const parents = await tableOf(adapter, 'invoices')
    expect([lines.rows.length, ids(parents), parents.more]).toEqual([2, ['i1', 'i2'], true])
    expect((await tableOf(adapter, 'invoice_lines', from(lines.cursor))).rows).toHaveLength(2)
    expect(ids(await tableOf(adapter, 'invoices', from(parents.cursor)))).toEqual(['i3', 'i4'])
  })

  it('has no slices where it replaces a table with rows', async () => {
    const all = await tableOf(source(booksFeed, inSlices), 'invoices', whole)
    expect(all).toMatchObject({ more: false, extent: 'whole' })
    expect(all.rows).toHaveLength(5)
  })

  it('continues at the next window of dates', async () => {
    const months: string[] = []
    books.respond = ({ query }) => {
      const month = query.get('from') ?? ''
      months.push(month)
      return {
        json: {
          items: [
            { id: month, total: 1 },
            { id: `${month}+`, total: 1 },
          ],
        },
      }
    }
    const windowed: HttpStream = {
      ...plain,
      paging: onePage,
      windows: {
        from: '2026-08-15',
        to: '2026-12-01',
        by: 'month',
        apply: (request, window) => withQuery(request, window),
      },
    }
    const one = await tableOf(source(windowed, inSlices), 'invoices')
    expect([ids(one), one.more]).toEqual([['2026-08-15', '2026-08-15+'], true])
    let reading = one
    while (reading.more) reading = await tableOf(source(windowed, inSlices), 'invoices', from(reading.cursor))
    expect(months).toEqual(['2026-08-15', '2026-09-01', '2026-10-01', '2026-11-01'])
  })
})
