import { parse } from 'csv-parse/sync'
import type { Row } from '../../rows.ts'
import type { CsvContent, RowContent } from '../sync-target.ts'

/** A row with only text values. */
export type TextRow = readonly (string | null)[]

/** Returns the rows of either form with every value as a text. */
export async function* textRows(content: CsvContent | RowContent): AsyncGenerator<readonly TextRow[]> {
  if (content.format === 'csv')
    for await (const chunk of content.items) yield parsed(chunk, content.delimiter)
  else for await (const rows of content.items) yield rows.map(asTexts)
}

const asTexts = (row: Row): TextRow => row.map((value) => (value === null ? null : String(value)))

/** Reads as COPY does: nothing between two commas is null, `""` is an empty text. */
const parsed = (chunk: Uint8Array, delimiter: string): TextRow[] =>
  parse(Buffer.from(chunk), {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    cast: (value, { quoting }) => (value === '' && !quoting ? null : value),
  })
