import type { RefreshLog } from '@tributary/domain'
import { lastRefresh } from './last-refresh.ts'

/** A refresh that runs longer than this is treated as stuck (connectors spec 9). Milliseconds. */
export const STUCK_AFTER_MS = 30 * 60_000

/** Where a connector's latest refresh stands (connectors spec 4); `cancelled` is an end that somebody wanted. */
export type RefreshState =
  | 'never-started'
  | 'refreshing'
  | 'completed'
  | 'error'
  | 'cancelled'
  | 'taking-longer'
  | 'forbidden'

/**
 * The state a log means at a moment (connectors spec 4, requirements STATE-21 and 22). Exactly 30 minutes are not
 * yet too long, and a trigger in the future has only just happened. One that was cancelled has ended and did not fail,
 * though its log says `hasError`, so that whoever knows of no causes offers Retry as well.
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
