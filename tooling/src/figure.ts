/** One measured figure. `ratio` is against `floor`, measured in the same run; `holds` says whether the aim is met. */
export type Figure = {
  name: string
  value: string
  floor?: string
  ratio?: number
  aim: string
  holds: boolean
}

const mark = '@figure '

/** How a benchmark hands a figure to `pnpm bench`: one line of its output. */
export function reportFigure(figure: Figure): void {
  console.log(mark + JSON.stringify(figure))
}

/** The figures among everything a benchmark printed. */
export function figuresIn(output: string): Figure[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith(mark))
    .map((line) => JSON.parse(line.slice(mark.length)))
}

/** The figures under one another, as people read them. */
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
