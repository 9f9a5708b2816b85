import {
  attentionStates,
  connectorFacts,
  connectorStatus,
  type ConnectorFacts as Facts,
  type GlanceFields,
  triageState,
} from '@tributary/sdk/connectors'
import { useNowWhen } from '../../patterns/clock/Clock.tsx'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import { StatusPill, type StatusPillProps } from '../../primitives/Status/StatusPill.tsx'
import * as css from './ConnectorFacts.css.ts'
import { freshnessLooks, linkLooks, unknownLook } from './glance-style.ts'

export type ConnectorFactsProps = Pick<StatusPillProps, 'form'> & {
  /** The connector, with the time of its last load. */
  connector: GlanceFields
}

/** The two facts of a connector: whether it may read its source, and how fresh its data is. */
export function ConnectorFacts({ connector, form = 'pill' }: ConnectorFactsProps) {
  const now = useNowWhen((at) => `${triageState(connector, at)} ${connectorFacts(connector, at).sentence}`)
  const { link, freshness } = connectorFacts(connector, now)
  const loadedAt = freshness.loadedAt && absoluteTime(freshness.loadedAt, { withZone: true })
  return (
    <span className={css.facts}>
      <StatusPill form={form} {...linkLook(connector, link.state, now)}>
        {link.label}
      </StatusPill>
      <span title={loadedAt ?? undefined}>
        <StatusPill form={form} {...freshnessLooks[freshness.state]}>
          {freshness.label}
        </StatusPill>
      </span>
    </span>
  )
}

/** A connector may be connected although its latest refresh failed. Green would then say that all is well. */
function linkLook(connector: GlanceFields, link: Facts['link']['state'], now: Date) {
  if (connectorStatus(connector.status) === 'unknown') return unknownLook
  const fails = link === 'connected' && attentionStates.includes(triageState(connector, now))
  return fails ? ({ ...linkLooks.connected, tone: 'neutral' } as const) : linkLooks[link]
}
