const MINUTE_MS = 60_000
const MOST_WRITES = 20
const MOST_ORGANISATIONS = 1_000

type Window = { startedAt: number; writes: number; failed: boolean }

/**
 * Returns a function that decides which requests of an organisation are written down: one a minute, and each one that fails
 * or succeeds for the first time since, up to 20. So a directory that sends 600 requests a minute costs few writes.
 */
export function recordingPace(): (organisationId: string, failed: boolean, now: Date) => boolean {
  const windows = new Map<string, Window>()
  return (organisationId, failed, now) => {
    const window = windows.get(organisationId)
    const time = now.getTime()
    if (!window || time - window.startedAt >= MINUTE_MS) {
      if (windows.size >= MOST_ORGANISATIONS) windows.clear()
      windows.set(organisationId, { startedAt: time, writes: 1, failed })
      return true
    }
    if ((!failed && !window.failed) || window.writes >= MOST_WRITES) return false
    window.writes += 1
    window.failed = failed
    return true
  }
}
