export type SampleRow = Readonly<Record<string, string | number | boolean>>

/** Formats rows as CSV as spreadsheets do: a header line, and quotes where needed. */
export function toCsv(rows: readonly SampleRow[]): string {
  const [first = {}] = rows
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row))]
  return lines.map((values) => `${values.map(quoted).join(',')}\r\n`).join('')
}

const quoted = (value: string | number | boolean) =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
