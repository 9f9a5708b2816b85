const time = { hour: '2-digit', minute: '2-digit' } as const
const day = { day: 'numeric', month: 'short' } as const

/** A moment in the reader's own zone, as near ones are told: "09:05", and "22 Nov, 09:05" on another day. */
export function clockTime(at: Date, now: Date): string {
  const sameDay = at.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat('en-GB', sameDay ? time : { ...day, ...time }).format(at)
}
