/** A row of a table that was written by hand: its cells by column, "as above" replaced. */
export type WrittenRow = Readonly<Record<string, string>>

/** Returns the rows of the tables below a heading of a page. */
export function writtenRows(page: string, heading: string): WrittenRow[] {
  const [, after = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  return [...section.matchAll(/(?:^\|.*\n?)+/gm)].flatMap(([text]) => rowsOf(text.trim().split('\n')))
}

function rowsOf([head = '', , ...lines]: readonly string[]): WrittenRow[] {
  const names = cellsOf(head).map((name) => name.toLowerCase())
  let above: Record<string, string> = {}
  return lines.map((line) => {
    const cells = cellsOf(line)
    above = Object.fromEntries(
      names.map((name, at) => [name, cells[at] === 'as above' ? (above[name] ?? '') : (cells[at] ?? '')]),
    )
    return above
  })
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Returns the words in code of a cell. */
export const codesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
