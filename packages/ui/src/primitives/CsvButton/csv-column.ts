import { toCsv } from '@tributary/sdk/common'

/** One column of a CSV download. */
export type CsvColumn<Row> = {
  /** The heading. Columns of times end with "(UTC)". */
  header: string
  /** Returns the cell. Blank for a missing value. */
  text: (row: Row) => string
}

/** The rows of a CSV download. */
export type CsvList<Row> = {
  /** In the order of the screen, without those that are filtered out. */
  rows: readonly Row[]
  /** The organisation in the file's name. Null if the list does not belong to one. */
  organisation: string | null
}

/** Returns a list as CSV for Excel, with a row of headings. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  toCsv([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ text }) => text(row)))])
