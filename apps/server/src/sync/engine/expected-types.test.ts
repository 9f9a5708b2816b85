import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { scriptedSource } from '../testing/scripted-source.ts'
import { type SyncFixture, syncFixture } from '../testing/sync-fixture.ts'

let sync: SyncFixture
let schema: string
let schemas = 0

beforeAll(async () => {
  sync = await syncFixture()
})
afterAll(() => sync.close())
beforeEach(() => {
  schema = `expected_${++schemas}`
})

/** Enough rows to fill the first batch of the reader. */
const many = 3_000
const padding = 'x'.repeat(100)

/** Refreshes a file whose column `v` has one value in its first batch and another after it. */
async function refreshed(first: string, later: string) {
  let reads = 0
  async function* content() {
    reads++
    yield Buffer.from(`id,v,padding\n${lines(0, first)}`)
    yield Buffer.from(lines(many, later))
  }
  const engine = sync.engine({ adapters: scriptedSource({ name: 'a.csv', content }) })
  await engine.start()
  const run = await sync.refresh(engine, await sync.connector({ 'target.schema': schema }))
  expect(run).toMatchObject({ error: null, rows: String(2 * many) })
  await sync.stopEngines()
  const stored = await sync.rows(`select v::text, pg_typeof(v)::text as type from ${schema}.a
    where id in (0, ${many}) order by id`)
  return { reads, type: stored[0]?.type, values: stored.map(({ v }) => v) }
}

const lines = (from: number, value: string) =>
  Array.from({ length: many }, (_, at) => `${from + at},${value},${padding}\n`).join('')

it.each([
  ['dates and then empty quotes', '2026-01-31', '""', 'date', ['2026-01-31', null]],
  ['texts and then numbers', 'x', '5', 'text', ['x', '5']],
])('a file with %s is read once', async (_, first, later, type, values) => {
  expect(await refreshed(first, later)).toEqual({ reads: 1, type, values })
})

it.each([
  ['whole numbers and then decimals', '5', '7.50', 'numeric', ['5', '7.50']],
  ['decimals and then a text', '.50', 'x', 'text', ['.50', 'x']],
  ['times and then a text', '2026-01-31T10:00:00Z', 'soon', 'text', ['2026-01-31T10:00:00Z', 'soon']],
  [
    'dates and then times',
    '2026-01-31',
    '2026-02-01T10:00',
    'timestamp with time zone',
    ['2026-01-31 00:00:00+00', '2026-02-01 10:00:00+00'],
  ],
  ['numbers and then spaces', '5', '  ', 'bigint', ['5', null]],
])('a file with %s is read again, and its values stay as written', async (_, first, later, type, values) => {
  expect(await refreshed(first, later)).toEqual({ reads: 2, type, values })
})
