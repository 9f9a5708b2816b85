import { byName, type ClientConnector } from '@tributary/domain'
import { foldCase } from '../../common/lists/search.ts'
import { typeTitle } from '../kinds/kind-text.ts'
import { nextRefresh } from '../next-refresh.ts'
import { type Freshness, freshness } from './freshness.ts'
import type { GlanceFields } from './glance-connector.ts'
import { type TriageState, triageState, triageStates } from './triage-state.ts'

/** The fields of a connector in a list across all types. */
export type TriageConnector = GlanceFields &
  Pick<ClientConnector, 'name' | 'key' | 'assigned'> & {
    /** The connector type, e.g. `ftp`. */
    type: string
    /** The rows of the latest refresh that succeeded; null or absent if they are not known. */
    rows?: number | null
  }

/** A connector with what its row is sorted and filtered by, derived once for each list. */
export type TriageRow<Connector extends TriageConnector = TriageConnector> = {
  /** The connector. */
  connector: Connector
  /** Its triage state. */
  state: TriageState
  /** How old its data is. */
  freshness: Freshness
  /** Its next scheduled refresh; null without one. */
  next: Date | null
  /** The folded text in which a search looks: name, key and type. */
  text: string
}

/** Returns the rows of these connectors, the worst first, then those with the oldest data, then by name. */
export const triageRows = <Connector extends TriageConnector>(
  connectors: readonly Connector[],
  now: Date,
): TriageRow<Connector>[] => connectors.map((connector) => rowOf(connector, now)).toSorted(byTriage)

const rowOf = <Connector extends TriageConnector>(connector: Connector, now: Date): TriageRow<Connector> => ({
  connector,
  state: triageState(connector, now),
  freshness: freshness(connector, now),
  next: connector.pausedAt ? null : nextRefresh(connector, now),
  text: foldCase(`${connector.name} ${connector.key} ${typeTitle(connector.type)}`),
})

const rank = new Map(triageStates.map((state, at) => [state, at]))
const loadedAt = ({ freshness }: TriageRow): number => freshness.loadedAt?.getTime() ?? 0

/** Compares two rows: the worst first, then the oldest data, then the name. Data that was never loaded is the oldest. */
export const byTriage = (a: TriageRow, b: TriageRow): number =>
  (rank.get(a.state) ?? 0) - (rank.get(b.state) ?? 0) ||
  loadedAt(a) - loadedAt(b) ||
  byName(a.connector.name, b.connector.name)

/** Counts the rows of each triage state. */
export function triageCounts(rows: readonly Pick<TriageRow, 'state'>[]): Record<TriageState, number> {
  const counts: Record<TriageState, number> = { ...none }
  for (const { state } of rows) counts[state] += 1
  return counts
}

const none: Record<TriageState, number> = {
  error: 0,
  refused: 0,
  'not-authorised': 0,
  stuck: 0,
  incomplete: 0,
  refreshing: 0,
  stale: 0,
  never: 0,
  ok: 0,
  off: 0,
}
