import type { DeadlineKind } from '../contract/endpoint.ts'
import type { Clock } from './clock.ts'
import { fieldOf } from './read-answer.ts'

const LONGEST_TIMER_MS = 2 ** 31
const TIMEOUT = 'TimeoutError'

/** The longest time of a call in milliseconds, including retries and the last byte of the response. */
export const deadlineMs = { read: 15_000, write: 30_000, synchronise: 60_000 } as const satisfies Record<
  DeadlineKind,
  number
>

/** The time limit of a call, which the caller's signal can end early. */
export type Deadline = {
  /** Aborts when time is up or the caller cancels. Its reason is a TimeoutError or the caller's. */
  signal: AbortSignal
  /** Why it ended; null while it runs. */
  ended: () => 'timeout' | 'aborted' | null
  /** Milliseconds left. */
  left: () => number
  /** Settles like the promise, or rejects as soon as the deadline ends. */
  within: <T>(promise: Promise<T>) => Promise<T>
  /** Resolves after a delay in milliseconds. Rejects if the deadline ends first. */
  pause: (ms: number) => Promise<void>
  /** Settles like the promise without a time limit, then restarts the time. The caller can still cancel. */
  untimed: <T>(promise: Promise<T>) => Promise<T>
  /** Releases the timer and the caller's signal. */
  stop: () => void
}

/** Starts the time. The caller must always call `stop`. */
export function startDeadline(ms: number, clock: Clock, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let endsAt = 0
  let callOff = () => {}
  let why: 'timeout' | 'aborted' | null = null
  const ending = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', reject)
  })
  // Prevents an unhandled rejection when nothing awaits the deadline.
  ending.catch(() => {})
  const end = (kind: 'timeout' | 'aborted', reason: unknown) => {
    why ??= kind
    controller.abort(reason)
  }
  const cancelled = () => {
    // AbortSignal.timeout has this reason.
    const isTimeout = fieldOf(caller?.reason, 'name') === TIMEOUT
    end(isTimeout ? 'timeout' : 'aborted', caller?.reason)
  }
  const startTimer = () => {
    endsAt = clock.now() + ms
    // Longer timers would fire immediately.
    if (ms < LONGEST_TIMER_MS)
      callOff = clock.after(ms, () =>
        end('timeout', new DOMException(`No complete response within ${ms} ms.`, TIMEOUT)),
      )
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
