import type { RefreshBucket } from '@tributary/domain'
import { formatNumber } from '../../common/language/format.ts'
import { bucketStarts } from './bucket-starts.ts'
import { glanceMessages } from './glance.messages.ts'
import { isScheduled, type Scheduled } from './scheduled-slots.ts'
import { shortAge } from './short-age.ts'
import type { TriageConnector, TriageRow } from './triage-rows.ts'
import { isFailing } from './triage-state.ts'

/** The four figures above a heat map. */
export type HeatMapFigures<Connector extends TriageConnector = TriageConnector> = {
  /** The share of scheduled connectors whose data is fresh, from 0 to 1; null if none is scheduled. */
  onTime: number | null
  /** How many connectors have failed, are refused, or are stuck. */
  failing: number
  /** The connector with the oldest data, among those that are connected; null without data. */
  oldest: OldestData<Connector> | null
  /** The rows that all refreshes of today have stored. */
  rowsToday: number
  /** The figures as text; an em dash if there is none. */
  words: FigureWords
}

/** The connector with the oldest data. */
type OldestData<Connector> = {
  /** The connector. */
  connector: Connector
  /** The age of its data in milliseconds. */
  age: number
}

type FigureWords = {
  /** For example "96 %". */
  onTime: string
  /** For example "2". */
  failing: string
  /** For example "2 d". */
  oldest: string
  /** For example "184,000". */
  rowsToday: string
}

type Asked<Connector extends TriageConnector & Scheduled> = {
  rows: readonly TriageRow<Connector>[]
  buckets: readonly RefreshBucket[]
  now: Date
  zone: string
}

/** Returns the figures of all connectors and of the day. */
export function heatMapFigures<Connector extends TriageConnector & Scheduled>({
  rows,
  buckets,
  now,
  zone,
}: Asked<Connector>): HeatMapFigures<Connector> {
  const [today = now] = bucketStarts({ bucket: 'day', count: 1, zone }, now)
  const figures = {
    onTime: onTimeOf(rows),
    failing: rows.filter(({ state }) => isFailing(state)).length,
    oldest: oldestOf(rows),
    rowsToday: buckets.filter(({ from }) => from >= today).reduce((sum, bucket) => sum + bucket.rows, 0),
  }
  return { ...figures, words: wordsOf(figures) }
}

function onTimeOf(rows: readonly TriageRow<TriageConnector & Scheduled>[]): number | null {
  const scheduled = rows.filter(({ connector }) => isScheduled(connector))
  const fresh = scheduled.filter(({ freshness }) => freshness.state === 'fresh')
  return scheduled.length > 0 ? fresh.length / scheduled.length : null
}

function oldestOf<Connector extends TriageConnector>(
  rows: readonly TriageRow<Connector>[],
): OldestData<Connector> | null {
  let oldest: OldestData<Connector> | null = null
  for (const { connector, state, freshness } of rows)
    if (state !== 'off' && freshness.age !== null && freshness.age > (oldest?.age ?? -1))
      oldest = { connector, age: freshness.age }
  return oldest
}

const NONE = '—'

function wordsOf({ onTime, failing, oldest, rowsToday }: Omit<HeatMapFigures, 'words'>): FigureWords {
  return {
    // A single late connector among a thousand must not read as 100 %.
    onTime: onTime === null ? NONE : glanceMessages.heatMap.percent(Math.floor(onTime * 100)),
    failing: formatNumber(failing),
    oldest: oldest ? shortAge(oldest.age) : NONE,
    rowsToday: formatNumber(rowsToday),
  }
}
