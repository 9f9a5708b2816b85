import { CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Spinner } from '../Loading/Spinner.tsx'
import * as css from './DataTable.css.ts'
import { dataTableText } from './data-table.messages.ts'
import type { TableLine } from './table-lines.ts'
import { roles } from './table-roles.ts'

export type TableNoteProps<Row, Child> = {
  line: Extract<TableLine<Row, Child>, { kind: 'note' }>
  columns: number
  none: string
}

/** Shown below an open row while its lines load, fail to load, or if there are none. */
export const TableNote = <Row, Child>({ line, columns, none }: TableNoteProps<Row, Child>) => (
  <td {...roles.cell} colSpan={columns} className={css.noteCell}>
    <span role="status" className={css.note}>
      <NoteWords note={line.note} none={none} />
    </span>
  </td>
)

type NoteWordsProps = { note: TableNoteProps<unknown, unknown>['line']['note']; none: string }

function NoteWords({ note, none }: NoteWordsProps) {
  if (note === 'none') return none
  if (note.state === 'loading')
    return (
      <>
        <Spinner size={14} />
        {dataTableText.loading}
      </>
    )
  return (
    <>
      <CircleAlert size={14} className={css.failed} aria-hidden />
      {note.message}
      <Button size="sm" variant="ghost" icon={RotateCw} onClick={note.onRetry}>
        {dataTableText.tryAgain}
      </Button>
    </>
  )
}
