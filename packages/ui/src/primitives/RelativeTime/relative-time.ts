import { formatRelative } from '@tributary/sdk/common'
import { relativeTimeText } from './relative-time.messages.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Formats an age in few words: "4 s ago", "2 min ago", "1 h 12 min ago", "3 days ago". A time in the future means
 * that a clock is fast, so it reads "just now".
 */
export function relativeTime(date: Date, now: Date) {
  const elapsed = now.getTime() - date.getTime()
  if (elapsed < SECOND) return relativeTimeText.justNow
  if (elapsed < MINUTE) return relativeTimeText.seconds(Math.floor(elapsed / SECOND))
  if (elapsed < HOUR) return relativeTimeText.minutes(Math.floor(elapsed / MINUTE))
  if (elapsed < DAY) return hoursAndMinutes(elapsed)
  return formatRelative(-Math.floor(elapsed / DAY), 'day')
}

function hoursAndMinutes(elapsed: number) {
  const hours = Math.floor(elapsed / HOUR)
  const minutes = Math.floor((elapsed % HOUR) / MINUTE)
  return minutes === 0 ? relativeTimeText.hours(hours) : relativeTimeText.hoursAndMinutes(hours, minutes)
}
