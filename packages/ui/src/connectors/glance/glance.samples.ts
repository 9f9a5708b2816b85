import type { ClientConnector, RefreshRun } from '@tributary/domain'
import type { GlanceFields } from '@tributary/sdk/connectors'
import { connector, logs, minutesAgo } from '../connectors.samples.ts'
import { history, run } from '../runs/runs.samples.ts'

/** Refreshes that end with one of each outcome, the latest first. */
export const everyOutcome: readonly RefreshRun[] = [
  run({ id: 105, state: 'running', triggeredAt: minutesAgo(5), startedAt: minutesAgo(5), completedAt: null }),
  run({ id: 104, state: 'cancelled', triggeredAt: minutesAgo(20) }),
  run({ id: 103, state: 'interrupted', triggeredAt: minutesAgo(22) }),
  ...history,
]

/** Daily refreshes that stored these rows, the latest first. */
const storing = (rows: readonly number[]): RefreshRun[] =>
  rows.map((count, ago) => run({ id: 200 - ago, triggeredAt: minutesAgo(76 + ago * 24 * 60), rows: count }))

const usual = Array.from({ length: 20 }, (_, ago) => 4_050 - ago * 8 + ((ago * 37) % 90))
export const growing = storing([4_131, ...usual])
export const fewer = storing([1_204, ...usual])

type Sample = ClientConnector & GlanceFields

const named = (name: string, facts: Partial<Sample>): Sample => ({
  ...connector({ name }),
  lastLoadedAt: minutesAgo(72),
  ...facts,
})

/** A connector for each combination of facts that occurs often. */
export const everyFact: readonly Sample[] = [
  named('Fresh', { log: logs.completed }),
  named('Stale', { log: logs.error, lastLoadedAt: minutesAgo(4 * 24 * 60) }),
  named('Never loaded', { lastLoadedAt: null }),
  named('Refused', { log: logs.forbidden }),
  named('Not authorised', { needsAuthorisation: true, lastLoadedAt: null }),
  named('Disconnected', { status: 'DISCONNECTED', lastLoadedAt: minutesAgo(40 * 24 * 60) }),
  named('Deleted', { status: 'DELETED' }),
  named('Of an unknown status', { status: 'PAUSED' }),
]
