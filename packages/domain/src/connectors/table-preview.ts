/** A table that a connector has written. `rows` and the instant `refreshedAt` are of its last refresh. */
export type ConnectorTable = { name: string; schema: string; rows: number; refreshedAt: Date | null }

/** The first rows of a table. Values are text as the database prints them; null is SQL null. */
export type TablePreview = {
  columns: { name: string; type: string }[]
  rows: (string | null)[][]
  /** Whether the table has more rows. */
  hasMore: boolean
}
