import type { ClientConnector } from '@tributary/domain'
import { type ConnectorState, connectorState } from '@tributary/sdk/connectors'
import { useMoment } from '../patterns/clock/Clock.tsx'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import { connectorsText } from './connectors.messages.ts'
import { styleOf } from './state-style.ts'

export type StateSummaryProps = {
  /** The connectors to show, in the order of the screen. */
  connectors: readonly ClientConnector[]
}

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
  const counts = useMoment((now) => countsOf(connectors, now).join(' ')).split(' ')
  return summarised.map((state, place) => (
    <StatePill key={state} state={state} count={Number(counts[place])} />
  ))
}

/** Counts in one pass, as there may be thousands of connectors at every tick of the clock. */
function countsOf(connectors: StateSummaryProps['connectors'], now: Date): number[] {
  const counts = new Map<ConnectorState, number>()
  for (const connector of connectors) {
    const state = connectorState(connector, now)
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  return summarised.map((state) => counts.get(state) ?? 0)
}

function StatePill({ state, count }: { state: (typeof summarised)[number]; count: number }) {
  const { tone, icon, spinning = false } = styleOf(state)
  if (count === 0) return null
  return (
    <StatusPill tone={tone} icon={icon} spinning={spinning}>
      {connectorsText.counts[state](count)}
    </StatusPill>
  )
}
