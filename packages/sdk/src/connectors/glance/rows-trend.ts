import type { RefreshRun } from '@tributary/domain'
import { formatNumber } from '../../common/language/format.ts'
import { oldestFirst } from '../runs/run-bars.ts'
import { type FewerRows, fewerRows, type RowsSample } from './fewer-rows.ts'
import { glanceMessages } from './glance.messages.ts'

type FewerRowsWarning = FewerRows & {
  /** The warning in words. */
  sentence: string
}

/** How many rows the latest successful refreshes stored. Full and incremental refreshes are not mixed. */
export type RowsTrend = {
  /** The refreshes of the kind of the latest one, the oldest first, at most 30. */
  points: readonly RowsSample[]
  /** The rows of the latest refresh. */
  last: number
  /** Its change since the one before, e.g. 0.02; null without one, and if that stored nothing. */
  change: number | null
  /** The rows and their change in words, e.g. "4,131, +2 %". */
  label: string
  /** The change in words, e.g. "+2 %"; null if it is not known or less than half a percent. */
  changeLabel: string | null
  /** The same for screen readers, and fewer rows than usual. */
  sentence: string
  /** How many rows are missing; null if the number is usual, or too little is known. */
  fewerRows: FewerRowsWarning | null
}

const MOST_POINTS = 30

/** Returns the trend of the rows of a connector's refreshes, in any order; null if none has succeeded. */
export function rowsTrend(runs: readonly RefreshRun[]): RowsTrend | null {
  const samples = oldestFirst(runs).flatMap((run) => sampleOf(run) ?? [])
  const latest = samples.at(-1)
  if (!latest) return null
  const points = samples.filter(({ fullSync }) => fullSync === latest.fullSync).slice(-MOST_POINTS)
  const change = changeSince(points.at(-2), latest)
  const label = labelOf(latest.rows, change)
  const fewer = fewerRows(samples.toReversed())
  const warning = fewer && { ...fewer, sentence: glanceMessages.rows.fewer(fewer.now, fewer.usual) }
  const sentence = [glanceMessages.rows.sentence(points.length, label), warning?.sentence]
  return {
    points,
    last: latest.rows,
    change,
    label,
    changeLabel: changeLabelOf(change),
    sentence: sentence.filter(Boolean).join(' '),
    fewerRows: warning,
  }
}

function sampleOf({ id, state, rows, fullSync, triggeredAt, completedAt }: RefreshRun): RowsSample | null {
  const at = triggeredAt ?? completedAt
  return state === 'succeeded' && at ? { id, at, rows, fullSync } : null
}

const changeSince = (before: RowsSample | undefined, latest: RowsSample): number | null =>
  before && before.rows > 0 ? latest.rows / before.rows - 1 : null

function labelOf(rows: number, change: number | null): string {
  const text = glanceMessages.rows
  if (change === null) return formatNumber(rows)
  return text.change(formatNumber(rows), changeLabelOf(change) ?? text.same)
}

function changeLabelOf(change: number | null): string | null {
  const percent = Math.round((change ?? 0) * 100)
  return percent === 0 ? null : glanceMessages.rows.percent(percent)
}
