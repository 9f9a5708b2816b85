import { timeAgoMessages } from '../../common/text/time-ago.messages.ts'
import { glanceMessages } from './glance.messages.ts'

const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const

/** Returns an age in its largest whole unit: "2 d", "1 h", "5 min". Less than a minute is "just now". */
export function shortAge(ms: number): string {
  const [unit, length] = units.find(([, least]) => ms >= least) ?? []
  return unit ? glanceMessages.ages[unit](Math.floor(ms / length)) : timeAgoMessages.justNow
}
