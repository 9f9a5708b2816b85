/** The checks of a connection test, in order. Each depends on those before it. */
export const connectionCheckKeys = [
  'host-found',
  'reached',
  'signed-in',
  'source-readable',
  'target-reached',
  'target-writable',
] as const

/** One of {@link connectionCheckKeys}. */
export type ConnectionCheckKey = (typeof connectionCheckKeys)[number]

/** The outcome of a check; `skipped` if an earlier one failed. */
export type ConnectionCheckOutcome = 'passed' | 'failed' | 'skipped'

/** One line of a connection test. `sentence` explains a failure or shows what was found; null without text. */
export type ConnectionCheck = {
  /** The step: `host-found`, `reached`, `signed-in`, `source-readable`, `target-reached` or `target-writable`. */
  key: string
  /** `passed`, `failed`, or `skipped` after an earlier failure. */
  outcome: string
  /** The finding or the reason of a failure, for users; null if there is nothing to add. */
  sentence: string | null
  /** What a refresh would read. Only of a passed `source-readable`, if it was requested and could be read. */
  sample?: ConnectionSample | null
}

/** The beginning of the data that a connector would read. It never contains the secrets of the connector. */
export type ConnectionSample = {
  /** The first five tables, or the latest five files. */
  tables: SampleTable[]
  /** The number of tables or files beyond these. */
  more: number
}

/** A table of a sample. */
export type SampleTable = {
  /** The name of the table or the file at the source. */
  name: string
  /** The number of rows at the source; null if it is not known. */
  rows: number | null
  /** The names of the first 50 columns; empty if only the name of the table is known. */
  columns: string[]
  /** At most three rows with one value for each column. A value has at most 80 characters; null is an empty value. */
  firstRows: (string | null)[][]
}
