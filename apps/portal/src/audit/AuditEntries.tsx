import type { AuditEntry } from '@tributary/domain'
import { auditMessages } from '@tributary/sdk/audit'
import {
  AuditCsvButton,
  type AuditCsvButtonProps,
  AuditTable,
  type AuditTableProps,
  DataTableSkeleton,
  type LoadErrorProps,
} from '@tributary/ui'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { CSV_MOST } from './use-audit.ts'

type AuditEntriesProps = Omit<AuditTableProps, 'entries'> & {
  entries: readonly AuditEntry[] | undefined
  failure: LoadErrorProps | null
  onCsv: AuditCsvButtonProps['onLoad']
  organisation: string | null
}

/** The entries and their download, or why they could not be loaded. */
export function AuditEntries({ entries, failure, onCsv, organisation, ...table }: AuditEntriesProps) {
  if (!entries)
    return failure ? (
      <LoadFailure things={auditMessages.title} {...failure} />
    ) : (
      <DataTableSkeleton label={auditMessages.loading} />
    )
  return (
    <>
      <AuditTable {...table} entries={entries} />
      {entries.length > 0 && <AuditCsvButton most={CSV_MOST} onLoad={onCsv} organisation={organisation} />}
    </>
  )
}
