const units = [
  [24 * 3_600_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
] as const

/** Returns a duration in words, in whole minutes: `10 minutes`, `one hour`, `7 days`. */
export function duration(ms: number): string {
  const [size, name] = units.find(([unit]) => ms % unit === 0) ?? units[2]
  const count = Math.floor(ms / size)
  return count === 1 ? `one ${name}` : `${count} ${name}s`
}
