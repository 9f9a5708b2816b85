import { readCsv } from '../csv/csv-reader.ts'
import type { RowReader } from './row-reader.ts'

/** Reads a CSV file. Its column types are expected from its first rows. */
export async function readFileRows(bytes: AsyncIterable<Uint8Array>): Promise<RowReader> {
  const { columns, delimiter, facts, rowCount, rows, mustFit } = await readCsv(bytes)
  return {
    columns,
    expected: facts().map(({ type }) => type),
    rowCount,
    facts,
    content(types) {
      mustFit(types)
      return { format: 'csv', delimiter, items: rows }
    },
  }
}
