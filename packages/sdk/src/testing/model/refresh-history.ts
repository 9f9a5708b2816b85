import type { RefreshBucket, RefreshRun } from '@tributary/domain'
import { bucketStarts, type HistorySpan } from '../../connectors/glance/bucket-starts.ts'

type Count = 'succeeded' | 'failed' | 'cancelled' | 'running'

const counts: Readonly<Record<string, Count>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  interrupted: 'failed',
  cancelled: 'cancelled',
  queued: 'running',
  running: 'running',
}

type Place = { from: Date; runs: RefreshRun[] }

/** Counts runs, the oldest first, by connector and hour or day. */
export function refreshHistory(runs: readonly RefreshRun[], span: HistorySpan, now: Date): RefreshBucket[] {
  const starts = bucketStarts(span, now)
  const places = new Map<string, Place>()
  for (const run of runs) {
    const from = starts.findLast((start) => run.triggeredAt !== null && start <= run.triggeredAt)
    if (!from) continue
    const key = `${from.toISOString()} ${run.clientConnectorId}`
    const place = places.get(key) ?? { from, runs: [] }
    place.runs.push(run)
    places.set(key, place)
  }
  const inOrder = [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return inOrder.flatMap(([, place]) => bucketOf(place))
}

function bucketOf({ from, runs }: Place): RefreshBucket[] {
  const of = (count: Count) => runs.filter(({ state }) => counts[state] === count)
  const decisive = of('failed').at(-1) ?? runs.at(-1)
  if (!decisive) return []
  return [
    {
      clientConnectorId: decisive.clientConnectorId,
      from,
      succeeded: of('succeeded').length,
      failed: of('failed').length,
      cancelled: of('cancelled').length,
      running: of('running').length,
      rows: runs.reduce((sum, run) => sum + run.rows, 0),
      longestMs: longest(runs),
      runId: decisive.id,
    },
  ]
}

function longest(runs: readonly RefreshRun[]): number | null {
  const took = runs.flatMap(({ startedAt, triggeredAt, completedAt }) =>
    completedAt ? [completedAt.getTime() - (startedAt ?? triggeredAt ?? completedAt).getTime()] : [],
  )
  return took.length > 0 ? Math.max(...took) : null
}
