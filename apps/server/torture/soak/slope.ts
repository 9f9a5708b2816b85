/** A straight line through points: its slope, and how far the real one may differ with 95 % confidence. */
export type Slope = { perX: number; uncertainty: number }

/** Two-sided quantile of the normal distribution. A soak has enough samples for it. */
const CONFIDENCE = 1.96

export type Point = readonly [x: number, y: number]

/** Fits a line by least squares. */
export function slopeOf(points: readonly Point[]): Slope {
  const count = points.length
  if (count < 3) return { perX: 0, uncertainty: Number.POSITIVE_INFINITY }
  const meanX = mean(points.map(([x]) => x))
  const meanY = mean(points.map(([, y]) => y))
  const spread = sum(points.map(([x]) => (x - meanX) ** 2))
  const perX = sum(points.map(([x, y]) => (x - meanX) * (y - meanY))) / spread
  const residuals = sum(points.map(([x, y]) => (y - meanY - perX * (x - meanX)) ** 2))
  return { perX, uncertainty: CONFIDENCE * Math.sqrt(residuals / (count - 2) / spread) }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
