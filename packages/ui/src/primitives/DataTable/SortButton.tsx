import { otherDirection, type SortDirection } from '@tributary/sdk/common'
import { ChevronsUpDown } from 'lucide-react'
import type { IconType } from '../icon-type.ts'
import * as css from './DataTable.css.ts'
import { dataTableText } from './data-table.messages.ts'

export type SortButtonProps = {
  /** The name of the column. */
  header: string
  /** The current order; null if the table is not sorted by this column. */
  direction: SortDirection | null
  onSort: (direction: SortDirection) => void
  /** The pictures of both orders. */
  icons: Readonly<Record<SortDirection, IconType>>
}

/** The heading of a column that sorts the table. Its name contains the current order and the effect of a press. */
export function SortButton({ header, direction, onSort, icons }: SortButtonProps) {
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
