import { connectorFacts, connectorStatus, type GlanceFields } from '@tributary/sdk/connectors'
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
  const now = useNowWhen((at) => connectorFacts(connector, at).sentence)
  const { link, freshness } = connectorFacts(connector, now)
  const isKnown = connectorStatus(connector.status) !== 'unknown'
  const look = isKnown ? linkLooks[link.state] : unknownLook
  const loadedAt = freshness.loadedAt && absoluteTime(freshness.loadedAt, { withZone: true })
  return (
    <span className={css.facts}>
      <StatusPill form={form} {...look}>
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
