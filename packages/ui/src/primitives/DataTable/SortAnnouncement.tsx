import { visuallyHidden } from '../../theme/text.css.ts'
import { dataTableText } from './data-table.messages.ts'
import type { TableSort } from './table-columns.ts'

type SortAnnouncementProps = { sort: TableSort; columns: readonly { id: string; header: string }[] }

/** Announces a new sort order to screen readers. */
export function SortAnnouncement({ sort, columns }: SortAnnouncementProps) {
  const header = columns.find(({ id }) => id === sort.column)?.header
  return (
    <p role="status" className={visuallyHidden}>
      {header && dataTableText.sortedBy(header, sort.direction)}
    </p>
  )
}
