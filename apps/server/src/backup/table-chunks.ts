import { quoteIdentifier } from '../drivers/postgres/postgres-quoting.ts'
import type { StorageConnection } from '../storage/storage.ts'
import type { FoundTable } from './table-shapes.ts'

/** The usual size of a chunk. A longer row makes a longer chunk. */
const CHUNK_BYTES = 4 * 1024 * 1024
/** The embedded engine holds the output of a statement in memory, so it copies this many pages of 8 KB at a time. */
const PAGES = 128
const NEWLINE = 0x0a

/** Reads the rows of a table in the text format of COPY, in chunks of whole rows. */
export async function* tableChunks(
  connection: Pick<StorageConnection, 'copyOut'>,
  kind: 'pglite' | 'postgres',
  table: FoundTable,
): AsyncGenerator<Uint8Array> {
  if (table.shape.columns.length > 0) yield* wholeRows(output(connection, kind, table))
}

async function* output({ copyOut }: Pick<StorageConnection, 'copyOut'>, kind: string, table: FoundTable) {
  const name = `${quoteIdentifier(table.schema)}.${quoteIdentifier(table.shape.name)}`
  const columns = table.shape.columns.map((column) => quoteIdentifier(column.name)).join(', ')
  // Not "copy table to", which leaves out rows where row security applies.
  const copy = (condition: string) =>
    copyOut(`copy (select ${columns} from only ${name}${condition}) to stdout (encoding 'UTF8')`)
  if (kind === 'postgres') return yield* copy('')
  for (let page = 0; page < table.pages; page += PAGES)
    yield* copy(` where ctid >= '(${page},0)'::tid and ctid < '(${page + PAGES},0)'::tid`)
}

async function* wholeRows(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes < CHUNK_BYTES) continue
    const end = piece.lastIndexOf(NEWLINE) + 1
    if (end === 0) continue
    waiting[waiting.length - 1] = piece.subarray(0, end)
    yield Buffer.concat(waiting)
    waiting = end < piece.length ? [piece.subarray(end)] : []
    bytes = piece.length - end
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

/** Counts the rows of a chunk: within a value, a newline is escaped. */
export function rowsIn(chunk: Uint8Array): number {
  let rows = 0
  for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows++
  return rows
}
