import type { ClientConnector } from '@tributary/domain'
import { type ConnectorState, connectorState } from '@tributary/sdk/connectors'
import { useMoment } from '../patterns/clock/Clock.tsx'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import { styleOf } from './state-style.ts'

export type StateSummaryProps = { connectors: readonly ClientConnector[] }

/** The states that need attention, most urgent first. */
const summarised = [
  'error',
  'taking-longer',
  'forbidden',
  'not-authorised',
  'incomplete',
  'refreshing',
  'cancelled',
] as const satisfies readonly ConnectorState[]

/** Counts the states of the cards: "1 error", "2 refreshing". */
export function StateSummary({ connectors }: StateSummaryProps) {
  return summarised.map((state) => <StatePill key={state} state={state} connectors={connectors} />)
}

function StatePill({ state, connectors }: StateSummaryProps & { state: ConnectorState }) {
  const count = useMoment(
    (now) => connectors.filter((connector) => connectorState(connector, now) === state).length,
  )
  const { tone, icon, inSummary = '', spinning = false } = styleOf(state)
  if (count === 0) return null
  return (
    <StatusPill tone={tone} icon={icon} spinning={spinning}>
      {`${count} ${state === 'error' && count > 1 ? 'errors' : inSummary}`}
    </StatusPill>
  )
}
