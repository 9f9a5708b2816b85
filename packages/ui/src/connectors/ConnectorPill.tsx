import type { ClientConnector } from '@tributary/domain'
import { connectorState, connectorStateLabel, connectorStatus } from '@tributary/sdk/connectors'
import { CircleDashed, Plug } from 'lucide-react'
import { useNowWhen } from '../patterns/clock/Clock.tsx'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import { styleOf } from './state-style.ts'

export type ConnectorPillProps = {
  connector: Pick<ClientConnector, 'status' | 'log' | 'needsAuthorisation'>
}

/** The state of a connector as a pill, the same as on its dashboard card. */
export function ConnectorPill({ connector }: ConnectorPillProps) {
  const now = useNowWhen((at) => connectorState(connector, at))
  const state = connectorState(connector, now)
  const { tone, icon, spinning = false } = styleOf(state)
  const label = connectorStateLabel(connector, now)
  if (connectorStatus(connector.status) === 'unknown')
    return (
      <StatusPill tone="neutral" icon={CircleDashed}>
        {label}
      </StatusPill>
    )
  const isConnected = state === 'completed' || state === 'never-started'
  return (
    <StatusPill tone={tone} icon={isConnected ? Plug : icon} spinning={spinning} dashed={state === 'deleted'}>
      {label}
    </StatusPill>
  )
}
