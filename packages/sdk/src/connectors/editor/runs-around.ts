import { nextRuns, previousRuns } from './next-runs.ts'

/** The runs of a schedule around a time. */
export type RunsAround = {
  /** The two latest runs, in order; fewer if the schedule runs less often. */
  previous: readonly Date[]
  /** The next run; null if there is none within a year. */
  next: Date | null
}

const MOST_STORED = 2_000
const stored = /* @__PURE__ */ new Map<string, RunsAround>()

/**
 * Returns the two latest runs of a schedule and the next one. They are stored until the next run, because a list shows
 * thousands of connectors with a few schedules.
 */
export function runsAround(schedule: string, now: Date): RunsAround {
  const known = stored.get(schedule)
  if (known && isAround(known, now)) return known
  if (stored.size >= MOST_STORED) stored.clear()
  const previous = previousRuns(schedule, now, 2).toReversed()
  const found = { previous, next: nextRuns(schedule, now, 1)[0] ?? null }
  stored.set(schedule, found)
  return found
}

function isAround({ previous, next }: RunsAround, now: Date): boolean {
  const latest = previous.at(-1)
  return latest !== undefined && next !== null && latest <= now && now < next
}
