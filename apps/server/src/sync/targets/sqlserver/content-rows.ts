import { parse } from 'csv-parse/sync'
import type { Row } from '../../rows.ts'
import type { CsvContent, RowContent } from '../sync-target.ts'

/** Returns the rows of either form. Those of a file have only texts. */
export async function* contentRows(content: CsvContent | RowContent): AsyncGenerator<readonly Row[]> {
  if (content.format === 'rows') yield* content.items
  else for await (const chunk of content.items) yield parsed(chunk, content.delimiter)
}

/** Reads as COPY does: nothing between two commas is null, `""` is an empty text. */
const parsed = (chunk: Uint8Array, delimiter: string): Row[] =>
  parse(Buffer.from(chunk), {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    cast: (value, { quoting }) => (value === '' && !quoting ? null : value),
  })
