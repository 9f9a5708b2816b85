import { formatDate } from '../../common/language/format.ts'

const time = { hour: '2-digit', minute: '2-digit' } as const
const day = { day: 'numeric', month: 'short' } as const

/** Formats a nearby time in the reader's time zone: "09:05", or "22 Nov, 09:05" on a different day. */
export function clockTime(at: Date, now: Date): string {
  const sameDay = at.toDateString() === now.toDateString()
  return formatDate(at, sameDay ? time : { ...day, ...time })
}
