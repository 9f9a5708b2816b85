import type { ColumnType } from 'kysely'

// Column types as both engines return them.

export type Moment = ColumnType<Date, Date | string, Date | string>
export type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** INT8, which both engines return as text. */
export type Count = ColumnType<string, number | string | undefined, number | string>
export type OptionalText = ColumnType<string | null, string | null | undefined, string | null>
