import type { Id, RefreshBucket } from '@tributary/domain'
import { formatDate } from '../../common/language/format.ts'
import { durationWords } from '../runs/run-bars.ts'
import { runsMessages } from '../runs/runs.messages.ts'
import { glanceMessages } from './glance.messages.ts'
import type { HeatMapColumn } from './heat-map-columns.ts'
import type { ScheduledInColumn } from './scheduled-slots.ts'

/** How the refreshes of a cell ended. `mixed` is some of each, `upcoming` a scheduled refresh. */
export type HeatMapOutcome = 'succeeded' | 'failed' | 'mixed' | 'running' | 'none' | 'upcoming'

/** One connector in one column. */
export type HeatMapCell = {
  /** How the refreshes ended. */
  outcome: HeatMapOutcome
  /** Whether the connector is scheduled in the same five minutes as at least two others. */
  clash: boolean
  /** The run that decides the cell: the latest that failed, otherwise the latest; null without one. */
  runId: Id | null
  /** The next scheduled refresh in the rest of this column; null without one. */
  next: Date | null
  /** The cell in words, with its day or time. */
  label: string
}

type Asked = {
  bucket: RefreshBucket | undefined
  column: HeatMapColumn
  /** Null for a connector without a schedule. */
  scheduled: ScheduledInColumn | null
  zone: string
}

/** Derives a cell. Its words are derived when they are read, because a grid has thousands. */
export function heatMapCell({ bucket, column, scheduled, zone }: Asked): HeatMapCell {
  const { next, clash } = scheduled ?? { next: null, clash: false }
  return {
    outcome: outcomeOf(bucket, next),
    clash,
    runId: bucket?.runId ?? null,
    next,
    get label() {
      return labelOf({ bucket, column, next, clash, zone })
    },
  }
}

function outcomeOf(bucket: RefreshBucket | undefined, next: Date | null): HeatMapOutcome {
  if (bucket && bucket.failed > 0) return bucket.succeeded > 0 ? 'mixed' : 'failed'
  if (bucket && bucket.running > 0) return 'running'
  if (bucket && bucket.succeeded > 0) return 'succeeded'
  return next ? 'upcoming' : 'none'
}

type Words = Pick<Asked, 'bucket' | 'column' | 'zone'> & Pick<HeatMapCell, 'next' | 'clash'>

function labelOf({ bucket, column, next, clash, zone }: Words): string {
  const { heatMap, runs } = glanceMessages
  const time = next && formatDate(next, { hour: '2-digit', minute: '2-digit', timeZone: zone })
  const parts = [
    ...(bucket ? countsOf(bucket) : []),
    bucket && bucket.rows > 0 && runs.rows(bucket.rows),
    bucket && bucket.longestMs !== null && heatMap.longest(durationWords(bucket.longestMs)),
    time && heatMap.next(time),
    clash && heatMap.clash,
  ].filter((part) => typeof part === 'string')
  return heatMap.cell(column.title, parts.length > 0 ? runs.mark(parts) : runs.noRun)
}

const counted = ['succeeded', 'failed', 'cancelled', 'running'] as const

const countsOf = (bucket: RefreshBucket): string[] =>
  counted
    .filter((outcome) => bucket[outcome] > 0)
    .map((outcome) => runsMessages.counts[outcome](bucket[outcome]))
