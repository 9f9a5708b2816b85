import type { PackageSizes, Size, SizeRow } from './size-row.ts'

/** Bytes as kilobytes of 1,000 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

/** The share of a limit that is left. */
const headroom = ({ bytes, limit }: Size) => `${Math.floor((1 - bytes / limit) * 100)} %`

const cellsOf = (size: Size | undefined): string[] =>
  size ? [kilobytes(size.bytes), kilobytes(size.limit), headroom(size)] : ['', '', '']

/** Formats sizes as aligned text, one line for each entry point. */
export function sizeTable(packages: readonly PackageSizes[]): string {
  const heads = ['', 'script', 'limit', 'headroom', 'styles', 'limit', 'headroom']
  const lines = packages.flatMap(({ name, rows }) => [
    [name],
    ...rows.map((row) => [`  ${row.name}`, ...cellsOf(row.script), ...cellsOf(row.styles)]),
  ])
  const table = [heads, ...lines]
  const widths = heads.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)))
  const aligned = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
  return table.map((cells) => cells.map(aligned).join('  ').trimEnd()).join('\n')
}

const columns = {
  script: ['Script', 'Limit', 'Headroom'],
  styles: ['Styles', 'Limit', 'Headroom'],
} as const

/** The first cell of a row. A program is not the name of anything in the code. */
export const nameCell = ({ kind, name }: SizeRow): string => (kind === 'program' ? name : `\`${name}\``)

/** Formats rows as a table of Markdown, with the columns that they use. */
export function markdownTable(title: string, rows: readonly SizeRow[]): string {
  const parts = (['script', 'styles'] as const).filter((part) => rows.some((row) => row[part]))
  const hasNeeds = rows.some(({ needs }) => needs)
  const heads = [title, ...parts.flatMap((part) => columns[part]), ...(hasNeeds ? ['Also needs'] : [])]
  const lines = rows.map((row) => [
    nameCell(row),
    ...parts.flatMap((part) => cellsOf(row[part])),
    ...(hasNeeds ? [row.needs ? `\`${row.needs}\`` : ''] : []),
  ])
  const rule = heads.map((_, column) => (column === 0 || heads[column] === 'Also needs' ? '---' : '---:'))
  return [heads, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
