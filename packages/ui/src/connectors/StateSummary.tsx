import type { ClientConnector } from '@tributary/domain'
import { useMoment } from '../patterns/Clock.tsx'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import { type CardFace, cardFace, lookOf } from './card-face.ts'

export type StateSummaryProps = { connectors: readonly ClientConnector[] }

/** The states worth a person's eye, most urgent first. */
const summarised = [
  'error',
  'taking-longer',
  'forbidden',
  'refreshing',
  'cancelled',
] as const satisfies readonly CardFace[]

/** "1 error", "2 refreshing": what the cards say, counted (design language, section 8). */
export function StateSummary({ connectors }: StateSummaryProps) {
  return summarised.map((face) => <StatePill key={face} face={face} connectors={connectors} />)
}

function StatePill({ face, connectors }: StateSummaryProps & { face: CardFace }) {
  const count = useMoment((now) => connectors.filter((connector) => cardFace(connector, now) === face).length)
  const { tone, icon, inSummary = '', spinning = false } = lookOf(face)
  if (count === 0) return null
  return (
    <StatusPill tone={tone} icon={icon} spinning={spinning}>
      {`${count} ${face === 'error' && count > 1 ? 'errors' : inSummary}`}
    </StatusPill>
  )
}
