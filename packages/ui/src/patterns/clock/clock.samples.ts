import type { Clock } from './Clock.tsx'

/** A clock that tests move by hand. */
export function handClock(start: Date): Clock & { advance: (milliseconds: number) => void } {
  let at = start
  const listeners = new Set<() => void>()
  return {
    now: () => at,
    subscribe: (onTick) => {
      listeners.add(onTick)
      return () => listeners.delete(onTick)
    },
    advance: (milliseconds) => {
      at = new Date(at.getTime() + milliseconds)
      for (const tell of listeners) tell()
    },
  }
}
