import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SourceFailure } from '../source-failure.ts'
import type { Reading } from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import { type DeclaredStream, declaredSource } from '../testing/declared-source.ts'
import { type SyncFixture, syncFixture } from '../testing/sync-fixture.ts'

let sync: SyncFixture
let connector: string
let schema: string
let schemas = 0

beforeAll(async () => {
  sync = await syncFixture()
})
afterAll(() => sync.close())
beforeEach(async () => {
  schema = `streams_${++schemas}`
  connector = await sync.connector({ 'target.schema': schema })
})
afterEach(() => sync.stopEngines())

/** The source's next rows and cursor, and the requested readings. */
let csv = ''
let cursor: string | undefined
const asked: Reading[] = []

async function source(stream: Partial<DeclaredStream> = {}) {
  asked.length = 0
  const lines: DeclaredStream = {
    name: 'lines',
    columns: [
      { name: 'order', type: 'text' },
      { name: 'Line', type: 'bigint' },
      { name: 'amount', type: 'numeric' },
    ],
    key: ['order', 'Line'],
    extent: 'changes',
    read(reading) {
      asked.push(reading)
      return { csv, ...(cursor && { cursor }) }
    },
    ...stream,
  }
  const engine = sync.engine({ adapters: declaredSource(lines) })
  await engine.start()
  return (rows: string, next?: string, options?: { full: boolean }) => {
    csv = rows
    cursor = next
    return sync.refresh(engine, connector, options)
  }
}
const lines = async () =>
  (
    await sync.rows(`select "order" || ':' || line || ':' || coalesce(amount::text, '-') as row
    from ${schema}.lines order by "order", line`)
  ).map(({ row }) => row)

describe('a source that returns its changes', () => {
  it('continues at its cursor and merges rows by all columns of their key', async () => {
    const refresh = await source()
    await refresh('007,1,5\n007,2,6.50\n', 'monday')
    expect(await refresh('007,2,7\n008,1,\n', 'tuesday')).toMatchObject({ state: 'succeeded', rows: '2' })
    expect(asked).toEqual([
      { full: true, cursor: undefined, startsEmpty: true },
      { full: false, cursor: 'monday', startsEmpty: false },
    ])
    expect(await lines()).toEqual(['007:1:5', '007:2:7', '008:1:-'])
    expect(
      await sync.rows(`select rows, cursor from sync_files where connector_id = '${connector}'`),
    ).toEqual([{ rows: '2', cursor: 'tuesday' }])
  })

  it('stores the last of several rows with the same key', async () => {
    const refresh = await source()
    await refresh('a,1,1\na,1,2\n')
    expect(await lines()).toEqual(['a:1:2'])
    await refresh('a,1,3\nb,1,1\na,1,4\n')
    expect(await lines()).toEqual(['a:1:4', 'b:1:1'])
  })

  it('names removed rows, which are deleted before the others are stored', async () => {
    const refresh = await source({ removed: () => ({ column: 'order', values: ['a', 'c', 'no such'] }) })
    await refresh('a,1,1\na,2,1\nb,1,1\nc,1,1\n', 'one')
    await refresh('a,2,5\n', 'two')
    expect(await lines()).toEqual(['a:2:5', 'b:1:1'])
    await refresh('')
    expect(await lines()).toEqual(['b:1:1'])
  })

  it('names retained rows, and all others are deleted before its rows are stored', async () => {
    let retained: string[] | undefined
    const refresh = await source({
      retained: () => retained && { column: 'order', values: retained },
    })
    await refresh('a,1,1\na,2,1\nb,1,1\nc,1,1\n', 'one')
    retained = ['a', 'no such']
    await refresh('d,1,5\n', 'two')
    expect(await lines()).toEqual(['a:1:1', 'a:2:1', 'd:1:5'])
  })

  it('gets the last cursor of an empty table, except in a full refresh', async () => {
    const refresh = await source()
    await refresh('', 'one')
    await refresh('', 'two')
    expect(asked.at(-1)).toEqual({ full: true, cursor: undefined, startsEmpty: true, emptyCursor: 'one' })
    await refresh('', 'three', { full: true })
    expect(asked.at(-1)).toEqual({ full: true, cursor: undefined, startsEmpty: true })
  })

  it('starts over for a full refresh, and when its table is missing, empty or has another key', async () => {
    const refresh = await source()
    await refresh('a,1,1\nb,1,1\n', 'one')
    await refresh('a,1,2\n', 'two', { full: true })
    expect(await lines()).toEqual(['a:1:2'])
    for (const change of ['truncate', 'drop table', 'alter table'] as const) {
      await sync.rows(
        change === 'alter table'
          ? `alter table ${schema}.lines drop constraint lines_pkey`
          : `${change} ${schema}.lines`,
      )
      await refresh('c,1,1\n', 'three')
      expect(await lines()).toEqual(['c:1:1'])
    }
    expect(asked.map(({ full, cursor: from }) => [full, from])).toEqual(Array(5).fill([true, undefined]))
  })

  it('keeps its cursor when the rows could not be stored', async () => {
    const refresh = await source()
    await refresh('a,1,1\n', 'one')
    expect(await refresh('a,1,1e999999\nb,,1\n', 'two')).toMatchObject({
      state: 'failed',
      error: syncMessages.keyBlank('lines', 'line'),
      cause: 'source-data',
    })
    await refresh('a,1,2\n', 'three')
    expect(asked.at(-1)).toEqual({ full: false, cursor: 'one', startsEmpty: false })
  })
})

it('a source that loses old rows is merged in a full refresh, from the cursor of its table', async () => {
  const refresh = await source({
    keepsOthers: true,
    removed: () => ({ column: 'order', values: ['b'] }),
  })
  await refresh('a,1,1\nb,1,1\nb,2,1\n', 'one')
  await refresh('b,1,2\n', 'two', { full: true })
  expect(asked.at(-1)).toEqual({ full: true, cursor: undefined, startsEmpty: false, stored: 'one' })
  expect(await lines()).toEqual(['a:1:1', 'b:1:2'])
  await sync.rows(`truncate ${schema}.lines`)
  await refresh('c,1,1\n', 'three', { full: true })
  expect(asked.at(-1)).toEqual({ full: true, cursor: undefined, startsEmpty: true })
})

it('a source that returns everything replaces all rows', async () => {
  const refresh = await source({ extent: 'whole' })
  await refresh('a,1,1\nb,1,1\n')
  await refresh('b,1,2\n')
  expect(await lines()).toEqual(['b:1:2'])
})

describe('declared columns', () => {
  const typesOf = async () =>
    (
      await sync.rows(`select column_name || ' ' || data_type as type from information_schema.columns
        where table_schema = '${schema}' and table_name = 'lines' order by ordinal_position`)
    ).map(({ type }) => type)

  it('have their declared types, even without rows', async () => {
    const refresh = await source()
    await refresh('')
    expect(await typesOf()).toEqual(['order text', 'line bigint', 'amount numeric'])
    await refresh('007,1,5\n')
    expect(await typesOf()).toEqual(['order text', 'line bigint', 'amount numeric'])
  })

  it('widen the columns of an existing table', async () => {
    await (await source())('a,1,5\n')
    await sync.stopEngines()
    const columns = ['order', 'Line', 'amount'].map((name) => ({ name, type: 'text' as const }))
    await (await source({ columns }))('a,x,5\n')
    expect(await typesOf()).toEqual(['order text', 'line text', 'amount text'])
  })

  it('refuse a value that does not fit, and name its column', async () => {
    const refresh = await source()
    await refresh('a,1,5\n')
    expect(await refresh('a,1,six\nb,1,7\n')).toMatchObject({
      state: 'failed',
      error: syncMessages.misfit('lines', 'amount'),
      cause: 'source-data',
    })
    expect(await lines()).toEqual(['a:1:5'])
  })

  it.each([
    ['several columns', 'a;b,c;d;e', ',\n,\n', 2],
    ['one column', 'a;b', '\n""\n', 2],
  ])('keep rows without any value, with %s', async (_, names, rows, count) => {
    const columns = names.split(',').map((name) => ({ name, type: 'text' as const }))
    const refresh = await source({
      columns,
      key: [],
      extent: 'whole',
      read: () => ({ csv: rows }),
    })
    expect(await refresh('')).toMatchObject({ state: 'succeeded', rows: String(count) })
    expect(await sync.rows(`select count(*)::int as rows from ${schema}.lines`)).toEqual([{ rows: count }])
  })

  it('without a key are replaced', async () => {
    const refresh = await source({ key: [], extent: 'whole' })
    await refresh('a,1,1\na,1,1\n')
    await refresh('a,1,1\na,1,1\n')
    expect(await lines()).toEqual(['a:1:1', 'a:1:1'])
  })
})

it('stores the cause of a failure and the time of the next allowed request', async () => {
  const retryAt = new Date('2026-11-22T12:00:00Z')
  const refresh = await source({
    read: () => {
      throw new SourceFailure('Too much was asked.', { code: 'source-busy', passing: true, retryAt })
    },
  })
  expect(await refresh('')).toMatchObject({ state: 'failed', cause: 'source-busy', retry_at: retryAt })
})
