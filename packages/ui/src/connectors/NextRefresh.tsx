import type { ClientConnector } from '@tributary/domain'
import { nextRefresh } from '@tributary/sdk/rules'
import { useNowWhen } from '../patterns/Clock.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { tabular } from '../theme/text.css.ts'

export type NextRefreshProps = { connector: Pick<ClientConnector, 'schedule' | 'status'> }

/** When a schedule refreshes a connector next, in the reader's own time; nothing where it does not. */
export function NextRefresh({ connector }: NextRefreshProps) {
  const now = useNowWhen((at) => nextRefresh(connector, at)?.getTime() ?? 0)
  const next = nextRefresh(connector, now)
  return (
    next && (
      <time dateTime={next.toISOString()} title={absoluteTime(next, { withZone: true })} className={tabular}>
        {absoluteTime(next)}
      </time>
    )
  )
}
