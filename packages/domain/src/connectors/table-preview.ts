/** A table that a connector's refreshes have written. `rows` of its last refresh; `refreshedAt` is an instant. */
export type ConnectorTable = { name: string; schema: string; rows: number; refreshedAt: Date | null }

/** The first rows of a table, every value as the database writes it; null is no value. */
export type TablePreview = {
  columns: { name: string; type: string }[]
  rows: (string | null)[][]
  /** Whether the table has more rows than these. */
  hasMore: boolean
}
