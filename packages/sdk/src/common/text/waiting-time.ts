type Counting = (count: number) => string

/** How a language counts the units of a waiting time. */
type TimeUnits = { seconds: Counting; minutes: Counting; hours: Counting; days: Counting }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Returns a function that writes how long to wait, given in seconds, in the largest unit of which there are two: `90 seconds`,
 * `15 minutes`, `24 hours`, `3 days`. Rounds up, so that no one tries too early.
 */
export const waitingTime =
  /* @__NO_SIDE_EFFECTS__ */
    ({ seconds, minutes, hours, days }: TimeUnits) =>
    (wait: number): string => {
      if (wait < 2 * MINUTE) return seconds(Math.ceil(wait))
      if (wait < 2 * HOUR) return minutes(Math.ceil(wait / MINUTE))
      if (wait < 2 * DAY) return hours(Math.ceil(wait / HOUR))
      return days(Math.ceil(wait / DAY))
    }
