import type { RefreshRun } from '@tributary/domain'
import { formatNumber } from '@tributary/sdk/common'
import { connectorFacts, isLate, rowsTrend, type TriageRow } from '@tributary/sdk/connectors'
import { ClockAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useNowWhen } from '../../patterns/clock/Clock.tsx'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import { StatusPill } from '../../primitives/Status/StatusPill.tsx'
import { classNames } from '../../theme/class-names.ts'
import { tone } from '../../theme/tone.css.ts'
import { AssignedUsers } from '../AssignedUsers.tsx'
import { linkLooks } from './glance-style.ts'
import type { ListedConnector, TriageHistory } from './listed-connector.ts'
import { RowsSparkline } from './RowsSparkline.tsx'
import * as css from './TriageList.css.ts'
import { TriagePill } from './TriagePill.tsx'
import { triageText } from './triage.messages.ts'

type History = Pick<TriageHistory, 'runs'>

type StateProps = { row: TriageRow<ListedConnector>; now: Date } & History

/** The triage state, and whether the running refresh takes longer than usual. */
export function State({ row: { connector, state }, now, runs }: StateProps) {
  if (state === 'off') return <Off connector={connector} now={now} />
  return (
    <span className={css.stateWithLate}>
      <TriagePill state={state} form="plain" />
      {state === 'refreshing' && runs && <Late runs={runs} />}
    </span>
  )
}

/** A deleted connector is off as well, but cannot be connected again. */
function Off({ connector, now }: { connector: ListedConnector; now: Date }) {
  const { link } = connectorFacts(connector, now)
  return (
    <StatusPill form="plain" {...linkLooks[link.state]}>
      {link.label}
    </StatusPill>
  )
}

function Late({ runs }: { runs: readonly RefreshRun[] }) {
  const running = runs.find(({ completedAt }) => completedAt === null)
  const now = useNowWhen((at) => running !== undefined && isLate(running, runs, at))
  if (!running || !isLate(running, runs, now)) return null
  return (
    <span className={classNames(css.late, tone.warning)} title={triageText.lateExplained}>
      <ClockAlert size={13} aria-hidden />
      {triageText.late}
    </span>
  )
}

/** Old data has a colour, and the word "Stale". */
export function LastLoad({ connector, now }: { connector: ListedConnector; now: Date }) {
  const { state, label, loadedAt } = connectorFacts(connector, now).freshness
  return (
    <span
      className={classNames(state === 'stale' && css.stale, state === 'stale' && tone.warning)}
      title={loadedAt ? absoluteTime(loadedAt, { withZone: true }) : undefined}
    >
      {label}
    </span>
  )
}

type RowsChangeProps = { rows: number | null | undefined } & History

/** The rows of the latest load, and how they have changed once the refreshes are known. */
export function RowsChange({ rows, runs }: RowsChangeProps) {
  const hasTrend = useMemo(() => runs !== undefined && rowsTrend(runs) !== null, [runs])
  if (runs && hasTrend) return <RowsSparkline runs={runs} short />
  return rows == null ? null : formatNumber(rows)
}

/** More initials do not fit in a row. */
const MOST_INITIALS = 2

export function People({ connector: { assigned } }: { connector: ListedConnector }) {
  if (!assigned) return null
  if (assigned.count === 0) return triageText.noPeople
  return <AssignedUsers assigned={{ ...assigned, first: assigned.first.slice(0, MOST_INITIALS) }} />
}
