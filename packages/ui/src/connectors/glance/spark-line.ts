/** The line of a sparkline and its end, in pixels. */
export type SparkLine = { path: string; end: { x: number; y: number } }

/** Space for half of the stroke and for the dot at the end. */
const INSET = 2

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10

/**
 * Returns the line through these values, the oldest first, in a box of this size; null for fewer than two. The base
 * line is 0, so a drop looks as large as it is.
 */
export function sparkLine(values: readonly number[], width: number, height: number): SparkLine | null {
  if (values.length < 2) return null
  const highest = Math.max(1, ...values)
  const step = (width - 2 * INSET) / (values.length - 1)
  const points = values.map((value, place) => ({
    x: rounded(INSET + place * step),
    y: rounded(height - INSET - (value / highest) * (height - 2 * INSET)),
  }))
  const end = points.at(-1)
  return end ? { path: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`, end } : null
}
