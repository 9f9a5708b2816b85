import type { RefreshLog } from '@tributary/domain'
import { lastRefresh } from './last-refresh.ts'

/** A refresh that runs longer than this counts as stuck. Milliseconds. */
export const STUCK_AFTER_MS = 30 * 60_000

/** The state of a connector's latest refresh. `cancelled` means a user stopped it. */
export type RefreshState =
  | 'never-started'
  | 'refreshing'
  | 'completed'
  | 'error'
  | 'cancelled'
  | 'taking-longer'
  | 'forbidden'

/**
 * Derives the refresh state from a log at a given time. Exactly 30 minutes is not too long yet, and a trigger in
 * the future counts as now. A cancelled refresh did not fail, although its log has `hasError`,
 * so that clients without causes offer Retry as well.
 */
export function refreshState(log: RefreshLog | null, now: Date): RefreshState {
  const { startedAt, completedAt } = lastRefresh(log)
  if (!log || !startedAt) return 'never-started'
  if (log.forbidden) return 'forbidden'
  if (log.cause === 'cancelled' && completedAt) return 'cancelled'
  if (log.hasError) return 'error'
  if (completedAt) return 'completed'
  return now.getTime() - startedAt.getTime() > STUCK_AFTER_MS ? 'taking-longer' : 'refreshing'
}
