/** A table that a connector has written. `rows` and the instant `refreshedAt` are of its last refresh. */
export type ConnectorTable = {
  /** The name of the table in its schema. */
  name: string
  /** The database schema. */
  schema: string
  /** The number of rows that the latest refresh wrote. */
  rows: number
  /** The time of the latest refresh that wrote it; null if it is not known. */
  refreshedAt: Date | null
}

/** The first rows of a table. Values are text as the database prints them; null is SQL null. */
export type TablePreview = {
  /** The columns, in the order of the table. */
  columns: {
    /** The name of the column. */
    name: string
    /** The data type as the database names it, e.g. `numeric`. */
    type: string
  }[]
  /** The rows, with one value for each column. */
  rows: (string | null)[][]
  /** Whether the table has more rows. */
  hasMore: boolean
}
