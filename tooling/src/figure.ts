/**
 * A measured figure. `ratio` compares it with `floor`, measured in the same run; `holds` is true if the
 * target is met.
 */
export type Figure = {
  name: string
  value: string
  floor?: string
  ratio?: number
  aim: string
  holds: boolean
}

const mark = '@figure '

/** Prints a figure as one line that `pnpm bench` collects. */
export function reportFigure(figure: Figure): void {
  console.log(mark + JSON.stringify(figure))
}

/** Returns the figures in a benchmark's output. */
export function figuresIn(output: string): Figure[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith(mark))
    .map((line) => JSON.parse(line.slice(mark.length)))
}

/** Formats figures as an aligned table. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, floor = '', ratio, aim, holds }) => [
    name,
    value,
    floor,
    ratio === undefined ? '' : ratio.toFixed(2),
    aim,
    holds ? 'yes' : 'NO',
  ])
  const table = [['figure', 'measured', 'floor', 'ratio', 'aim', 'held'], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}
