import type { RefreshLog } from '@tributary/domain'

/** A connector's latest refresh. */
export type LastRefresh = {
  /** What started it, a user or the schedule; null when it never ran. */
  trigger: 'manual' | 'automatic' | null
  /** The latest start; null if it never ran. */
  startedAt: Date | null
  /** When it ended; null while it runs, or when the recorded end belongs to an earlier run. */
  completedAt: Date | null
}

const never: LastRefresh = { trigger: null, startedAt: null, completedAt: null }

/** Returns the later of the two triggers (the manual one if they are equal) and its end. */
export function lastRefresh(log: RefreshLog | null): LastRefresh {
  const manual = log?.manuallyTriggeredAt ?? null
  const automatic = log?.automaticallyTriggeredAt ?? null
  const byPerson = manual !== null && (automatic === null || manual >= automatic)
  const startedAt = byPerson ? manual : automatic
  if (!log || !startedAt) return never
  const completedAt = log.completedAt && log.completedAt >= startedAt ? log.completedAt : null
  return { trigger: byPerson ? 'manual' : 'automatic', startedAt, completedAt }
}
