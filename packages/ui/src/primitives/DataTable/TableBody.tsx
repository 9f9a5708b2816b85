import type { Id } from '@tributary/domain'
import { Fragment } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { wholeOnFocus, wholeOnTouch } from '../MiddleEllipsis/Whole.css.ts'
import { useStable } from '../use-stable.ts'
import { useVirtualRows } from '../virtual/use-virtual-rows.ts'
import * as css from './DataTable.css.ts'
import { TableCells } from './TableCells.tsx'
import { TableNote } from './TableNote.tsx'
import type { DataTableColumn, TableExpansion, TableSelection } from './table-columns.ts'
import type { TableLine } from './table-lines.ts'
import { roles } from './table-roles.ts'

export type TableBodyProps<Row, Child> = {
  columns: readonly DataTableColumn<Row, Child>[]
  lines: readonly TableLine<Row, Child>[]
  expansion?: TableExpansion<Row, Child>
  busy: ReadonlySet<string>
  selection?: TableSelection<Row> | undefined
  /** Called when the checkbox of a row changes; `range` with Shift. */
  onSelect: (key: Id, on: boolean, range: boolean) => void
  /** The element that scrolls when there are many lines. */
  wrapper: HTMLElement | null
  onFocusLost?: (() => void) | undefined
}

const keyOf = ({ key }: { key: string }) => key
const heightOf = ({ kind }: { kind: 'row' | 'child' | 'note' }) => (kind === 'row' ? 44 : 38)

/** The lines of the table. Of many lines it draws only those in sight, with empty space for the rest. */
export function TableBody<Row, Child>(props: TableBodyProps<Row, Child>) {
  const { lines, wrapper, onFocusLost, ...rest } = props
  const { body, isVirtual, drawn, roomAfter, measure, watch } = useVirtualRows({
    items: lines,
    keyOf,
    heightOf,
    scroller: wrapper,
    onFocusLost,
  })
  const toggle = useToggle(rest.expansion)
  const { selection } = rest
  const columns = rest.columns.length + (selection ? 1 : 0)
  const isSelected = (key: string) => selection?.selection.has(key) ?? false
  return (
    <tbody ref={body} {...roles.group} className={css.body}>
      {drawn.map(({ index, room }) => {
        const line = lines[index]
        if (!line) return null
        const place = { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 }
        return (
          <Fragment key={line.key}>
            {room > 0 && <Room height={room} columns={columns} />}
            <tr
              {...roles.row}
              className={classNames(
                css.row[line.kind],
                isOpen(line, rest.expansion) && css.open,
                wholeOnFocus,
                wholeOnTouch,
              )}
              aria-busy={rest.busy.has(line.key) || undefined}
              data-selected={isSelected(line.key) || undefined}
              {...watch(line)}
              {...(isVirtual && place)}
            >
              {line.kind === 'note' ? (
                <TableNote line={line} columns={columns} none={rest.expansion?.none ?? ''} />
              ) : (
                <TableCells
                  columns={rest.columns}
                  line={line}
                  {...(rest.expansion && { nameOf: rest.expansion.nameOf, onToggle: toggle })}
                  isOpen={isOpen(line, rest.expansion)}
                  isBusy={rest.busy.has(line.key)}
                  {...(selection && {
                    isSelected: isSelected(line.key),
                    onSelect: rest.onSelect,
                    selectName: selection.select,
                  })}
                />
              )}
            </tr>
          </Fragment>
        )
      })}
      {isVirtual && roomAfter > 0 && <Room height={roomAfter} columns={columns} />}
    </tbody>
  )
}

/** Returns a stable function, so that only the line it opens is redrawn. */
function useToggle<Row, Child>(expansion: TableExpansion<Row, Child> | undefined): (key: string) => void {
  return useStable((key: string) => {
    const next = new Set(expansion?.expanded)
    if (!next.delete(key)) next.add(key)
    expansion?.onExpand(next)
  })
}

const isOpen = <Row, Child>(
  line: TableLine<Row, Child>,
  expansion: TableExpansion<Row, Child> | undefined,
): boolean => line.kind === 'row' && (expansion?.expanded.has(line.key) ?? false)

/** Empty space, as high as the lines that are not drawn. */
const Room = ({ height, columns }: { height: number; columns: number }) => (
  <tr aria-hidden className={css.room} style={{ height }}>
    <td colSpan={columns} className={css.roomCell} />
  </tr>
)
