import type { Row } from '../src/sync/rows.ts'
import { SourceFailure } from '../src/sync/source-failure.ts'
import type {
  DeclaredRows,
  FileRows,
  Reading,
  SourceAdapter,
  SourceStream,
} from '../src/sync/sources/source-adapter.ts'
import { pause } from '../src/sync/timers.ts'
import { Delivery, type Reader } from './delivery.ts'
import type { Random } from './random.ts'
import type { SimulatedProcess } from './simulated-process.ts'
import type { SourceTable } from './source-table.ts'

/** How a source misbehaves while one of its tables is read. */
const troubles = {
  none: 60,
  slow: 20,
  silent: 3,
  passing: 8,
  refused: 2,
  limited: 2,
  broken: 3,
  shortRow: 2,
  nullKey: 2,
  misfit: 2,
  repeated: 8,
} as const

type Trouble = keyof typeof troubles

const SILENT_MS = 60_000

/** Where and when a source is read. */
type SourceWorld = {
  readonly random: Random
  /** The share of readings that go wrong. */
  readonly trouble: () => number
  /** Records what an attempt was given. */
  readonly record: (delivery: Delivery) => void
  /** Changes the source between two pages. */
  readonly betweenPages: (table: SourceTable) => void
}

/** The source of a connector, as one attempt of a refresh reads it. */
export function simulatedSource(
  world: SourceWorld,
  tables: readonly SourceTable[],
  reader: Reader,
): SourceAdapter {
  const byName = new Map(tables.map((table) => [table.name, table]))
  return {
    kind: 'simulated',
    async *list(signal) {
      await pause(reader.process, world.random.int(5, 400), signal)
      for (const table of tables) yield table.stream()
    },
    open(stream, signal, reading) {
      const table = byName.get(stream.name)
      if (!table) throw new Error(`The source has no table ${stream.name}.`)
      return openTable(world, { table, stream, reader, signal, reading })
    },
    done: async () => undefined,
    async *probe() {},
    close: () => undefined,
  }
}

type Opening = {
  table: SourceTable
  stream: SourceStream
  reader: Reader
  signal: AbortSignal
  reading: Reading
}

function openTable(world: SourceWorld, opening: Opening): DeclaredRows | FileRows {
  const { table, reader, reading } = opening
  const trouble = world.random.chance(world.trouble()) ? world.random.weighted<Trouble>(troubles) : 'none'
  const delivery = new Delivery(table, reader, reading)
  world.record(delivery)
  const pages = readPages(world, opening, delivery, trouble)
  if (table.kind === 'file') return { bytes: asCsv(pages) }
  return {
    rows: pages,
    extent: table.kind === 'whole' ? 'whole' : 'changes',
    cursor: () => delivery.cursor,
    more: () => delivery.more,
    ...(table.kind !== 'whole' && {
      removed: () => ({ column: 'id', values: delivery.removed.map(String) }),
    }),
  }
}

/** Yields the pages of a table. What has been yielded is what the target must contain. */
async function* readPages(
  world: SourceWorld,
  { table, reader, signal }: Opening,
  delivery: Delivery,
  trouble: Trouble,
): AsyncGenerator<readonly Row[]> {
  const { random } = world
  const ids = delivery.idsToRead()
  const pageSize = random.int(2, 6)
  const troubledPage = random.int(0, Math.floor(ids.length / pageSize))
  for (let at = 0, page = 0; at <= ids.length; at += pageSize, page++) {
    const slow = trouble === 'slow' ? 20_000 : trouble === 'silent' && page === troubledPage ? SILENT_MS : 300
    await pause(reader.process, random.int(slow / 10, slow), signal)
    if (page === troubledPage) fail(trouble, reader.process)
    const rows = ids.slice(at, at + pageSize).flatMap((id) => rowsOf(table, id))
    const sent = page === troubledPage ? spoiled(rows, trouble, delivery) : rows
    delivery.add(sent)
    yield sent
    world.betweenPages(table)
  }
  delivery.isComplete = true
}

function fail(trouble: Trouble, process: SimulatedProcess): void {
  if (trouble === 'passing' || trouble === 'silent')
    throw new SourceFailure('The source could not be reached.', { passing: true, code: 'unreachable' })
  if (trouble === 'refused')
    throw new SourceFailure('The source refused the sign-in.', { forbidden: true, code: 'sign-in-refused' })
  if (trouble === 'limited')
    throw new SourceFailure('The source allows no more requests for now.', {
      retryAt: new Date(process.now() + 5_000),
      passing: true,
      code: 'source-busy',
    })
  if (trouble === 'broken') throw new Error('A response of the source could not be parsed.')
}

/** Returns a page with wrong rows, or with rows that were sent before. */
function spoiled(rows: readonly Row[], trouble: Trouble, delivery: Delivery): readonly Row[] {
  const [first] = rows
  if (!first) return rows
  const others = rows.slice(1)
  if (trouble === 'shortRow') return [first.slice(0, 2), ...others]
  if (trouble === 'nullKey') return [[null, ...first.slice(1)], ...others]
  if (trouble === 'misfit') return [[first[0] ?? null, first[1] ?? null, 'many'], ...others]
  if (trouble === 'repeated' && delivery.table.kind !== 'file') return [...latestOf(delivery), ...rows, first]
  return rows
}

/** Returns rows that were sent before, as they are now. */
const latestOf = ({ table, sent }: Delivery) => sent.slice(-3).flatMap(([id]) => rowsOf(table, Number(id)))

function rowsOf(table: SourceTable, id: number): Row[] {
  const row = table.rowOf(id)
  return row ? [row] : []
}

async function* asCsv(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('id,name,amount\n')
  for await (const rows of pages)
    yield Buffer.from(rows.map((row) => `${row.map((value) => value ?? '').join(',')}\n`).join(''))
}
