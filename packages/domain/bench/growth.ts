import { reportFigure } from '@tributary/tooling/figure'

const ROUNDS = 15

type Growth = {
  /** The name of the figure in the report. */
  name: string
  /** The number of rows of each input. */
  few: { rows: number; run: () => unknown }
  many: { rows: number; run: () => unknown }
  /** The largest factor by which the time per row may grow. Sorting, the caches of the processor and other load need some. */
  aim: number
}

/** Reports how the time per row grows with the number of rows: 1 is linear, the factor of the rows is quadratic. */
export function compareGrowth({ name, few, many, aim }: Growth): void {
  // As often as both take about as long, so that the timer measures both equally well.
  const times = Math.max(1, Math.round(many.rows / few.rows))
  for (let round = 0; round < 3; round++) measured(few.run, times)
  const pairs = Array.from({ length: ROUNDS }, () => {
    const small = measured(few.run, times)
    const large = measured(many.run, 1)
    return { small, large, ratio: large / many.rows / (small / few.rows) }
  })
  const ratio = median(pairs.map((pair) => pair.ratio))
  reportFigure({
    name,
    value: `${median(pairs.map(({ large }) => large)).toFixed(2)} ms for ${many.rows}`,
    floor: `${median(pairs.map(({ small }) => small)).toFixed(3)} ms for ${few.rows}`,
    ratio,
    aim: `per row, at most ${aim} times`,
    holds: ratio <= aim,
  })
}

/** Returns the milliseconds of one run. */
function measured(run: () => unknown, times: number): number {
  const start = performance.now()
  for (let time = 0; time < times; time++) run()
  return (performance.now() - start) / times
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
