import type { Id } from '@tributary/domain'
import { median, spread } from './statistics.ts'

/** A refresh that stored far fewer rows than usual. */
export type FewerRows = {
  /** The median of earlier refreshes of the same kind, rounded. On the same weekday, if enough are known. */
  usual: number
  /** The rows of the latest refresh. */
  now: number
  /** The share that is missing, from 0 to 1. */
  drop: number
}

/** A refresh that succeeded. Times of day and weekdays are in UTC, as schedules are. */
export type RowsSample = {
  /** Identifies the refresh. */
  id: Id
  /** When it was triggered. */
  at: Date
  /** The number of rows that it stored. */
  rows: number
  /** Whether it copied everything. */
  fullSync: boolean
}

const LEAST_SAMPLES = 8
const MOST_SAMPLES = 30
/** Missing less than this share is never worth a warning. */
const LEAST_DROP = 0.3
/** How many times the usual distance from the median is unusual. */
const UNUSUAL = 3.5
/** A series in which more refreshes than this store nothing has no usual number. */
const MOST_EMPTY = 0.2
/** The samples of a weekday that show what is usual on it. */
const ENOUGH_OF_WEEKDAY = 4
const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Compares the latest refresh with up to 30 earlier ones; null if its number of rows is usual, or if too little is
 * known. `samples` are successful refreshes, the latest first.
 */
export function fewerRows(samples: readonly RowsSample[]): FewerRows | null {
  const [latest, ...earlier] = samples
  if (!latest) return null
  const comparable = earlier.filter((sample) => isComparable(sample, latest)).slice(0, MOST_SAMPLES)
  if (comparable.length < LEAST_SAMPLES || isSparse(comparable)) return null
  const usualAt = usualRows(comparable)
  const usual = usualAt(latest)
  const shares = comparable.map((sample) => sample.rows / usualAt(sample)).filter(Number.isFinite)
  const isLow = isFarBelow(latest.rows / usual, shares) && isLowForItsWeekday(latest, comparable)
  return isLow ? { usual: Math.round(usual), now: latest.rows, drop: 1 - latest.rows / usual } : null
}

/** An incremental refresh depends on the time since the last one and on the time of day; a full one does not. */
const isComparable = (sample: RowsSample, latest: RowsSample): boolean =>
  sample.fullSync === latest.fullSync && (latest.fullSync || hoursApart(sample.at, latest.at) <= 2)

function hoursApart(a: Date, b: Date): number {
  const apart = (Math.abs(a.getTime() - b.getTime()) % DAY) / HOUR
  return Math.min(apart, 24 - apart)
}

const isSparse = (samples: readonly RowsSample[]): boolean =>
  samples.filter(({ rows }) => rows === 0).length > MOST_EMPTY * samples.length

const rowsOn = (weekday: number, samples: readonly RowsSample[]): number[] =>
  samples.filter(({ at }) => at.getUTCDay() === weekday).map(({ rows }) => rows)

/** Returns the usual rows of a sample: those of its weekday if enough are known, else those of every day. */
function usualRows(samples: readonly RowsSample[]): (sample: RowsSample) => number {
  const overall = median(samples.map(({ rows }) => rows))
  const ofWeekday = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const rows = rowsOn(weekday, samples)
    return rows.length < ENOUGH_OF_WEEKDAY ? overall : median(rows)
  })
  return ({ at }) => ofWeekday[at.getUTCDay()] ?? overall
}

/** Whether a share of the usual rows is lower than any before, and by more than they usually differ. */
function isFarBelow(share: number, shares: readonly number[]): boolean {
  const missing = 1 - share
  return missing > LEAST_DROP && share < Math.min(...shares) && missing > UNUSUAL * spread(shares)
}

/** On a weekday that is new or that was as low before, too little is known. Full refreshes do not depend on it. */
function isLowForItsWeekday(latest: RowsSample, comparable: readonly RowsSample[]): boolean {
  const before = comparable.filter(({ at }) => latest.at.getTime() - at.getTime() > DAY)
  const rows = rowsOn(latest.at.getUTCDay(), before)
  return rows.length === 0 ? latest.fullSync : latest.rows < (1 - LEAST_DROP) * Math.min(...rows)
}
