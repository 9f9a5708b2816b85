import type { ColumnType } from '../column-type.ts'
import type { ColumnFacts } from '../rows.ts'
import type { CsvContent, RowContent } from '../targets/sync-target.ts'

/** The rows of a stream while they are read and checked. */
export type RowReader = {
  /** Safe, unique column names. */
  readonly columns: readonly string[]
  /** The types to expect before all rows have been read; undefined for a column without values so far. */
  readonly expected: readonly (ColumnType | undefined)[]
  /** The rows read so far. */
  rowCount(): number
  /** Complete once every row has been read. */
  facts(): readonly ColumnFacts[]
  /** Returns the rows, for a staging table with these column types. May be called once. */
  content(types: readonly ColumnType[]): CsvContent | RowContent
}
