import { type ReactNode, useMemo, useState } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { NoMatches } from '../EmptyState/NoMatches.tsx'
import { SelectBox } from '../Selection/SelectBox.tsx'
import { useRowSelection } from '../Selection/use-row-selection.ts'
import { VIRTUAL_PAST } from '../virtual/virtual-rows.ts'
import * as css from './DataTable.css.ts'
import { SortAnnouncement } from './SortAnnouncement.tsx'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { type TableNouns, TableToolbar } from './TableToolbar.tsx'
import type { DataTableColumn, TableCsv, TableExpansion, TableSelection, TableSort } from './table-columns.ts'
import { linesOf } from './table-lines.ts'
import { roles } from './table-roles.ts'
import { useOverflow } from './use-overflow.ts'
import { useTableRows } from './use-table-rows.ts'

type Sorting =
  | {
      /** The sorted column and its direction. The rows must already be in this order. */
      sort: TableSort
      /** Called with the column and direction the user chose. */
      onSort: (sort: TableSort) => void
    }
  | {
      /** The sorted column and its direction. The rows must already be in this order. */
      sort?: undefined
      /** Called with the column and direction the user chose. */
      onSort?: undefined
    }

export type DataTableProps<Row, Child = never> = Sorting & {
  /** The accessible name of the table. */
  label: string
  /** One of its rows, and all of them: "version", "versions". */
  nouns: TableNouns
  /** The columns: heading, cell and, if sortable, the key. */
  columns: readonly DataTableColumn<Row, Child>[]
  /** The rows in the order of the screen. */
  rows: readonly Row[]
  /** Returns a stable and unique key of a row. */
  rowKey: (row: Row) => string
  /** Returns the text to search in. Without it there is no search box. */
  searchBy?: (row: Row) => string
  /** Rows with child rows, and which of them are open. */
  expansion?: TableExpansion<Row, Child>
  /** Adds a checkbox to each row, and the bar of the actions on the selected ones. */
  selection?: TableSelection<Row> | undefined
  /** The keys of rows with a change that is being saved. */
  busy?: ReadonlySet<string>
  /** Adds a button that downloads the rows as CSV, those that match the search. */
  csv?: TableCsv<Row> | undefined
  /** Shown when there are no rows, e.g. "No versions found.", with an optional action. */
  empty: string
  /** The button of the empty state. */
  emptyAction?: ReactNode
  /**
   * Called when the rows disappear with the focus in them: moves the focus elsewhere. Between rows the table moves it
   * itself.
   */
  onFocusLost?: (() => void) | undefined
  /**
   * The width that the columns need, in pixels. In less space the table scrolls sideways, and under 640 its rows
   * become cards.
   */
  minWidth?: keyof typeof css.table
}

const none: ReadonlySet<string> = new Set()

/** With more rows than this the head stays in sight. */
const STICKY_PAST = 20

/**
 * A table that can be sorted, searched and expanded. With more than a hundred lines it scrolls on its own and draws
 * only those in sight. In narrow spaces each row is a card.
 */
export function DataTable<Row, Child = never>(props: DataTableProps<Row, Child>) {
  const { columns, rows, rowKey, sort, expansion } = props
  // Not a ref: the lines to draw depend on it and are drawn before it exists.
  const [wrapper, setWrapper] = useState<HTMLElement | null>(null)
  const { search, setSearch, shown } = useTableRows({ rows, columns, sort, searchBy: props.searchBy })
  const lines = linesOf(shown, rowKey, expansion)
  const isVirtual = lines.length > VIRTUAL_PAST
  const overflows = useOverflow(wrapper)
  const keyed = useMemo(() => shown.map((row) => ({ id: rowKey(row) })), [shown, rowKey])
  const boxes = useRowSelection(keyed, props.selection)
  const toTop = () => wrapper?.scrollTo({ top: 0 })
  const searchFor = (text: string) => {
    toTop()
    setSearch(text)
  }
  const onSort = (wanted: TableSort) => {
    toTop()
    props.onSort?.(wanted)
  }
  const region = isVirtual || overflows
  return (
    <div className={css.panel}>
      <TableToolbar {...props} search={search} onSearch={searchFor} shown={shown} />
      {sort && <SortAnnouncement sort={sort} columns={columns} />}
      <Instead {...props} search={search} shown={shown.length} onClear={() => setSearch('')} />
      {shown.length > 0 && (
        <div
          ref={setWrapper}
          className={classNames(css.wrapper[props.minWidth ?? 640], isVirtual && css.scrolling)}
          {...(region && { role: 'region', 'aria-label': props.label, tabIndex: 0 })}
        >
          <table
            {...roles.table}
            aria-label={props.label}
            {...(isVirtual && { 'aria-rowcount': lines.length + 1 })}
            className={classNames(
              css.table[props.minWidth ?? 640],
              !isVirtual && lines.length > STICKY_PAST && css.stickyHead,
            )}
          >
            <TableHead
              columns={columns}
              sort={sort}
              onSort={onSort}
              select={
                props.selection && (
                  <SelectBox
                    label={props.selection.selectAll}
                    checked={boxes.state === 'all'}
                    mixed={boxes.state === 'some'}
                    onChange={boxes.selectAll}
                  />
                )
              }
            />
            <TableBody
              {...props}
              busy={props.busy ?? none}
              lines={lines}
              wrapper={wrapper}
              onSelect={boxes.select}
            />
          </table>
        </div>
      )}
      {props.selection?.bar}
    </div>
  )
}

type InsteadProps = {
  rows: readonly unknown[]
  nouns: TableNouns
  empty: string
  emptyAction?: ReactNode
  search: string
  shown: number
  onClear: () => void
}

/** Replaces the rows when there are none. */
function Instead({ rows, nouns, empty, emptyAction, search, shown, onClear }: InsteadProps) {
  if (rows.length === 0) return <EmptyState title={empty} action={emptyAction} />
  if (shown > 0) return null
  return <NoMatches noun={nouns.one} search={search} total={rows.length} onClear={onClear} />
}
