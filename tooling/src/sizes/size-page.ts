import { join } from 'node:path'
import { workspace } from '../workspace.ts'
import type { PackageSizes, SizeRow } from './size-row.ts'
import { kilobytes, markdownTable, nameCell } from './size-table.ts'

/** The page with the sizes of all packages. */
export const sizePage: string = join(workspace, 'docs/develop/sizes.md')

const introduction = `# Sizes

What an application loads of our packages, compressed with gzip, and the limits that our tests enforce. 1 kB is 1,000 bytes. \`pnpm sizes write\` writes
this page, and a test fails if a figure is no longer right.

- **Script** is an entry point bundled with everything it imports and with what it loads later, without its peers: React, TanStack Query and zod.
  \`.\` is the whole package. An application pays for what it imports: bundlers leave out the rest of an entry point, and pack what two entry points share only once.
- **Styles** is the stylesheet of a component. Every component also needs \`core.css\`, and the last column names another shared stylesheet that it needs.
- **Programs** are small applications, built by Vite, with zod if they load it.
`

const headings: Record<SizeRow['kind'], string> = {
  program: 'Program',
  stylesheet: 'Stylesheet',
  entry: 'Entry',
}

/** Returns the page in Markdown. */
export function sizePageOf(packages: readonly PackageSizes[]): string {
  const sections = packages.map(({ name, rows }) => {
    const tables = (['program', 'stylesheet', 'entry'] as const)
      .map((kind) => [headings[kind], rows.filter((row) => row.kind === kind)] as const)
      .filter(([, found]) => found.length > 0)
      .map(([heading, found]) => markdownTable(heading, found))
    return [`## ${name}`, ...tables].join('\n\n')
  })
  return `${[introduction.trim(), ...sections].join('\n\n')}\n`
}

/** Returns a sentence for each row of a package that the page lacks, shows with wrong figures, or has too many. */
export function staleRows(page: string, { name, rows }: PackageSizes): string[] {
  const [, section = ''] = page.split(`## ${name}\n`)
  const [own = ''] = section.split('\n## ')
  const shown = new Map(
    [...own.matchAll(/^\| ([^|]+) \|(.* kB .*)\|$/gm)].map(([, cell = '', cells = '']) => [
      cell,
      figuresIn(cells),
    ]),
  )
  const stale = rows.filter((row) => !agrees(shown.get(nameCell(row)), row)).map(nameCell)
  const surplus = [...shown.keys()].filter((cell) => !rows.some((row) => nameCell(row) === cell))
  return [...stale, ...surplus].map(
    (row) => `docs/develop/sizes.md: ${name}, ${row} is not as measured. Run: pnpm sizes write`,
  )
}

const figuresIn = (cells: string) => [...cells.matchAll(/([\d.]+) kB/g)].map(([, figure]) => Number(figure))

/** A figure may be off by 5 %, or by 0.1 kB, because compressed sizes differ a little between versions of zlib. */
function agrees(shown: readonly number[] | undefined, { script, styles }: SizeRow) {
  const measured = [script, styles].flatMap((size) => (size ? [size.bytes, size.limit] : []))
  return (
    shown?.length === measured.length && shown.every((figure, place) => isNear(figure, measured[place] ?? 0))
  )
}

const isNear = (figure: number, bytes: number) =>
  kilobytes(bytes) === `${figure.toFixed(1)} kB` ||
  Math.abs(figure * 1_000 - bytes) <= Math.max(bytes * 0.05, 100)
