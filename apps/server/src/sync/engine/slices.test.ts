import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SourceFailure } from '../source-failure.ts'
import type { DeclaredRows, Reading, SourceAdapter, SourceStream } from '../sources/source-adapter.ts'
import { type SyncFixture, syncFixture } from '../testing/sync-fixture.ts'
import type { SyncEngine } from './sync-engine.ts'

const SLICE = 2
const LAST = 7

let sync: SyncFixture
let engine: SyncEngine
let connector: string
let schema: string
let schemas = 0
/** The reading of each opened stream, as `name cursor`. */
let opened: string[]
/** Runs before the rows of a stream are read. */
let beforeRows: (name: string, at: number, signal: AbortSignal) => unknown

beforeAll(async () => {
  sync = await syncFixture()
})
afterAll(() => sync.close())
beforeEach(async () => {
  schema = `slices_${++schemas}`
  opened = []
  beforeRows = () => undefined
  connector = await sync.connector({ 'target.schema': schema })
  await startEngine()
})
afterEach(() => sync.stopEngines())

async function startEngine() {
  engine = sync.engine({ adapters: { ftp: () => numbers('evens', 'odds') } })
  await engine.start()
}

/** Tables of the numbers to 7, two at a time, in the order of their only column. */
function numbers(...names: string[]): SourceAdapter<DeclaredRows> {
  return {
    kind: 'numbers',
    async *list() {
      yield* names.map(streamOf)
    },
    open: ({ name }, signal, reading) => slice(name, reading, signal),
    async *probe() {},
    done: async () => undefined,
    close: () => undefined,
  }
}

const streamOf = (name: string): SourceStream => ({
  name,
  path: name,
  size: undefined,
  modifiedAt: undefined,
  columns: [{ name: 'id', type: 'bigint' }],
  key: ['id'],
})

function slice(
  name: string,
  { cursor, full, startsEmpty = false }: Reading,
  signal: AbortSignal,
): DeclaredRows {
  opened.push(`${name} ${cursor ?? '-'}`)
  const isWhole = full && !startsEmpty
  const start = isWhole ? 0 : Number(cursor ?? 0)
  const end = isWhole ? LAST : Math.min(start + SLICE, LAST)
  async function* rows() {
    await beforeRows(name, start, signal)
    yield Array.from({ length: end - start }, (_, at) => [start + at + 1])
  }
  return {
    rows: rows(),
    extent: isWhole ? 'whole' : 'changes',
    cursor: () => String(end),
    more: () => end < LAST,
  }
}

const stored = async (table: string) =>
  (await sync.rows(`select id::integer from ${schema}.${table} order by id`)).map(({ id }) => id)
const all = [1, 2, 3, 4, 5, 6, 7]

describe('a stream that is stored in slices', () => {
  it('is opened again in the same run, and in turn with the others', async () => {
    expect(await sync.refresh(engine, connector)).toMatchObject({
      state: 'succeeded',
      rows: '14',
      detail: 'evens: 7 rows; odds: 7 rows',
    })
    expect(opened.slice(0, 4)).toEqual(['evens -', 'odds -', 'evens 2', 'odds 2'])
    expect([await stored('evens'), await stored('odds')]).toEqual([all, all])
  })

  it('continues at its last slice after the process has ended', async () => {
    beforeRows = async (name, at, signal) => {
      if (name !== 'odds' || at !== 4) return
      beforeRows = () => undefined
      void engine.stop({ drainMs: 0 })
      await once(signal, 'abort')
      throw new SourceFailure('The connection was lost.')
    }
    const runId = await sync.queue(connector)
    await engine.enqueue(runId)
    expect(await sync.ended(runId)).toMatchObject({ state: 'queued' })
    expect(await stored('odds')).toEqual([1, 2, 3, 4])
    opened.length = 0
    sync.log.length = 0
    await startEngine()
    expect(await sync.ended(runId)).toMatchObject({ state: 'succeeded' })
    expect(opened.slice(0, 2)).toEqual(['evens 6', 'odds 4'])
    expect([await stored('evens'), await stored('odds')]).toEqual([all, all])
  })

  it('keeps the slices before a failure, and the next refresh continues', async () => {
    beforeRows = (name, at) => {
      if (name === 'evens' && at === 4) throw new SourceFailure('The source is closed.')
    }
    expect(await sync.refresh(engine, connector)).toMatchObject({
      state: 'failed',
      detail: 'The source is closed.\nevens: 4 rows; odds: 7 rows',
    })
    beforeRows = () => undefined
    expect(await sync.refresh(engine, connector)).toMatchObject({ state: 'succeeded' })
    expect(await stored('evens')).toEqual(all)
  })

  it('is replaced by one whole reading in a full refresh', async () => {
    await sync.refresh(engine, connector)
    await sync.rows(`insert into ${schema}.evens values (99)`)
    opened.length = 0
    expect(await sync.refresh(engine, connector, { full: true })).toMatchObject({ state: 'succeeded' })
    expect(opened).toEqual(['evens -', 'odds -'])
    expect(await stored('evens')).toEqual(all)
  })
})

it('shows the progress of a source while it is read', async () => {
  const detail = async () =>
    (await sync.rows(`select detail from refresh_runs where connector_id = '${connector}'`))[0]?.detail
  async function* rows(shown: () => unknown) {
    await vi.waitFor(shown)
    yield [[1]]
  }
  const source = numbers('odds')
  const open: (typeof source)['open'] = (_, __, ___, progress) => {
    progress?.('3 of 10 read')
    return { rows: rows(async () => expect(await detail()).toBe('odds: 3 of 10 read')) }
  }
  engine = sync.engine({ adapters: { ftp: () => ({ ...source, open }) } })
  await engine.start()
  expect(await sync.refresh(engine, connector)).toMatchObject({ state: 'succeeded' })
})

describe('a stream that the plan does not include', () => {
  const left = (name: string) =>
    new SourceFailure(`${name} is not in the plan.`, { notIncluded: true, code: 'not-in-plan' })

  it('begins the detail of a successful run, and the others are stored', async () => {
    beforeRows = (name) => {
      if (name === 'evens') throw left(name)
    }
    expect(await sync.refresh(engine, connector)).toMatchObject({
      state: 'succeeded',
      error: null,
      detail: 'Left out: evens. evens is not in the plan.\nodds: 7 rows',
      left_out: 1,
      left_out_cause: 'not-in-plan',
    })
    expect(await stored('odds')).toEqual(all)
  })

  it('is counted with the tables that the source does not list', async () => {
    beforeRows = (name) => {
      if (name === 'evens') throw left(name)
    }
    await engine.stop({ drainMs: 0 })
    const why = 'The authorisation does not include them.'
    const leftOut = () => [{ tables: ['primes', 'squares'], why, code: 'not-authorised' as const }]
    engine = sync.engine({ adapters: { ftp: () => ({ ...numbers('evens', 'odds'), leftOut }) } })
    await engine.start()
    expect(await sync.refresh(engine, connector)).toMatchObject({
      detail: `Left out: evens. evens is not in the plan.\nLeft out: primes, squares. ${why}\nodds: 7 rows`,
      left_out: 3,
      left_out_cause: 'not-authorised',
    })
    expect(await sync.refresh(engine, connector)).toMatchObject({ left_out: 3 })
  })

  it('is removed from the count when it is stored', async () => {
    beforeRows = (name) => {
      if (name === 'evens') throw left(name)
    }
    await sync.refresh(engine, connector)
    beforeRows = () => undefined
    expect(await sync.refresh(engine, connector)).toMatchObject({ left_out: null, left_out_cause: null })
  })

  it('fails the run if no other stream is included', async () => {
    beforeRows = (name) => {
      throw left(name)
    }
    expect(await sync.refresh(engine, connector)).toMatchObject({
      state: 'failed',
      error: 'evens is not in the plan. odds is not in the plan.',
    })
  })
})
