import type { ClientConnector, Id, RefreshRun } from '@tributary/domain'
import { assignedTo, connector, logs, minutesAgo } from '../connectors.samples.ts'
import { history, run } from '../runs/runs.samples.ts'
import { everyOutcome, fewer, growing } from './glance.samples.ts'

type Sample = ClientConnector & { type: string }

const HOUR = 60
const DAY = 24 * HOUR

/** A connector for each state of the list, but one that is up to date. */
const troubled: readonly Partial<Sample>[] = [
  { name: 'Wharfside stock', type: 'ftp', log: logs.error, lastLoadedAt: minutesAgo(3 * DAY), rows: 4_131 },
  { name: 'Acme web shop', type: 'woocommerce', log: logs.forbidden, lastLoadedAt: minutesAgo(3 * DAY) },
  { name: 'Birch Trading', type: 'xero', needsAuthorisation: true, lastLoadedAt: null, rows: null },
  { name: 'Harbour & Pine Ltd', type: 'xero', log: logs.refreshing, lastLoadedAt: minutesAgo(DAY) },
  { name: 'Ledger archive', type: 'sqlserver', log: logs.incomplete, lastLoadedAt: minutesAgo(72) },
  { name: 'Old price list', type: 'ftp', schedule: null, lastLoadedAt: minutesAgo(40 * DAY), rows: 212 },
  { name: 'New depot', type: 'ftp', lastLoadedAt: null, rows: null },
  { name: 'Closed branch', type: 'xero', status: 'DISCONNECTED', lastLoadedAt: minutesAgo(90 * DAY) },
  { name: 'Paused nightly export', type: 'sqlserver', log: logs.completed, pausedAt: minutesAgo(DAY) },
]

const types = ['ftp', 'xero', 'sqlserver', 'woocommerce', 'aws'] as const

const healthy = (place: number): Partial<Sample> => ({
  name: `Daily figures of store ${place + 1}`,
  type: types[place % types.length] ?? 'ftp',
  log: logs.completed,
  lastLoadedAt: minutesAgo(72 + (place % 6) * HOUR),
  rows: 1_200 + ((place * 377) % 48_000),
})

/** So many connectors: one for each state, and the others up to date. */
export const triaged = (count: number): Sample[] =>
  Array.from({ length: count }, (_, place) => ({
    ...connector({ lastLoadedAt: minutesAgo(72), rows: 48_640, ...assignedTo(place % 5) }),
    type: 'ftp',
    ...(troubled[place] ?? healthy(place)),
    id: place + 1,
    key: `connector-${place + 1}`,
  }))

/** Usual refreshes take five minutes, and this one has run for an hour. */
const late: readonly RefreshRun[] = [
  run({
    id: 300,
    state: 'running',
    triggeredAt: minutesAgo(60),
    startedAt: minutesAgo(60),
    completedAt: null,
  }),
  ...growing,
]

const histories: readonly (readonly RefreshRun[])[] = [history, fewer, [], late, everyOutcome, growing]

/** The refreshes of a connector of {@link triaged}: the second has fewer rows than usual, the fourth is late. */
export const runsOf = ({ id }: { id: Id }): readonly RefreshRun[] =>
  histories[(Number(id) - 1) % histories.length] ?? []
