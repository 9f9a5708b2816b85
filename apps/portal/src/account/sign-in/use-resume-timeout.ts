import { useEffect, useEffectEvent } from 'react'

/** How long a covered page waits for its user to sign in again (STATE-16). */
const WAIT_MS = 15 * 60_000

/** A device that slept counts its timers from where they were, so the time is compared this often. */
const CHECK_MS = 5_000

/** Gives the page up if nobody signs in again in time, also while the tab is hidden. */
export function useResumeTimeout(giveUp: () => void): void {
  const leave = useEffectEvent(giveUp)
  useEffect(() => {
    const until = Date.now() + WAIT_MS
    const timer = setInterval(() => {
      if (Date.now() >= until) leave()
    }, CHECK_MS)
    return () => clearInterval(timer)
  }, [])
}
