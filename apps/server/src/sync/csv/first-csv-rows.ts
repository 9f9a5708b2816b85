import { parse } from 'csv-parse/sync'
import type { Row } from '../rows.ts'
import { readCsv } from './csv-reader.ts'

/** As much of a file as is read for its first rows: two of the batches that `readCsv` reads. */
const MOST_BYTES = 512 * 1024

type FirstCsvRows = { columns: readonly string[]; rows: readonly Row[]; isWhole: boolean }

/** Reads the header and the first rows of a CSV file, and no more than its beginning. */
export async function firstCsvRows(bytes: AsyncIterable<Uint8Array>, most: number): Promise<FirstCsvRows> {
  const beginning = firstBytes(bytes)
  try {
    const { columns, delimiter, rows } = await readCsv(beginning)
    for await (const batch of rows) {
      const found: string[][] = parse(Buffer.from(batch), { delimiter, to: most + 1 })
      const values = found.map((row) => row.map((value) => (value === '' ? null : value)))
      return { columns, rows: values.slice(0, most), isWhole: false }
    }
    return { columns, rows: [], isWhole: true }
  } finally {
    await beginning.return()
  }
}

async function* firstBytes(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0
  for await (const piece of bytes) {
    yield piece
    size += piece.length
    if (size > MOST_BYTES) return
  }
}
