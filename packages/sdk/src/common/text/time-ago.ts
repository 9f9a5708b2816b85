import { formatRelative } from '../language/format.ts'
import { timeAgoMessages } from './time-ago.messages.ts'

const SECOND = 1_000
const units = [
  ['year', 365 * 86_400 * SECOND],
  ['month', 30 * 86_400 * SECOND],
  ['day', 86_400 * SECOND],
  ['hour', 3_600 * SECOND],
  ['minute', 60 * SECOND],
] as const

/**
 * Returns how long ago something was, in the largest whole unit: "2 hours ago". Less than a minute, and any time in
 * the future, is "just now".
 */
export function timeAgo(then: Date, now: Date): string {
  const elapsed = now.getTime() - then.getTime()
  const [unit, length] = units.find(([, ms]) => elapsed >= ms) ?? []
  if (!unit) return timeAgoMessages.justNow
  return formatRelative(-Math.floor(elapsed / length), unit)
}
