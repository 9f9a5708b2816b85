import { byName, type ConnectorInsight, type RefreshLog } from '@tributary/domain'
import { timeAgo } from '../common/text/time-ago.ts'
import { insightsMessages } from './insights.messages.ts'
import { lastRefresh } from './last-refresh.ts'
import { refreshState } from './refresh-state.ts'

type Triggers = Pick<ConnectorInsight, 'manuallyTriggeredAt' | 'automaticallyTriggeredAt'>

/** The running connectors of one client. */
export type ClientInsights<T> = { clientName: string; insights: readonly T[] }

/**
 * What runs now under its client's name, clients and their connectors each by name (ADASH-04, ADASH-10). Those that are
 * called alike keep their order; clients whose names differ in anything are different clients.
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

/** What an insight tells of its run: that it was started, and nothing of an end. */
const logOf = ({ manuallyTriggeredAt, automaticallyTriggeredAt }: Triggers): RefreshLog => ({
  manuallyTriggeredAt,
  automaticallyTriggeredAt,
  completedAt: null,
  hasError: false,
  forbidden: false,
  refreshDetail: null,
  error: null,
})

/** When a running connector was started: the later of its two triggers, null when neither is known (ADASH-09). */
export const insightStart = (insight: Triggers): Date | null => lastRefresh(logOf(insight)).startedAt

/** "Started 5 minutes ago"; null when nobody knows since when it runs (ADASH-05, ADASH-09). */
export function insightSentence(insight: Triggers, now: Date): string | null {
  const startedAt = insightStart(insight)
  return startedAt && insightsMessages.started(timeAgo(startedAt, now))
}

/** Whether it runs for more than 30 minutes, which the dashboards call taking longer than expected (connectors spec 4). */
export const isInsightStuck = (insight: Triggers, now: Date): boolean =>
  refreshState(logOf(insight), now) === 'taking-longer'
