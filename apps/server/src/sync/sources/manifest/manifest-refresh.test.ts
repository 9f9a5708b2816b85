import { parseManifest } from '@tributary/sdk/manifests'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { type Shelf, type ShelfBook, shelfBook, startShelf } from '../../testing/shelf.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { sourceAdapters } from '../source-adapters.ts'

const DAY_MS = 24 * 3_600_000

let sync: SyncFixture
let shelf: Shelf
let engine: SyncEngine
let connector: string
let now = new Date('2026-11-21T12:00:00Z')

/** An invented system, as an installation would describe its own one. */
const manifestOf = (uri: string) => `
name: Shelf
base: ${uri}/v1/
settings:
  - { name: apiKey, title: API key, secret: true, required: true }
  - { name: startingDate, title: First day }
authentication: { kind: headerKey, name: X-Key, value: '{apiKey}' }
streams:
  - name: books
    request: { path: numbered }
    records: data.items
    columns:
      - { path: id, kind: whole }
      - { path: title, kind: text }
      - { path: publisher.name, name: publisher, kind: text }
      - { path: changed, kind: instant }
    key: [id]
    paging: { kind: pageNumber, parameter: page, size: { size: 50 }, total: { header: X-Total } }
    incremental: { kind: sourceTime, overlapSeconds: 120, send: { name: since, format: isoSeconds } }
    removed: { path: deleted_at }
    leftOut: [deleted_at]
    children:
      - name: book_editions
        records: editions
        columns:
          - { parent: id, name: book_id, kind: whole }
          - { lineNumber: true, name: line_no }
          - { path: isbn, kind: text }
        key: [book_id, line_no]
        parentKey: book_id
  - name: days
    request: { path: offset, query: { since: '{startingDate}' } }
    records: items
    columns: [{ path: id, kind: whole }, { path: changed, kind: day }]
    key: [id]
    paging: { kind: offset, parameter: skip, total: total }
`

beforeAll(async () => {
  sync = await syncFixture()
  shelf = await startShelf(() => now)
  shelf.isAuthorised = ({ headers }) => headers['x-key'] === 'key-1'
  for (let id = 1; id <= 21; id++) shelf.books.put(shelfBook(id))
  const { manifest, faults } = parseManifest(manifestOf(shelf.api.uri))
  if (!manifest) throw new Error(JSON.stringify(faults))
  const adapters = sourceAdapters({
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(() => now),
    manifests: new Map([['gaap', manifest]]),
  })
  engine = sync.engine({ adapters, clock: () => now })
  await engine.start()
  connector = await sync.connector(
    { 'gaap.apiKey': 'key-1', 'gaap.startingDate': '2026-11-10', 'target.schema': 'shelf' },
    { type: 'gaap' },
  )
})
afterAll(async () => {
  await sync.close()
  await shelf.api.stop()
})

async function refresh(options?: { full: boolean }) {
  now = new Date(now.getTime() + DAY_MS)
  expect(await sync.refresh(engine, connector, options)).toMatchObject({ state: 'succeeded', error: null })
}

const utc = `to_char(changed at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Compares every table with the source, row by row. */
async function expectTheSource() {
  const all: ShelfBook[] = shelf.books.all().toSorted((one, other) => one.id - other.id)
  const books = all.filter((book) => book.deleted_at === null)
  const stored = (columns: string, table: string, order: string) =>
    sync.rows(`select ${columns} from shelf.${table} as stored order by ${order}`)
  expect(
    await stored(`id::int, title, publisher, ${utc} as changed, other_fields`, 'books', 'stored.id'),
  ).toEqual(
    books.map(({ id, title, publisher, changed, version }) => ({
      id,
      title,
      publisher: publisher.name,
      changed,
      other_fields: JSON.stringify({ version }),
    })),
  )
  expect(
    await stored('book_id::int, line_no::int, isbn', 'book_editions', 'stored.book_id, stored.line_no'),
  ).toEqual(
    books.flatMap(({ id, editions }) =>
      editions.map(({ isbn }, at) => ({ book_id: id, line_no: at + 1, isbn })),
    ),
  )
  const days = all.filter(({ changed }) => changed >= '2026-11-10')
  expect(await stored('id::int, changed::text', 'days', 'stored.id')).toEqual(
    days.map(({ id, changed }) => ({ id, changed: changed.slice(0, 10) })),
  )
}

it('stores what a manifest describes, also after changes, a deletion and a full refresh', async () => {
  await refresh()
  await expectTheSource()

  const changed = now.toISOString()
  shelf.books.change('2', { changed, title: 'New title', editions: [] })
  shelf.books.change('3', { changed, deleted_at: changed })
  shelf.books.put(shelfBook(22, { changed }))
  shelf.api.requests.length = 0
  await refresh()
  await expectTheSource()
  const pages = shelf.api.requests.filter(
    ({ url }) => url.startsWith('/v1/numbered') && url.includes('since'),
  )
  // Three changed books in pages of two.
  expect(pages).toHaveLength(2)

  shelf.books.remove('15')
  await refresh({ full: true })
  await expectTheSource()
})
