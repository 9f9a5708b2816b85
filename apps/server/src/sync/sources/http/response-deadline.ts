import type { HttpLimits } from './http-limits.ts'

export type ResponseDeadline = ReturnType<typeof responseDeadline>

/** Aborts a request whose response takes longer than `answerMs`, or that receives nothing for `silenceMs`. */
export function responseDeadline({
  answerMs,
  silenceMs,
  timers,
}: Pick<HttpLimits, 'answerMs' | 'silenceMs' | 'timers'>) {
  const controller = new AbortController()
  const expire = () =>
    controller.abort(new DOMException('The source did not respond in time', 'TimeoutError'))
  const whole = timers.setTimeout(() => {
    // A response that drips for so long counts as silence.
    lastReceivedAt = startedAt
    expire()
  }, answerMs)
  let silence = timers.setTimeout(expire, silenceMs)
  const startedAt = timers.now()
  let lastReceivedAt = startedAt
  return {
    signal: controller.signal,
    /** Something was received. */
    extend() {
      lastReceivedAt = timers.now()
      timers.clearTimeout(silence)
      silence = timers.setTimeout(expire, silenceMs)
    },
    /** Returns for how long nothing has been received, at least 1. */
    silentMs: () => Math.max(1, timers.now() - lastReceivedAt),
    end() {
      timers.clearTimeout(whole)
      timers.clearTimeout(silence)
    },
  }
}

/** Waits for work that cannot be aborted, at most until the signal aborts. */
export async function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end)
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}
