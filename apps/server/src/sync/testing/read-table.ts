import type { RowValue } from '../rows.ts'
import type { DeclaredRows, Reading, SourceAdapter } from '../sources/source-adapter.ts'

const forever = new AbortController().signal

/** Reads all rows of a table of a source, each as an object by the names of the columns. */
export async function readTable(
  adapter: SourceAdapter<DeclaredRows>,
  columns: readonly { readonly name: string }[],
  { name, reading }: { name: string; reading: Reading },
) {
  const opened = adapter.open({ name, path: name, size: undefined, modifiedAt: undefined }, forever, reading)
  const rows: Record<string, RowValue>[] = []
  for await (const batch of opened.rows)
    for (const row of batch)
      rows.push(Object.fromEntries(columns.map((column, at) => [column.name, row[at] ?? null])))
  return {
    rows,
    extent: opened.extent,
    keepsOthers: opened.keepsOthers ?? false,
    cursor: opened.cursor?.(),
    removed: opened.removed?.(),
    retained: opened.retained?.(),
    more: opened.more?.() ?? false,
  }
}
