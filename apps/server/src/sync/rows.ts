import type { ColumnType } from './column-type.ts'

/**
 * A value of a typed row. Dates, times and numbers that a double cannot hold are texts, written as PostgreSQL reads
 * them: `2026-01-31`, `2026-01-31T10:00:00Z`, `12.50`.
 */
export type RowValue = string | number | boolean | null

/** The values of one row, in the order of the columns. */
export type Row = readonly RowValue[]

/** Rows to delete: those with one of these values in this column. */
export type RemovedRows = { readonly column: string; readonly values: readonly string[] }

/** What the values of a column have shown. */
export type ColumnFacts = {
  /** The narrowest type that holds all values; undefined while no row has a value. */
  readonly type: ColumnType | undefined
  /** Some row has no value: null, an empty text or only spaces. */
  readonly hasBlanks: boolean
  /** Some blank is written as a text, so PostgreSQL does not read it as null by itself. */
  readonly hasWrittenBlanks: boolean
}
