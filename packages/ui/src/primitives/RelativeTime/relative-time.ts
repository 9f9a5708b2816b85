import { relativeTimeText } from './relative-time.messages.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const ago = (amount: string) => `${amount} ago`

/**
 * Formats an age in few words: "4 s ago", "2 min ago", "1 h 12 min ago", "3 days ago". A time in the future means
 * that a clock is fast, so it reads "just now".
 */
export function relativeTime(date: Date, now: Date) {
  const elapsed = now.getTime() - date.getTime()
  if (elapsed < SECOND) return relativeTimeText.justNow
  if (elapsed < MINUTE) return ago(`${Math.floor(elapsed / SECOND)} s`)
  if (elapsed < HOUR) return ago(`${Math.floor(elapsed / MINUTE)} min`)
  if (elapsed < DAY) return ago(hoursAndMinutes(elapsed))
  const days = Math.floor(elapsed / DAY)
  return ago(days === 1 ? '1 day' : `${days} days`)
}

function hoursAndMinutes(elapsed: number) {
  const hours = Math.floor(elapsed / HOUR)
  const minutes = Math.floor((elapsed % HOUR) / MINUTE)
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`
}
