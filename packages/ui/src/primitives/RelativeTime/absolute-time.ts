type Options = {
  /** An IANA zone; the reader's own when left out. */
  timeZone?: string
  /** Says which zone the time is in, for tooltips. */
  withZone?: boolean
}

/** A moment as a fact: "21 Nov 2026, 06:00" (design language, section 11). */
export function absoluteTime(date: Date, { timeZone, withZone = false }: Options = {}) {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
    ...(withZone && { timeZoneName: 'short' }),
  }).format(date)
}
