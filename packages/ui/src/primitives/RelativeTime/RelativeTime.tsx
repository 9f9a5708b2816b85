import { tabular } from '../../theme/text.css.ts'
import { absoluteTime } from './absolute-time.ts'
import { relativeTime } from './relative-time.ts'

export type RelativeTimeProps = {
  date: Date
  /** The current time of the screen. This component never reads a clock itself. */
  now: Date
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
