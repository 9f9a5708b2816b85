import type { Clock } from '@tributary/ui'

const TICK_MS = 1_000

/** Creates a clock of the server's time. It ticks every second while it has subscribers and the page is visible. */
export function createPortalClock(serverNow: () => Date): Clock {
  const listeners = new Set<() => void>()
  let now = serverNow()
  let timer: ReturnType<typeof setInterval> | undefined
  const tick = () => {
    if (document.hidden) return
    now = serverNow()
    for (const listener of listeners) listener()
  }
  const start = () => {
    now = serverNow()
    timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
  }
  const stop = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
  return {
    now: () => now,
    subscribe: (listener) => {
      if (listeners.size === 0) start()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}
