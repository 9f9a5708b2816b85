import type { Id } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { type MouseEvent, memo, useState } from 'react'
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

/** The matrix as a grid. One cell is a tab stop, arrow keys move it, and its row and column are highlighted. */
export function AccessMatrixGrid({ label, rows, columns, personHref, onOpen }: AccessMatrixGridProps) {
  const [limit, setLimit] = useState(ROWS)
  const shown = rows.slice(0, limit)
  const [pointed, setPointed] = useState<number | null>(null)
  const roving = useRovingCell({ rows: shown.length, columns: columns.length, first: 0 })
  const open = ({ target }: MouseEvent<HTMLElement>) => {
    const place = placeOf(target)
    const [row, column] = [shown[place?.row ?? -1], columns[place?.column ?? -1]]
    if (row && column) onOpen(row.id, column.id)
  }
  const point = ({ target }: { target: EventTarget }) => setPointed(placeOf(target)?.column ?? null)
  const more = Math.min(ROWS, rows.length - shown.length)
  return (
    <>
      <div className={css.scrolling}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the roving cell handles the keys. */}
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of cells is the table of the same rows.
          role="grid"
          aria-label={label}
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
          <Columns columns={columns} marked={pointed} />
          <Heads columns={columns} />
          <tbody>
            {shown.map((row, place) => (
              <Row
                key={row.id}
                row={row}
                place={place}
                columns={columns}
                active={roving.active.row === place ? roving.active.column : null}
                personHref={personHref}
              />
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <Button onClick={() => setLimit(limit + ROWS)}>{accessText.morePeople(more)}</Button>}
    </>
  )
}

function placeOf(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset.cell?.split(':') ?? []
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
}

type ColumnsProps = { columns: readonly MatrixColumn[]; marked: number | null }

/** Highlights a column without drawing its cells again. */
const Columns = ({ columns, marked }: ColumnsProps) => (
  <colgroup>
    <col />
    {columns.map(({ id }, place) => (
      <col key={id} className={place === marked ? css.markedColumn : undefined} />
    ))}
  </colgroup>
)

const Heads = memo(function Heads({ columns }: { columns: readonly MatrixColumn[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={css.corner}>
          {accessText.person}
        </th>
        {columns.map(({ id, name }) => (
          <th key={id} scope="col" title={name} className={css.columnHead}>
            <span className={css.columnName}>
              <bdi>{name}</bdi>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
})

type RowProps = Pick<MatrixLinks, 'personHref'> & {
  row: MatrixRow
  place: number
  columns: readonly MatrixColumn[]
  /** The column of the tab stop, if it is in this row. */
  active: number | null
}

const Row = memo(function Row({ row, place, columns, active, personHref }: RowProps) {
  const { cell, marks } = accessMessages.matrix
  return (
    <tr className={css.row}>
      <th scope="row" className={css.rowHead}>
        <Link look="quiet" alone href={personHref(row.id)} className={css.name} title={row.name}>
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
            data-cell={`${place}:${at}`}
            tabIndex={active === at ? 0 : -1}
            aria-label={marks[mark]}
            title={cell(row.name, column.name, marks[mark])}
            className={css.cell}
          >
            <span className={css.mark[mark]} />
          </td>
        )
      })}
    </tr>
  )
})
