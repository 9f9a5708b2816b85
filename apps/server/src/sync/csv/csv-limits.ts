export type CsvLimits = {
  readonly columns: number
  /** Bytes of one value. */
  readonly valueBytes: number
  /** Bytes of one row; stays below what one COPY message of the storage may hold. */
  readonly rowBytes: number
  /** The rows are a program's, not a person's: commas part their values, and rows without any value count as well. */
  readonly exact?: boolean
}

export const csvLimits: CsvLimits = {
  columns: 1_000,
  valueBytes: 1024 * 1024,
  rowBytes: 4 * 1024 * 1024,
}
