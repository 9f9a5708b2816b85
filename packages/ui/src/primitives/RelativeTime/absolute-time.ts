import { formatDate } from '@tributary/sdk/common'

type Options = {
  /** An IANA time zone; the reader's own if left out. */
  timeZone?: string
  /** Adds the time zone, for tooltips. */
  withZone?: boolean
}

/** Formats a time: "21 Nov 2026, 06:00". */
export function absoluteTime(date: Date, { timeZone, withZone = false }: Options = {}) {
  return formatDate(date, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
    ...(withZone && { timeZoneName: 'short' }),
  })
}
