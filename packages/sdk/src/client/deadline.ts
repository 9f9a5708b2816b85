import type { DeadlineKind } from '../contract/endpoint.ts'
import type { Clock } from './clock.ts'

/** How long a call may take, its answer's last byte and its repetitions included. Milliseconds. */
export const deadlineMs = { read: 15_000, write: 30_000, synchronise: 60_000 } as const satisfies Record<
  DeadlineKind,
  number
>

/** The time a call has, and what ends it early: its caller's signal. */
export type Deadline = {
  /** Aborts when time is up or the caller cancels. */
  signal: AbortSignal
  /** Why it ended; null while it has not. */
  ended: () => 'timeout' | 'aborted' | null
  /** Milliseconds left. */
  left: () => number
  /** The promise's outcome, or a rejection as soon as the deadline ends, whichever is first. */
  within: <T>(promise: Promise<T>) => Promise<T>
  /** Resolves after so many milliseconds, unless the deadline ends first. */
  pause: (ms: number) => Promise<void>
  /** The promise's outcome, however long that takes: time starts anew after it. The caller can still cancel. */
  untimed: <T>(promise: Promise<T>) => Promise<T>
  /** Releases the timer and the caller's signal. */
  stop: () => void
}

/** Starts counting. Call `stop` whatever happens. */
export function startDeadline(ms: number, clock: Clock, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let endsAt = 0
  let callOff = () => {}
  let why: 'timeout' | 'aborted' | null = null
  const ending = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', reject)
  })
  // Nobody may be waiting when it ends; that is no error of anybody's.
  ending.catch(() => {})
  const end = (reason: 'timeout' | 'aborted') => {
    why ??= reason
    controller.abort()
  }
  const cancelled = () => end('aborted')
  const startTimer = () => {
    endsAt = clock.now() + ms
    callOff = clock.after(ms, () => end('timeout'))
  }
  startTimer()
  if (caller?.aborted) cancelled()
  caller?.addEventListener('abort', cancelled)
  const within = <T>(promise: Promise<T>) => Promise.race([promise, ending])
  return {
    signal: controller.signal,
    ended: () => why,
    left: () => endsAt - clock.now(),
    within,
    pause: (length) => within(pause(length, clock, controller.signal)),
    untimed: async (promise) => {
      callOff()
      const outcome = await within(promise)
      startTimer()
      return outcome
    },
    stop: () => {
      callOff()
      caller?.removeEventListener('abort', cancelled)
    },
  }
}

const pause = (ms: number, clock: Clock, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const callOff = clock.after(ms, resolve)
    signal.addEventListener('abort', callOff)
  })
