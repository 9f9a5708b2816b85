import { type Clock, systemClock } from 'pg-boss'

/** The timers of a process, in the form that the queue uses too. The simulation replaces them. */
export type Timers = Clock

export const realTimers: Timers = systemClock

/** Waits `ms`. Rejects with the reason of the signal when it aborts. */
export async function pause(timers: Timers, ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const end = () => reject(signal.reason)
  const timer = timers.setTimeout(resolve, ms)
  signal.addEventListener('abort', end)
  try {
    await promise
  } finally {
    timers.clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
