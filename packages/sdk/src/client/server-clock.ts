import type { Clock } from './clock.ts'

/** The Date header has whole seconds, so on average it is half a second behind. */
const HALF_A_SECOND = 500

/** The server's time, learned from its responses, because a browser's clock may be hours off. */
export type ServerClock = {
  now: () => Date
  /** Takes the Date header of a response, with this machine's time when the call left and when the response began. */
  learn: (dateHeader: string | null, sentAt: number, answeredAt: number) => void
}

/**
 * Creates a clock that agrees with this machine until a response proves a difference larger than the measuring error.
 */
export function createServerClock(clock: Pick<Clock, 'now'>): ServerClock {
  let offset = 0
  return {
    now: () => new Date(clock.now() + offset),
    learn: (dateHeader, sentAt, answeredAt) => {
      const date = Date.parse(dateHeader ?? '')
      const sample = date + HALF_A_SECOND - (sentAt + answeredAt) / 2
      const uncertainty = HALF_A_SECOND + Math.abs(answeredAt - sentAt) / 2
      if (Math.abs(sample - offset) > uncertainty) offset = sample
    },
  }
}
