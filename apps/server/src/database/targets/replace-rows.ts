import { targetMessages } from '../../drivers/target.messages.ts'
import { TargetFailure } from '../../drivers/target-failure.ts'
import { sqlState } from '../../storage/database-failure.ts'
import type { Cell, TableContents, TargetColumn, WrittenTable } from './target-database.ts'

/** A column of a table or view in the schema, with the owner's mark. */
export type FoundColumn = { table: string; column: string | null; owner: string | null }

/** The statements of one engine, all in one transaction. */
export type TableWriter = {
  found(): Promise<readonly FoundColumn[]>
  create(table: TableContents): Promise<void>
  addColumn(table: TableContents, column: TargetColumn): Promise<void>
  clear(table: TableContents): Promise<void>
  insert(table: TableContents, rows: readonly (readonly Cell[])[]): Promise<void>
  /** The most rows that one statement may insert. */
  rowsAtOnce(table: TableContents): number
}

/**
 * Replaces the rows of tables and returns their numbers. A table is emptied and filled instead of dropped and created, so
 * that its views and grants stay. Columns we no longer write stay as well.
 */
export async function replaceRows(
  writer: TableWriter,
  owner: string,
  tables: readonly TableContents[],
): Promise<WrittenTable[]> {
  const found = Map.groupBy(await writer.found(), ({ table }) => table.toLowerCase())
  for (const table of tables) {
    const columns = found.get(table.name)
    if (columns?.some((column) => column.owner !== owner))
      throw new TargetFailure(400, targetMessages.taken(table.name))
    if (columns) await addMissing(writer, table, columns)
    else await create(writer, table)
  }
  const written: WrittenTable[] = []
  for (const table of tables) written.push({ name: table.name, rows: await fill(writer, table) })
  return written
}

/** Creates a table. Our user may not see other users' tables, so only this shows that the name is taken. */
async function create(writer: TableWriter, table: TableContents) {
  try {
    await writer.create(table)
  } catch (error) {
    if (!isNameTaken(error)) throw error
    throw new TargetFailure(400, targetMessages.taken(table.name), { cause: error })
  }
}

const SQL_SERVER_NAME_TAKEN = 2714
const POSTGRES_NAME_TAKEN = '42P07'

const isNameTaken = (error: unknown) =>
  sqlState(error) === POSTGRES_NAME_TAKEN ||
  (error instanceof Error && 'number' in error && error.number === SQL_SERVER_NAME_TAKEN)

async function addMissing(writer: TableWriter, table: TableContents, found: readonly FoundColumn[]) {
  const known = new Set(found.map(({ column }) => column?.toLowerCase()))
  for (const column of table.columns) if (!known.has(column.name)) await writer.addColumn(table, column)
}

async function fill(writer: TableWriter, table: TableContents) {
  await writer.clear(table)
  let rows = 0
  for (const batch of batches(table.rows, writer.rowsAtOnce(table))) {
    await writer.insert(table, batch)
    rows += batch.length
  }
  return rows
}

function* batches<Row>(rows: Iterable<Row>, size: number): Generator<Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
