import type { ColumnType } from './column-type.ts'

/**
 * A value of a typed row. Dates, times and numbers that a double cannot hold are texts, written as PostgreSQL reads
 * them: `2026-01-31`, `2026-01-31T10:00:00Z`, `12.50`.
 */
export type RowValue = string | number | boolean | null

/** The values of one row, in the order of the columns. */
export type Row = readonly RowValue[]

/** Selects rows: those with one of these values in this column. */
export type SelectedRows = { readonly column: string; readonly values: readonly string[] }

/** Observations about the values of a column. */
export type ColumnFacts = {
  /** The narrowest type that fits all values; undefined until a row has a value. */
  readonly type: ColumnType | undefined
  /** Some row has no value: null, an empty text or only spaces. */
  readonly hasBlanks: boolean
  /** True if a blank is quoted or has spaces. PostgreSQL reads only an empty, unquoted value as null. */
  readonly hasWrittenBlanks: boolean
}
