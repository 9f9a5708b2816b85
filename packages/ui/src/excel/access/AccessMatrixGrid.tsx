import type { Id } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { type CSSProperties, type MouseEvent, memo, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { useRovingCell } from '../../primitives/grid/use-roving-cell.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import * as css from './AccessMatrix.css.ts'
import { accessText } from './access.messages.ts'
import { type MatrixColumn, type MatrixRow, markIn } from './matrix-parts.ts'

/** Where a matrix leads. */
export type MatrixLinks = {
  /** Returns the page of a person. */
  personHref: (id: Id) => string
  /** Called with a person and an item when their cell is pressed, to explain it. */
  onOpen: (personId: Id, itemId: Id) => void
}

export type AccessMatrixGridProps = MatrixLinks & {
  /** The accessible name. */
  label: string
  rows: readonly MatrixRow[]
  columns: readonly MatrixColumn[]
}

/** As many rows are drawn first, and with each press on "more". The file and the printed report have all. */
const ROWS = 150

/** The heads are the row and column 0 of the grid. The first tab stop is the first cell. */
const FIRST = { row: 1, column: 1 } as const

/** The matrix as a grid. One cell or head is a tab stop, arrow keys move it, and its row and column are highlighted. */
export function AccessMatrixGrid({ label, rows, columns, personHref, onOpen }: AccessMatrixGridProps) {
  const [limit, setLimit] = useState(ROWS)
  const shown = rows.slice(0, limit)
  const [pointed, setPointed] = useState<number | null>(null)
  const roving = useRovingCell({ rows: shown.length + 1, columns: columns.length + 1, first: FIRST })
  const { active } = roving
  const open = ({ target }: MouseEvent<HTMLElement>) => {
    const place = placeOf(target)
    const [row, column] = place ? [shown[place.row - 1], columns[place.column - 1]] : []
    if (row && column) onOpen(row.id, column.id)
  }
  const point = ({ target }: { target: EventTarget }) => {
    const place = placeOf(target)
    setPointed(place?.column ?? null)
    if (place && target instanceof HTMLTableCellElement)
      explain(target, shown[place.row - 1], columns[place.column - 1])
  }
  const more = Math.min(ROWS, rows.length - shown.length)
  return (
    <>
      <div className={css.scrolling}>
        <div className={css.whole} style={{ [css.columnCount]: columns.length } as CSSProperties}>
          {Boolean(pointed) && (
            <div className={css.columnMark} style={{ [css.markedColumn]: pointed } as CSSProperties} />
          )}
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of cells is the table of the same rows.
            role="grid"
            aria-label={label}
            aria-rowcount={rows.length + 1}
            className={css.grid}
            onKeyDown={roving.grid.onKeyDown}
            onFocus={(event) => {
              roving.grid.onFocus(event)
              point(event)
            }}
            onBlur={() => setPointed(null)}
            onMouseOver={point}
            onMouseLeave={() => setPointed(null)}
            onClick={open}
          >
            <colgroup>
              <col className={css.nameColumn} />
              <col span={columns.length} />
            </colgroup>
            <Heads columns={columns} active={active.row === 0 ? active.column : null} />
            <tbody>
              {shown.map((row, place) => (
                <Row
                  key={row.id}
                  row={row}
                  place={place + 1}
                  columns={columns}
                  active={active.row === place + 1 ? active.column : null}
                  personHref={personHref}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {more > 0 && <Button onClick={() => setLimit(limit + ROWS)}>{accessText.morePeople(more)}</Button>}
    </>
  )
}

/** Gives a cell its tooltip when it is pointed at, because thousands of them would slow down the drawing. */
function explain(cell: HTMLElement, row: MatrixRow | undefined, column: MatrixColumn | undefined) {
  const { matrix } = accessMessages
  if (row && column) cell.title = matrix.cell(row.name, column.name, matrix.marks[markIn(row, column)])
}

function placeOf(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset.cell?.split(':') ?? []
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
}

type HeadsProps = { columns: readonly MatrixColumn[]; active: number | null }

const Heads = memo(function Heads({ columns, active }: HeadsProps) {
  return (
    <thead className={css.head}>
      <tr>
        <th scope="col" {...stop(0, 0, active)} className={css.corner}>
          {accessText.person}
        </th>
        {columns.map(({ id, name }, at) => (
          <th key={id} scope="col" title={name} {...stop(0, at + 1, active)} className={css.columnHead}>
            <span className={css.columnName} dir="auto">
              {name}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
})

/** A place that arrow keys reach. The tab key reaches it if it is the active one of its row. */
const stop = (row: number, column: number, active: number | null) => ({
  'data-cell': `${row}:${column}`,
  tabIndex: column === active ? 0 : -1,
})

type RowProps = Pick<MatrixLinks, 'personHref'> & {
  row: MatrixRow
  place: number
  columns: readonly MatrixColumn[]
  /** The column of the tab stop, if it is in this row. */
  active: number | null
}

const Row = memo(function Row({ row, place, columns, active, personHref }: RowProps) {
  const { marks } = accessMessages.matrix
  return (
    <tr className={css.row}>
      <th scope="row" className={css.rowHead}>
        <Link
          look="quiet"
          alone
          href={personHref(row.id)}
          className={css.name}
          title={row.name}
          {...stop(place, 0, active)}
        >
          <bdi>{row.name}</bdi>
        </Link>
      </th>
      {columns.map((column, at) => {
        const mark = markIn(row, column)
        return (
          <td
            key={column.id}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the grid.
            role="gridcell"
            data-cell={`${place}:${at + 1}`}
            tabIndex={active === at + 1 ? 0 : -1}
            aria-label={marks[mark]}
            className={css.cell[mark]}
          />
        )
      })}
    </tr>
  )
})
