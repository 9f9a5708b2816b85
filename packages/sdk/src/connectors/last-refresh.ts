import type { RefreshLog } from '@tributary/domain'

/** What is told about a connector's latest refresh. */
export type LastRefresh = {
  /** What started it, a person or the schedule; null when it never ran. */
  trigger: 'manual' | 'automatic' | null
  startedAt: Date | null
  /** When it ended; null while it runs, and when the end on record belongs to an earlier run. */
  completedAt: Date | null
}

const never: LastRefresh = { trigger: null, startedAt: null, completedAt: null }

/** The later of the two triggers, the manual one if both are the same instant, and its end (connectors spec 4). */
export function lastRefresh(log: RefreshLog | null): LastRefresh {
  const manual = log?.manuallyTriggeredAt ?? null
  const automatic = log?.automaticallyTriggeredAt ?? null
  const byPerson = manual !== null && (automatic === null || manual >= automatic)
  const startedAt = byPerson ? manual : automatic
  if (!log || !startedAt) return never
  const completedAt = log.completedAt && log.completedAt >= startedAt ? log.completedAt : null
  return { trigger: byPerson ? 'manual' : 'automatic', startedAt, completedAt }
}
