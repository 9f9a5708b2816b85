import type { ConnectorInsight } from '@tributary/domain'
import {
  type ClientInsights,
  insightSentence,
  insightStart,
  insightsByClient,
  insightsMessages,
  isInsightStuck,
  typeTitle,
} from '@tributary/sdk/connectors'
import { memo, type ReactNode, useId } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { useMoment } from '../patterns/clock/Clock.tsx'
import { padded } from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Monogram } from '../primitives/Monogram/Monogram.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import * as css from './Insights.css.ts'
import { InsightsSkeleton } from './InsightsSkeleton.tsx'
import { stateStyles } from './state-style.ts'

export type InsightsProps = {
  /** Undefined while they load. */
  insights: readonly ConnectorInsight[] | undefined
  /** Shown if the insights could not be loaded. */
  failure?: ReactNode
  /** When they were last updated. */
  updated?: ReactNode
}

/** The running connectors, grouped by client. */
export function Insights({ insights, failure, updated }: InsightsProps) {
  return (
    <Panel heading={insightsMessages.heading} summary={insightsMessages.summary} aside={updated}>
      {insights && <Clients insights={insights} />}
      {!insights && (failure ? <div className={padded}>{failure}</div> : <InsightsSkeleton />)}
    </Panel>
  )
}

function Clients({ insights }: { insights: readonly ConnectorInsight[] }) {
  if (insights.length === 0)
    return (
      <Text as="p" padding={5} color="secondary">
        {insightsMessages.none}
      </Text>
    )
  return insightsByClient(insights).map((client) => <Client key={client.clientName} {...client} />)
}

function Client({ clientName, insights }: ClientInsights<ConnectorInsight>) {
  const id = useId()
  return (
    <Stack gap={1} paddingY={4} paddingX={5} className={css.client}>
      <Text as="h3" minWidth={0} overflowWrap="anywhere" id={id}>
        <bdi>{clientName}</bdi>
      </Text>
      <ul aria-labelledby={id}>
        {insights.map((insight) => (
          <Insight key={insight.clientConnectorId} insight={insight} />
        ))}
      </ul>
    </Stack>
  )
}

const Insight = memo(function Insight({ insight }: { insight: ConnectorInsight }) {
  return (
    <li className={css.insight}>
      <Inline as="span" gap={2} minWidth={0}>
        {insight.connectorType && <Monogram type={insight.connectorType} size={24} />}
        <Text minWidth={0} overflowWrap="anywhere">
          <bdi>{insight.clientConnectorName}</bdi>
          {insight.connectorType && <Text color="secondary"> {typeTitle(insight.connectorType)}</Text>}
        </Text>
      </Inline>
      <Started insight={insight} />
    </li>
  )
})

/** "Started 5 minutes ago", highlighted when it takes longer than expected. Shows the exact time on hover. */
function Started({ insight }: { insight: ConnectorInsight }) {
  const startedAt = insightStart(insight)
  const sentence = useMoment((now) => insightSentence(insight, now) ?? '')
  const stuck = useMoment((now) => isInsightStuck(insight, now))
  const { tone, icon } = stateStyles['taking-longer']
  return (
    startedAt && (
      <span className={css.started} title={absoluteTime(startedAt, { withZone: true })}>
        {stuck ? (
          <StatusPill tone={tone} icon={icon}>
            {sentence}
          </StatusPill>
        ) : (
          sentence
        )}
      </span>
    )
  )
}
