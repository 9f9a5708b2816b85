import { type TriageRow as Row, typeTitle } from '@tributary/sdk/connectors'
import type { ReactNode, Ref } from 'react'
import { roles } from '../../primitives/DataTable/table-roles.ts'
import { Anchor } from '../../primitives/Link/Anchor.tsx'
import { MiddleEllipsis } from '../../primitives/MiddleEllipsis/MiddleEllipsis.tsx'
import { Monogram } from '../../primitives/Monogram/Monogram.tsx'
import { NextRefresh } from '../NextRefresh.tsx'
import type { ListedConnector, TriageActions, TriageHistory } from './listed-connector.ts'
import { RunStrip } from './RunStrip.tsx'
import { LastLoad, People, RowsChange, State } from './TriageFacts.tsx'
import * as css from './TriageList.css.ts'
import { TriageRowAction } from './TriageRowAction.tsx'

export type TriageRowProps<Connector extends ListedConnector> = TriageActions<Connector> &
  TriageHistory & {
    row: Row<Connector>
    now: Date
    /** The checkbox that selects the row. */
    select?: ReactNode
  }

/** The cells of one connector. In narrow spaces they are two lines: the name, and below it the facts. */
export function TriageRow<Connector extends ListedConnector>(props: TriageRowProps<Connector>) {
  const { row, now, hrefOf, askOf, runs, sight, select } = props
  const { connector, state } = row
  const type = typeTitle(connector.type)
  return (
    <>
      {select && <Cell column="select">{select}</Cell>}
      <Cell column="state" cellRef={sight}>
        <State row={row} now={now} runs={runs} />
      </Cell>
      <th {...roles.rowHeader} scope="row" className={css.cell.name} aria-label={connector.name}>
        <Anchor href={hrefOf(connector)} className={css.name}>
          <MiddleEllipsis>{connector.name}</MiddleEllipsis>
        </Anchor>
      </th>
      <Cell column="type">
        <span className={css.type} title={type}>
          <Monogram type={connector.type} size={20} off={state === 'off'} />
          <span className={css.typeName}>{type}</span>
        </span>
      </Cell>
      <Cell column="runs">{runs && <RunStrip runs={runs} name={connector.name} />}</Cell>
      <Cell column="loaded">
        <LastLoad connector={connector} now={now} />
      </Cell>
      <Cell column="rows">
        <RowsChange rows={connector.rows} runs={runs} />
      </Cell>
      <Cell column="next">
        <NextRefresh connector={connector} short />
      </Cell>
      <Cell column="people">
        <People connector={connector} />
      </Cell>
      <Cell column="action">
        <span className={css.actions}>
          {askOf?.(connector)}
          <TriageRowAction {...props} connector={connector} />
        </span>
      </Cell>
    </>
  )
}

type CellProps = {
  column: Exclude<keyof typeof css.cell, 'name'>
  /** React 18 does not pass `ref` on. */
  cellRef?: Ref<HTMLTableCellElement> | undefined
  children: ReactNode
}

const Cell = ({ column, cellRef, children }: CellProps) => (
  <td {...roles.cell} ref={cellRef} className={css.cell[column]}>
    {children}
  </td>
)
