import { ArrowDownAZ, ArrowDownZA } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import * as css from './DataTable.css.ts'
import { SortButton } from './SortButton.tsx'
import type { DataTableColumn, TableSort } from './table-columns.ts'
import { roles } from './table-roles.ts'

export type TableHeadProps<Row, Child> = {
  columns: readonly DataTableColumn<Row, Child>[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
  /** The checkbox of all rows. */
  select?: ReactNode
}

/** The column names. Sortable ones are buttons. */
export function TableHead<Row, Child>({ columns, sort, onSort, select }: TableHeadProps<Row, Child>) {
  return (
    <thead {...roles.group} className={css.head}>
      <tr {...roles.row} className={css.headRow} aria-rowindex={1}>
        {select && (
          <th {...roles.columnHeader} scope="col" className={classNames(css.headCell, css.selectHead)}>
            {select}
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

const icons = { ascending: ArrowDownAZ, descending: ArrowDownZA }

type HeadCellProps<Row, Child> = Omit<TableHeadProps<Row, Child>, 'columns' | 'select'> & {
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
          icons={icons}
          onSort={(next) => onSort({ column: id, direction: next })}
        />
      ) : (
        header
      )}
    </th>
  )
}
