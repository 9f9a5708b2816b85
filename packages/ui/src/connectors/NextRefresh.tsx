import type { ClientConnector } from '@tributary/domain'
import { formatDate } from '@tributary/sdk/common'
import { nextRefresh } from '@tributary/sdk/connectors'
import { useNowWhen } from '../patterns/clock/Clock.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { tabular } from '../theme/text.css.ts'
import { triageText } from './glance/triage.messages.ts'

export type NextRefreshProps = {
  connector: Pick<ClientConnector, 'pausedAt' | 'schedule' | 'status'>
  /** Without the year, because the next refresh is within one. */
  short?: boolean
}

/** The next scheduled refresh in the user's time zone, or that the schedule is paused. Renders nothing without a schedule. */
export function NextRefresh({ connector, short = false }: NextRefreshProps) {
  const now = useNowWhen((at) => nextRefresh(connector, at)?.getTime() ?? 0)
  const next = nextRefresh(connector, now)
  if (connector.pausedAt && connector.schedule) return triageText.paused
  return (
    next && (
      <time dateTime={next.toISOString()} title={absoluteTime(next, { withZone: true })} className={tabular}>
        {short ? formatDate(next, shortTime) : absoluteTime(next)}
      </time>
    )
  )
}

const shortTime = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const
