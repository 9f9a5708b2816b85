import { csvFileName, csvMessages } from '@tributary/sdk/common'
import { Download } from 'lucide-react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Count } from '../Badge/Count.tsx'
import { Button, type ButtonLook } from '../Button/Button.tsx'
import { csvText } from './csv.messages.ts'
import { type CsvColumn, csvOf } from './csv-column.ts'
import { CSV_TYPE, saveFile } from './save-file.ts'

export type CsvButtonProps<Row> = Pick<ButtonLook, 'size' | 'variant'> & {
  /** The columns of the file. */
  columns: readonly CsvColumn<Row>[]
  /** The rows of the file, in the order of the screen and without those that are filtered out. */
  rows: readonly Row[]
  /** The first part of the file's name, such as "Users". */
  subject: string
  /** The second part of the file's name. Null if the list does not belong to an organisation. */
  organisation: string | null
}

/** Downloads a list as CSV for Excel, and shows how many rows it has. Nothing is shown for an empty list. */
export function CsvButton<Row>({ columns, rows, subject, organisation, ...look }: CsvButtonProps<Row>) {
  if (rows.length === 0) return null
  const save = () =>
    saveFile([csvOf(columns, rows)], CSV_TYPE, csvFileName(subject, organisation, new Date()))
  return (
    <Button {...look} icon={Download} onClick={save}>
      {csvMessages.download}
      <span aria-hidden>
        <Count value={rows.length} />
      </span>
      <span className={visuallyHidden}>{csvText.rows(rows.length)}</span>
    </Button>
  )
}
