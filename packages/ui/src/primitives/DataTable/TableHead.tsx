import { otherDirection, type SortDirection } from '@tributary/sdk/common'
import { ArrowDownAZ, ArrowDownZA, ChevronsUpDown } from 'lucide-react'
import { classNames } from '../../theme/class-names.ts'
import * as css from './DataTable.css.ts'
import { dataTableText } from './data-table.messages.ts'
import type { DataTableColumn, TableSort } from './table-columns.ts'
import { roles } from './table-roles.ts'

export type TableHeadProps<Row, Child> = {
  columns: readonly DataTableColumn<Row, Child>[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}

/** The column names. Sortable ones are buttons. */
export function TableHead<Row, Child>({ columns, sort, onSort }: TableHeadProps<Row, Child>) {
  return (
    <thead {...roles.group} className={css.head}>
      <tr {...roles.row} className={css.headRow} aria-rowindex={1}>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

type HeadCellProps<Row, Child> = Omit<TableHeadProps<Row, Child>, 'columns'> & {
  column: DataTableColumn<Row, Child>
}

function HeadCell<Row, Child>({ column, sort, onSort }: HeadCellProps<Row, Child>) {
  const { id, header, kind, width } = column
  const sortable = sort !== undefined && column.sortBy !== undefined
  const direction = sort?.column === id ? sort.direction : null
  return (
    <th
      {...roles.columnHeader}
      scope="col"
      aria-label={header}
      {...(sortable && { 'aria-sort': direction ?? 'none' })}
      className={classNames(css.headCell, !sortable && css.unsortable, kind === 'actions' && css.endHead)}
      style={{ width }}
    >
      {sortable ? (
        <SortButton
          header={header}
          direction={direction}
          onSort={(next) => onSort({ column: id, direction: next })}
        />
      ) : (
        header
      )}
    </th>
  )
}

type SortButtonProps = {
  header: string
  direction: SortDirection | null
  onSort: (direction: SortDirection) => void
}

const icons = { ascending: ArrowDownAZ, descending: ArrowDownZA }

/** Its name contains the current order and the effect of a press. */
function SortButton({ header, direction, onSort }: SortButtonProps) {
  const next = direction ? otherDirection(direction) : 'ascending'
  const Icon = direction ? icons[direction] : ChevronsUpDown
  return (
    <button
      type="button"
      className={css.sortButton}
      aria-label={dataTableText.sortNamed(header, direction, next)}
      onClick={() => onSort(next)}
    >
      {header}
      <Icon size={14} aria-hidden />
    </button>
  )
}
