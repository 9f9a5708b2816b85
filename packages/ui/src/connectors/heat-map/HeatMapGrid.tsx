import type { Id } from '@tributary/domain'
import type { HeatMapCell, HeatMapColumn, HeatMapConnector, HeatMapRow } from '@tributary/sdk/connectors'
import { typeTitle } from '@tributary/sdk/connectors'
import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { useRovingCell } from '../../primitives/grid/use-roving-cell.ts'
import { Anchor } from '../../primitives/Link/Anchor.tsx'
import { classNames } from '../../theme/class-names.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './HeatMap.css.ts'
import { heatMapText } from './heat-map.messages.ts'

/** Where the map leads. */
export type HeatMapLinks = {
  /** Returns where a connector is shown. */
  hrefOf: (connector: HeatMapConnector) => string
  /** Called with a connector and the refresh that decides the cell, when the cell is pressed. */
  onOpen: (connector: HeatMapConnector, runId: Id) => void
}

export type HeatMapGridProps = HeatMapLinks & {
  rows: readonly HeatMapRow<HeatMapConnector>[]
  columns: readonly HeatMapColumn[]
  /** The accessible name. */
  label: string
}

/** A map of days has so many columns, and one of hours more. */
const DAYS = 14

/** The map as a grid. One cell is a tab stop, and arrow keys move between the cells. */
export function HeatMapGrid({ rows, columns, label, hrefOf, onOpen }: HeatMapGridProps) {
  const scroller = useScrolledToEnd(columns)
  const now = columns.findIndex(({ when }) => when === 'now')
  const roving = useRovingCell({
    ...{ rows: rows.length, columns: columns.length },
    first: { row: 0, column: Math.max(now, 0) },
  })
  return (
    <div ref={scroller} className={css.scrolling}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of cells is the table of the same rows.
        role="grid"
        aria-label={label}
        className={css.grid[columns.length > DAYS ? 'hours' : 'days']}
        {...roving.grid}
      >
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {heatMapText.connector}
            </th>
            {columns.map((column, place) => (
              <th
                key={column.from.getTime()}
                scope="col"
                title={column.title}
                {...(column.when === 'now' && { 'aria-current': 'time' })}
                className={css.column[column.when]}
              >
                <span className={visuallyHidden}>{column.title}</span>
                {/* All days fit in their columns, but only every third time. */}
                <span aria-hidden>{columns.length > DAYS && place % 3 !== 0 ? '' : column.label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Row
              key={row.connector.id}
              row={row}
              place={place}
              columns={columns}
              active={roving.active.row === place ? roving.active.column : null}
              hrefOf={hrefOf}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Scrolls to the latest columns when others are shown, because narrow screens have room for only some. */
function useScrolledToEnd(columns: readonly HeatMapColumn[]): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const end = columns.at(-1)?.to.getTime()
  // biome-ignore lint/correctness/useExhaustiveDependencies: new columns have another end or number.
  useLayoutEffect(() => {
    const { current: scroller } = ref
    if (!scroller) return
    const forward = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1
    scroller.scrollLeft = forward * scroller.scrollWidth
  }, [end, columns.length])
  return ref
}

type RowProps = HeatMapLinks & {
  row: HeatMapRow<HeatMapConnector>
  place: number
  columns: readonly HeatMapColumn[]
  /** The column of the tab stop, if it is in this row. */
  active: number | null
}

const Row = memo(function Row({ row, place, columns, active, hrefOf, onOpen }: RowProps) {
  const { connector, cells, startsGroup } = row
  return (
    <tr>
      <th scope="row" className={css.rowHead}>
        <Anchor href={hrefOf(connector)} className={css.name} title={connector.name}>
          <bdi>{connector.name}</bdi>
        </Anchor>
        {startsGroup && <span className={css.type}>{typeTitle(connector.type)}</span>}
      </th>
      {cells.map((cell, column) => (
        <Cell
          key={columns[column]?.from.getTime() ?? column}
          cell={cell}
          when={columns[column]?.when ?? 'past'}
          place={`${place}:${column}`}
          active={active === column}
          onOpen={
            cell.runId === null ? undefined : () => cell.runId !== null && onOpen(connector, cell.runId)
          }
        />
      ))}
    </tr>
  )
})

type CellProps = {
  cell: HeatMapCell
  when: HeatMapColumn['when']
  place: string
  active: boolean
  onOpen: (() => void) | undefined
}

const Cell = ({ cell, when, place, active, onOpen }: CellProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all cells.
  <td
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the grid.
    role="gridcell"
    data-cell={place}
    tabIndex={active ? 0 : -1}
    aria-label={cell.label}
    title={cell.label}
    className={classNames(css.gridCell[when], onOpen && css.pressable)}
    onClick={onOpen}
  >
    <span className={cell.clash && cell.outcome !== 'none' ? css.clashing : undefined}>
      <span className={css.mark[cell.outcome]} />
    </span>
  </td>
)
