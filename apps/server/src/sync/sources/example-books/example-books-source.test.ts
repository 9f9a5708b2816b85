import {
  type ExampleBooksServer,
  startExampleBooks,
} from '@tributary/fakes/example-books/example-books-server'
import { fillExampleBooks } from '@tributary/fakes/example-books/example-books-store'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { silentLog } from '../../sync-log.ts'
import { readTable } from '../../testing/read-table.ts'
import { httpMessages } from '../http/http.messages.ts'
import type { Reading, SourceAdapter } from '../source-adapter.ts'
import { exampleBooksMessages } from './example-books.messages.ts'
import { exampleBooksSource } from './example-books-source.ts'

const key = 'key-1'
const forever = new AbortController().signal
const afresh: Reading = { full: false, cursor: undefined }
const messages = httpMessages('Example Books')

let api: ExampleBooksServer
let now: Date
let paused: number[]
let opened: SourceAdapter[]

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  paused = []
  opened = []
  api = await startExampleBooks({ key, clock: () => now })
  fillExampleBooks(api, { authors: 5, books: 45 })
  api.pages.cap = 20
})
afterEach(async () => {
  for (const source of opened) source.close()
  await api.stop()
})

function source(properties: Record<string, string> = {}) {
  const settings = { 'examplebooks.uri': api.uri, 'examplebooks.key': key, ...properties }
  const clock = () => now
  // A pause moves the clock instead of waiting.
  const pause = async (ms: number) => {
    paused.push(ms)
    now = new Date(now.getTime() + ms)
  }
  const made = exampleBooksSource({
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(clock),
    limits: { pause, random: () => 0.5 },
  })({ properties: new Map(Object.entries(settings)), log: silentLog, now: clock })
  opened.push(made)
  return made
}

async function read(name: string, reading = afresh, adapter = source()) {
  for await (const stream of adapter.list(forever))
    if (stream.name === name) return readTable(adapter, stream.columns ?? [], { name, reading })
  throw new Error(`Unknown table: ${name}`)
}

async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const failure = await work.catch((error: unknown) => error)
  if (!(failure instanceof SourceFailure)) throw new Error('It did not fail as it should')
  return failure
}

const idsOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ id }) => id)

it('has three tables with their keys', async () => {
  const tables: unknown[] = []
  for await (const { name, key: columns } of source().list(forever)) tables.push([name, columns])
  expect(tables).toEqual([
    ['authors', ['id']],
    ['book_editions', ['isbn']],
    ['books', ['id']],
  ])
})

it('is read whole, over every page, with unchanged values', async () => {
  const { rows, extent } = await read('books')
  expect(extent).toBe('whole')
  expect(rows).toEqual(
    api.books.all().map(({ publisher, shelf, editions: _, deleted_at: __, ...book }) => ({
      ...book,
      publisher: publisher.name,
      other_fields: JSON.stringify({ shelf }),
    })),
  )
})

it('gives each edition the id of its book', async () => {
  const { rows } = await read('book_editions')
  expect(rows).toEqual(
    api.books
      .all()
      .flatMap(({ id, editions }) => editions.map(({ isbn, format }) => ({ isbn, book_id: id, format }))),
  )
})

describe('changes since the last refresh', () => {
  const sinceThen = async (name: string): Promise<Reading> => {
    const { cursor } = await read(name)
    now = new Date(now.getTime() + 3_600_000)
    return { full: false, cursor }
  }

  it('are the changed books, and the deleted ones as removed', async () => {
    const reading = await sinceThen('books')
    api.books.change('7', { title: 'New title' })
    api.deleteBook(9)
    const changes = await read('books', reading)
    expect(changes).toMatchObject({
      rows: [{ id: 7, title: 'New title' }],
      extent: 'changes',
      removed: { column: 'id', values: ['9'] },
    })
  })

  it('replace all editions of a changed book', async () => {
    const reading = await sinceThen('book_editions')
    api.books.change('7', { editions: [] })
    expect(await read('book_editions', reading)).toMatchObject({
      rows: [],
      removed: { column: 'book_id', values: ['7'] },
    })
  })

  it('start at the time of the first response, minus two minutes', async () => {
    const reading = await sinceThen('books')
    api.requests.length = 0
    await read('books', reading)
    expect(api.requests.at(-1)?.query.get('updated_since')).toBe('2026-11-21T11:58:00.000Z')
  })

  it('are all rows for another address', async () => {
    const reading = await sinceThen('books')
    const other = source({ 'examplebooks.uri': api.uri.replace('127.0.0.1', 'localhost') })
    expect((await read('books', reading, other)).extent).toBe('whole')
  })
})

it('stores nothing of a list that gets shorter while it is read', async () => {
  api.pages.shiftAt(2, () => api.deleteBook(1))
  expect(await failureOf(read('books'))).toMatchObject({
    message: messages.missingRecords('books', 44, 45),
    passing: true,
  })
})

it('waits when the API requires it, and loses no book', async () => {
  api.faults.push(undefined, { status: 429, headers: { 'retry-after': '30' }, body: '{}' })
  expect(idsOf((await read('books')).rows)).toEqual(idsOf(api.books.all()))
  expect(Math.max(...paused)).toBe(30_000)
})

describe('a failure', () => {
  it.each([
    ['a wrong key', { 'examplebooks.key': 'key-2' }, exampleBooksMessages.keyRefused, 'sign-in-refused'],
    ['no key', { 'examplebooks.key': ' ' }, exampleBooksMessages.missing('examplebooks.key'), 'settings'],
    ['a key with a line break', { 'examplebooks.key': 'a\nb' }, exampleBooksMessages.badKey, 'settings'],
    [
      'an address without encryption',
      { 'examplebooks.uri': 'http://books.example.com' },
      exampleBooksMessages.badUri,
      'settings',
    ],
  ])('by %s is explained', async (_, properties, message, code) => {
    const work = async () => read('books', afresh, source(properties))
    expect(await failureOf(work())).toMatchObject({ message, code })
  })

  it.each([
    [
      403,
      { error: 'no_access' },
      { message: exampleBooksMessages.mayNotRead, code: 'sign-in-refused', forbidden: true },
    ],
    [404, {}, { message: exampleBooksMessages.noApi, code: 'source-path-missing' }],
    [200, { books: [] }, { message: messages.noRecords('books'), code: 'source-data' }],
  ])('by a response %i with %o is explained', async (status, body, expected) => {
    api.faults.push(undefined, { status, body: JSON.stringify(body) })
    expect(await failureOf(read('books'))).toMatchObject(expected)
  })

  it('of a list that the plan leaves out does not concern the others', async () => {
    api.notInPlan.add('authors')
    expect(await failureOf(read('authors'))).toMatchObject({
      message: exampleBooksMessages.notInPlan,
      notIncluded: true,
    })
    expect((await read('books')).rows).toHaveLength(45)
  })
})

describe('a connection test', () => {
  const checksOf = async (adapter: SourceAdapter) => {
    const passed: unknown[] = []
    for await (const check of adapter.probe(forever)) passed.push(check)
    return passed
  }

  it('passes four checks', async () => {
    expect(await checksOf(source())).toEqual([
      { key: 'host-found' },
      { key: 'reached' },
      { key: 'signed-in' },
      { key: 'source-readable', sentence: exampleBooksMessages.readable },
    ])
  })

  it('does not report a sign-in at an address without the API', async () => {
    const elsewhere = source({ 'examplebooks.uri': `${api.uri}/elsewhere` })
    expect(await failureOf(checksOf(elsewhere))).toMatchObject({
      message: exampleBooksMessages.noApi,
      code: 'unreachable',
    })
  })
})
