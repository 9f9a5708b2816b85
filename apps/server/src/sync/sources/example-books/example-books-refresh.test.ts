import {
  type ExampleBooksServer,
  startExampleBooks,
} from '@tributary/fakes/example-books/example-books-server'
import { fillExampleBooks, sampleBook } from '@tributary/fakes/example-books/example-books-store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { exampleBooksSource } from './example-books-source.ts'

const key = 'key-1'
const DAY_MS = 24 * 3_600_000

let sync: SyncFixture
let api: ExampleBooksServer
let engine: SyncEngine
let connector: string
// Refreshes are a day apart, longer than the overlap that is read again.
let now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  sync = await syncFixture()
  api = await startExampleBooks({ key, clock: () => now })
  fillExampleBooks(api, { authors: 5, books: 45 })
  api.pages.cap = 20
  const adapter = exampleBooksSource({
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(() => now),
  })
  engine = sync.engine({ adapters: { examplebooks: adapter } })
  await engine.start()
  connector = await sync.connector(
    { 'examplebooks.uri': api.uri, 'examplebooks.key': key, 'target.schema': 'examplebooks' },
    { type: 'examplebooks' },
  )
})
afterAll(async () => {
  await sync.close()
  await api.stop()
})

async function refresh(options?: { full: boolean }) {
  now = new Date(now.getTime() + DAY_MS)
  expect(await sync.refresh(engine, connector, options)).toMatchObject({ state: 'succeeded', error: null })
}

const rowsOf = (table: string, columns: string, order: string) =>
  sync.rows(`select ${columns} from examplebooks.${table} as stored order by ${order}`)

/** Compares every table with the source, row by row. */
async function expectTheSource() {
  const books = api.books.all().filter((book) => book.deleted_at === null)
  expect(await rowsOf('authors', 'id::int, name, country', 'stored.id')).toEqual(api.authors.all())
  expect(
    await rowsOf(
      'books',
      `id::int, title, author_id::int as author, publisher, price::float, in_print, published_on::text,
       to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated, other_fields`,
      'stored.id',
    ),
  ).toEqual(
    books.map(({ id, title, author_id: author, publisher, price, in_print, published_on, ...book }) => ({
      id,
      title,
      author,
      publisher: publisher.name,
      price,
      in_print,
      published_on,
      updated: book.updated_at,
      other_fields: JSON.stringify({ shelf: book.shelf }),
    })),
  )
  expect(await rowsOf('book_editions', 'isbn, book_id::int as book, format', 'stored.isbn')).toEqual(
    books
      .flatMap(({ id, editions }) => editions.map(({ isbn, format }) => ({ isbn, book: id, format })))
      .sort((one, other) => (one.isbn < other.isbn ? -1 : 1)),
  )
}

it('stores the source unchanged, also after changes, a deletion and a full refresh', async () => {
  await refresh()
  await expectTheSource()

  api.books.change('7', { title: 'New title', editions: [] })
  api.books.change('8', { price: 0.1 })
  api.deleteBook(9)
  api.books.put({ ...sampleBook(46, 1), updated_at: now.toISOString() })
  api.authors.remove('3')
  api.requests.length = 0
  await refresh()
  await expectTheSource()
  const reads = api.requests.filter(({ path, query }) => path === '/v1/books' && !query.has('updated_since'))
  // The check before every refresh reads one book.
  expect(reads.map(({ url }) => url)).toEqual(['/v1/books?per_page=1'])

  await refresh({ full: true })
  await expectTheSource()
})
