import { lastRefresh } from '../last-refresh.ts'
import { refreshState } from '../refresh-state.ts'
import type { FreshnessFields } from './glance-connector.ts'
import { staleAfter } from './stale-after.ts'

/** How old the data of a connector is, compared with its schedule. */
export type Freshness = {
  /** `never` if no refresh has succeeded. */
  state: 'fresh' | 'stale' | 'never'
  /** The age of the data in milliseconds; null if there is none. */
  age: number | null
  /** The end of the latest refresh that succeeded; null if there is none. */
  loadedAt: Date | null
}

/** Derives how fresh the data of a connector is. A load in the future counts as now. */
export function freshness(connector: FreshnessFields, now: Date): Freshness {
  const loadedAt = connector.lastLoadedAt ?? completedAt(connector, now)
  if (!loadedAt) return { state: 'never', age: null, loadedAt: null }
  const age = Math.max(0, now.getTime() - loadedAt.getTime())
  return { state: age > staleAfter(connector, now) ? 'stale' : 'fresh', age, loadedAt }
}

/** Servers that do not send `lastLoadedAt` still send the latest refresh. */
const completedAt = ({ log }: FreshnessFields, now: Date): Date | null =>
  refreshState(log, now) === 'completed' ? lastRefresh(log).completedAt : null
