const MINUTE_MS = 60_000

/** Whether a multiple of so many minutes is after the first time and not after the second. */
export const isDueBetween = (after: number, until: number, everyMinutes: number): boolean => {
  const every = everyMinutes * MINUTE_MS
  return every > 0 && Math.floor(until / every) > Math.floor(after / every)
}
