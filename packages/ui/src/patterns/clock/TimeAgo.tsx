import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import { relativeTime } from '../../primitives/RelativeTime/relative-time.ts'
import { tabular } from '../../theme/text.css.ts'
import { useMoment } from './Clock.tsx'

export type TimeAgoProps = {
  /** The moment in the past. */
  date: Date
}

/** "2 min ago", updated by the clock. The tooltip has the exact time. Only this text renders again. */
export function TimeAgo({ date }: TimeAgoProps) {
  const words = useMoment((now) => relativeTime(date, now))
  return (
    <time dateTime={date.toISOString()} title={absoluteTime(date, { withZone: true })} className={tabular}>
      {words}
    </time>
  )
}
