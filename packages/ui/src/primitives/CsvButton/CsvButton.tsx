import type { ExportSubject } from '@tributary/domain'
import { csvFileName, csvMessages } from '@tributary/sdk/common'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Count } from '../Badge/Count.tsx'
import { Button, type ButtonLook } from '../Button/Button.tsx'
import { csvText } from './csv.messages.ts'
import { type CsvColumn, csvOf } from './csv-column.ts'
import { useRecordExport } from './RecordExports.tsx'
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
  /** Set for a list with people, access or the audit log: `RecordExports` records its download first. */
  exports?: ExportSubject | undefined
}

/** Downloads a list as CSV for Excel, and shows how many rows it has. Nothing is shown for an empty list. */
export function CsvButton<Row>(props: CsvButtonProps<Row>) {
  const { columns, rows, subject, organisation, exports, ...look } = props
  const { save, busy } = useSave(props)
  if (rows.length === 0) return null
  return (
    <Button {...look} icon={Download} writes={exports !== undefined} loading={busy} onClick={save}>
      {csvMessages.download}
      <span aria-hidden>
        <Count value={rows.length} />
      </span>
      <span className={visuallyHidden}>{csvText.rows(rows.length)}</span>
    </Button>
  )
}

/** Writes the file, after its export was recorded if it must be. */
function useSave<Row>({ columns, rows, subject, organisation, exports }: CsvButtonProps<Row>) {
  const record = useRecordExport()
  const [busy, setBusy] = useState(false)
  const write = () =>
    saveFile([csvOf(columns, rows)], CSV_TYPE, csvFileName(subject, organisation, new Date()))
  const save = async () => {
    if (!exports) return write()
    setBusy(true)
    const of = organisation === null ? 'all' : 'organisation'
    if (await record({ subject: exports, rows: rows.length, of })) write()
    setBusy(false)
  }
  return { save, busy }
}
