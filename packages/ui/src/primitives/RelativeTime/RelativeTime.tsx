import { tabular } from '../../theme/text.css.ts'
import { absoluteTime } from './absolute-time.ts'
import { relativeTime } from './relative-time.ts'

export type RelativeTimeProps = {
  /** The moment to show. */
  date: Date
  /** The current time of the screen. This component never reads a clock itself. */
  now: Date
  /** The IANA time zone in which times are shown. Without it, the one of the browser. */
  timeZone?: string
}

/** How long ago something happened. The tooltip has the exact time. */
export function RelativeTime({ date, now, timeZone }: RelativeTimeProps) {
  const zone = timeZone === undefined ? {} : { timeZone }
  return (
    <time
      dateTime={date.toISOString()}
      title={absoluteTime(date, { ...zone, withZone: true })}
      className={tabular}
    >
      {relativeTime(date, now)}
    </time>
  )
}
