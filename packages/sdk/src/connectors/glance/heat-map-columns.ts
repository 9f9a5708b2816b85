import { formatDate } from '../../common/language/format.ts'
import { bucketStarts, type HistorySpan } from './bucket-starts.ts'

/** The unit of a heat map's columns. Most of them are in the past. */
export type HeatMapSpan = 'days' | 'hours'

/** One column of a heat map. */
export type HeatMapColumn = {
  /** The first instant of the day or the hour. */
  from: Date
  /** The first instant after it. */
  to: Date
  /** Whether it is before, at or after the current time. */
  when: 'past' | 'now' | 'future'
  /** The day of the month, or the time. */
  label: string
  /** The whole day or time, e.g. "Sat 21 Nov". */
  title: string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How many columns are before the current one and after it, and a time that is certainly within the next one. */
const spans = {
  days: { bucket: 'day', before: 12, after: 1, untilNext: 1.5 * DAY },
  hours: { bucket: 'hour', before: 18, after: 5, untilNext: 1.5 * HOUR },
} as const

/** Returns the columns of a heat map, in order of time: 14 days or 24 hours of a zone. */
export function heatMapColumns(span: HeatMapSpan, now: Date, zone: string): HeatMapColumn[] {
  const { bucket, before, after, untilNext } = spans[span]
  const starts = bucketStarts({ bucket, count: before + 1, zone }, now)
  while (starts.length < before + after + 2) {
    const inNext = new Date((starts.at(-1) ?? now).getTime() + untilNext)
    starts.push(...bucketStarts({ bucket, count: 1, zone }, inNext))
  }
  return starts.slice(0, -1).map((from, place) => ({
    from,
    to: starts[place + 1] ?? from,
    when: place < before ? 'past' : place === before ? 'now' : 'future',
    label: formatDate(from, { ...labels[span], timeZone: zone }),
    title: formatDate(from, { ...titles[span], timeZone: zone }),
  }))
}

const labels = { days: { day: 'numeric' }, hours: { hour: '2-digit', minute: '2-digit' } } as const
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
const titles = { days: day, hours: { ...day, hour: '2-digit', minute: '2-digit' } } as const

/** Returns what to request for a heat map. Hours reach back a whole day of up to 25 hours, for the rows of today. */
export const heatMapQuery = (span: HeatMapSpan): Pick<HistorySpan, 'bucket' | 'count'> =>
  span === 'days' ? { bucket: 'day', count: spans.days.before + 1 } : { bucket: 'hour', count: 25 }
