import type { AuditEntry } from '@tributary/domain'
import { auditMessages } from '@tributary/sdk/audit'
import { csvFileName, csvMessages } from '@tributary/sdk/common'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Text } from '../layout/Text.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { csvOf } from '../primitives/CsvButton/csv-column.ts'
import { useRecordExport } from '../primitives/CsvButton/RecordExports.tsx'
import { CSV_TYPE, saveFile } from '../primitives/CsvButton/save-file.ts'
import * as css from './Audit.css.ts'
import { auditCsv } from './audit-csv.ts'

export type AuditCsvButtonProps = {
  /** The most entries of the file. */
  most: number
  /** Loads the entries of the file, up to `most`, and whether there are more. */
  onLoad: () => Promise<{ entries: readonly AuditEntry[]; hasMore: boolean }>
  /** The organisation in the file's name; null for everything. */
  organisation: string | null
}

const words = auditMessages

/** Downloads the entries that match the filters as CSV, and states how many the file can have. */
export function AuditCsvButton({ most, onLoad, organisation }: AuditCsvButtonProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'capped' | 'failed'>('idle')
  const record = useRecordExport()
  const of = organisation === null ? 'all' : 'organisation'
  const save = async () => {
    setState('loading')
    try {
      const { entries, hasMore } = await onLoad()
      if (!(await record({ subject: 'audit-log', rows: entries.length, of }))) return setState('idle')
      saveFile([csvOf(auditCsv(), entries)], CSV_TYPE, csvFileName(words.title, organisation, new Date()))
      setState(hasMore ? 'capped' : 'idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className={css.csv}>
      <Button icon={Download} writes loading={state === 'loading'} onClick={save}>
        {csvMessages.download}
      </Button>
      <Text as="p" role="status" size="sm" color={state === 'failed' ? 'danger' : 'secondary'}>
        {state === 'failed'
          ? csvMessages.downloadFailed
          : state === 'capped'
            ? words.csvCapped(most)
            : words.csv(most)}
      </Text>
    </div>
  )
}
