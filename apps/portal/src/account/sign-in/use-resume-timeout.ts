import { useEffect, useEffectEvent } from 'react'

/** How long a covered page waits for its user to sign in again (STATE-16). */
const WAIT_MS = 15 * 60_000

/** Timers stop while a device sleeps, so the time is compared this often. */
const CHECK_MS = 5_000

/** Leaves the page if the user does not sign in again in time, also while the tab is hidden. */
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
