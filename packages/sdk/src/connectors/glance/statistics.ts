/** Returns the value below which this share of the values is, between neighbours if needed; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [below = Number.NaN, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return below + (above - below) * (place - Math.floor(place))
}

/** Returns the middle value; NaN without values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Scales the median deviation to the standard deviation of normally distributed values. */
const NORMAL = 1.4826

/** Returns the usual distance of the values from their median, which a few outliers do not change. */
export function spread(values: readonly number[]): number {
  const middle = median(values)
  return NORMAL * median(values.map((value) => Math.abs(value - middle)))
}
