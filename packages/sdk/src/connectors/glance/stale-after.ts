import { runsAround } from '../editor/runs-around.ts'
import type { FreshnessFields } from './glance-connector.ts'

const MINUTE = 60_000

/** The age at which data without a running schedule is stale. */
const UNSCHEDULED = 7 * 24 * 60 * MINUTE

/** A refresh takes a while, and may wait for others. */
const ALLOWANCE = 15 * MINUTE

/**
 * Returns the age in milliseconds above which the data of a connector is stale: 7 days without a schedule or while it is
 * paused, else twice the schedule's interval and 15 minutes. The interval is the longest between the last two runs and
 * the next, so that a schedule of weekdays is not stale on a Monday.
 */
export function staleAfter(
  { schedule, pausedAt }: Pick<FreshnessFields, 'schedule' | 'pausedAt'>,
  now: Date,
) {
  if (!schedule || pausedAt) return UNSCHEDULED
  const { previous, next } = runsAround(schedule, now)
  const runs = [...previous, ...(next ? [next] : [])]
  const gaps = runs.slice(1).map((run, at) => run.getTime() - (runs[at] ?? run).getTime())
  return gaps.length === 0 ? UNSCHEDULED : 2 * Math.max(...gaps) + ALLOWANCE
}
