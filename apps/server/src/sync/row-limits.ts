/** Bounds for every row of every source, so that no source can fill our memory. */
export type RowLimits = {
  readonly columns: number
  /** Bytes of one value. */
  readonly valueBytes: number
  /** Bytes of one row. Must be less than one COPY message of the storage. */
  readonly rowBytes: number
}

export const rowLimits: RowLimits = {
  columns: 1_000,
  valueBytes: 1024 * 1024,
  rowBytes: 4 * 1024 * 1024,
}
