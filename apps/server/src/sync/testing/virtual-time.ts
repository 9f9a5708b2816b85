import type { Timers } from '../timers.ts'

const never = () => {
  throw new Error('Not used here')
}

/** A clock that timers move forward when they fire: those of requests on command, those of pauses immediately. */
export function virtualTime() {
  let now = Date.parse('2026-11-21T12:00:00Z')
  const startedAt = now
  const waiting = new Map<object, { at: number; fire: () => void }>()
  let set = 0

  function fireNext(until = Number.POSITIVE_INFINITY): boolean {
    const [timer, next] = [...waiting].sort(([, one], [, other]) => one.at - other.at)[0] ?? []
    if (!timer || !next || next.at > until) return false
    waiting.delete(timer)
    now = next.at
    next.fire()
    return true
  }

  /** Lets time pass, and fires the timers of requests that end in it. */
  function advance(ms: number) {
    const until = now + ms
    while (fireNext(until));
    now = until
  }

  const common = { now: () => now, setInterval: never, clearInterval: never }
  const requests: Timers = {
    ...common,
    setTimeout(fire, ms) {
      const timer = {}
      waiting.set(timer, { at: now + ms, fire })
      set++
      return timer
    },
    clearTimeout: (timer) => void waiting.delete(timer as object),
  }
  const pauses: Timers = {
    ...common,
    setTimeout(fire, ms) {
      advance(ms)
      queueMicrotask(fire)
      return {}
    },
    clearTimeout: () => undefined,
  }
  return {
    requests,
    pauses,
    clock: () => new Date(now),
    passed: () => now - startedAt,
    /** How many timers of requests have been set. */
    set: () => set,
    /** Fires the next timer of a request, if there is one. */
    fireNext: () => fireNext(),
    advance,
  }
}

export type VirtualTime = ReturnType<typeof virtualTime>
