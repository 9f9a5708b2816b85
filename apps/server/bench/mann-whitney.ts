/**
 * How likely two samples differ as much as these do when they come from the same source: the two-sided p of the
 * Mann-Whitney U test in its normal approximation, which needs at least twenty values on each side.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, mine: true })),
    ...other.map((value) => ({ value, mine: false })),
  ]
  const { rankSum, ties } = ranked(all.toSorted((a, b) => a.value - b.value))
  const [n, m] = [one.length, other.length]
  const u = rankSum - (n * (n + 1)) / 2
  const total = n + m
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)))
  const z = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / Math.sqrt(variance)
  return Math.min(1, 2 * upperTail(z))
}

/** Returns the sum of the ranks of the first sample. Equal values share their average rank. */
function ranked(sorted: readonly { value: number; mine: boolean }[]) {
  let [rankSum, ties] = [0, 0]
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (to < sorted.length && sorted[to]?.value === sorted[from]?.value) to += 1
    const alike = sorted.slice(from, to)
    rankSum += alike.filter(({ mine }) => mine).length * ((from + 1 + to) / 2)
    ties += alike.length ** 3 - alike.length
    from = to
  }
  return { rankSum, ties }
}

/** How much of the normal distribution lies above z ≥ 0 (Abramowitz and Stegun 26.2.17, good to seven digits). */
function upperTail(z: number) {
  const t = 1 / (1 + 0.2316419 * z)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
