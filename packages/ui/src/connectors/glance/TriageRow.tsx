import { formatNumber } from '@tributary/sdk/common'
import { connectorFacts, type TriageRow as Row, typeTitle } from '@tributary/sdk/connectors'
import type { ReactNode } from 'react'
import { roles } from '../../primitives/DataTable/table-roles.ts'
import { Anchor } from '../../primitives/Link/Anchor.tsx'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import { classNames } from '../../theme/class-names.ts'
import { tone } from '../../theme/tone.css.ts'
import { AssignedUsers } from '../AssignedUsers.tsx'
import { NextRefresh } from '../NextRefresh.tsx'
import type { ListedConnector, TriageActions } from './listed-connector.ts'
import * as css from './TriageList.css.ts'
import { TriagePill } from './TriagePill.tsx'
import { TriageRowAction } from './TriageRowAction.tsx'
import { triageText } from './triage.messages.ts'

export type TriageRowProps<Connector extends ListedConnector> = TriageActions<Connector> & {
  row: Row<Connector>
  now: Date
}

/** The cells of one connector. In narrow spaces they are two lines: the name, and below it the facts. */
export function TriageRow<Connector extends ListedConnector>(props: TriageRowProps<Connector>) {
  const { row, now, hrefOf } = props
  const { connector, state } = row
  return (
    <>
      <Cell column="state">
        <TriagePill state={state} form="plain" />
      </Cell>
      <th {...roles.rowHeader} scope="row" className={css.cell.name} aria-label={connector.name}>
        <Anchor href={hrefOf(connector)} className={css.name} title={connector.name}>
          <bdi>{connector.name}</bdi>
        </Anchor>
        <span className={css.type}>{typeTitle(connector.type)}</span>
      </th>
      <Cell column="loaded">
        <Loaded connector={connector} now={now} />
      </Cell>
      <Cell column="rows">{connector.rows == null ? null : formatNumber(connector.rows)}</Cell>
      <Cell column="next">
        {connector.pausedAt ? triageText.paused : <NextRefresh connector={connector} short />}
      </Cell>
      <Cell column="people">
        <People connector={connector} />
      </Cell>
      <Cell column="action">
        <TriageRowAction {...props} connector={connector} />
      </Cell>
    </>
  )
}

type CellProps = { column: Exclude<keyof typeof css.cell, 'name'>; children: ReactNode }

const Cell = ({ column, children }: CellProps) => (
  <td {...roles.cell} className={css.cell[column]}>
    {children}
  </td>
)

/** Old data has a colour, and the word "Stale". */
function Loaded({ connector, now }: { connector: ListedConnector; now: Date }) {
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

/** More initials do not fit in a row. */
const MOST_INITIALS = 2

function People({ connector: { assigned } }: { connector: ListedConnector }) {
  if (!assigned) return null
  if (assigned.count === 0) return triageText.noPeople
  return <AssignedUsers assigned={{ ...assigned, first: assigned.first.slice(0, MOST_INITIALS) }} />
}
