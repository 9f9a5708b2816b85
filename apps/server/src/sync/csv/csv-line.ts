/** A value as the scanner understands it: nothing between two commas is null, `""` an empty text. */
export type CsvValue = string | null

const NEEDS_QUOTES = /^$|[",\r\n\\]|^\s|\s$/

/** One row as CSV, with its line end. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(written).join(',')}\n`

function written(value: CsvValue): string {
  if (value === null) return ''
  return NEEDS_QUOTES.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
