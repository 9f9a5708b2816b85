import type { Clock } from './clock.ts'

/** The Date header counts whole seconds, so on average it lags half a second behind. */
const HALF_A_SECOND = 500

/** The server's time, learned from its answers: a browser's own clock may be hours off (reliability of cool-downs). */
export type ServerClock = {
  now: () => Date
  /** Takes an answer's Date header, with this machine's time when the call left and when the answer began. */
  learn: (dateHeader: string | null, sentAt: number, answeredAt: number) => void
}

/** A server clock that agrees with this machine until an answer disproves it by more than can be measured. */
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
