import { byName, type ConnectorInsight, type RefreshLog } from '@tributary/domain'
import { timeAgo } from '../common/text/time-ago.ts'
import { insightsMessages } from './insights.messages.ts'
import { lastRefresh } from './last-refresh.ts'
import { refreshState } from './refresh-state.ts'

type Triggers = Pick<ConnectorInsight, 'manuallyTriggeredAt' | 'automaticallyTriggeredAt'>

/** The running connectors of one client. */
export type ClientInsights<T> = {
  /** The name of the organisation. */
  clientName: string
  /** Its running connectors. */
  insights: readonly T[]
}

/**
 * Groups running connectors by client, both sorted by name. Equal names keep their order. Clients with different names
 * are separate groups, even if the names differ only in letter case.
 */
export function insightsByClient<T extends Pick<ConnectorInsight, 'clientName' | 'clientConnectorName'>>(
  insights: readonly T[],
): ClientInsights<T>[] {
  const groups = new Map<string, T[]>()
  for (const insight of insights)
    groups.set(insight.clientName, [...(groups.get(insight.clientName) ?? []), insight])
  return [...groups]
    .map(([clientName, running]) => ({
      clientName,
      insights: running.toSorted((a, b) => byName(a.clientConnectorName, b.clientConnectorName)),
    }))
    .toSorted((a, b) => byName(a.clientName, b.clientName))
}

/** Builds a log from an insight, which has a start but no end. */
const logOf = ({ manuallyTriggeredAt, automaticallyTriggeredAt }: Triggers): RefreshLog => ({
  manuallyTriggeredAt,
  automaticallyTriggeredAt,
  completedAt: null,
  hasError: false,
  forbidden: false,
  refreshDetail: null,
  error: null,
})

/** Returns when a running connector was started: the later of its two triggers, or null when neither is known. */
export const insightStart = (insight: Triggers): Date | null => lastRefresh(logOf(insight)).startedAt

/** Returns "Started 5 minutes ago"; null when the start is not known. */
export function insightSentence(insight: Triggers, now: Date): string | null {
  const startedAt = insightStart(insight)
  return startedAt && insightsMessages.started(timeAgo(startedAt, now))
}

/** Whether it has run for more than 30 minutes, which the dashboards call taking longer than expected. */
export const isInsightStuck = (insight: Triggers, now: Date): boolean =>
  refreshState(logOf(insight), now) === 'taking-longer'
