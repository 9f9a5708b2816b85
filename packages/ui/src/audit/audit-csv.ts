import type { AuditEntry } from '@tributary/domain'
import { auditAction, auditActor, auditChangesText } from '@tributary/sdk/audit'
import { csvTime } from '@tributary/sdk/common'
import { csvText } from '../primitives/CsvButton/csv.messages.ts'
import type { CsvColumn } from '../primitives/CsvButton/csv-column.ts'
import { auditText } from './audit.messages.ts'

/** Returns the columns of a CSV file of the audit log. */
export const auditCsv = (): CsvColumn<AuditEntry>[] => [
  { header: csvText.inUtc(auditText.time), text: ({ at }) => csvTime(at) },
  { header: auditText.who, text: auditActor },
  { header: auditText.token, text: ({ token }) => token?.name || String(token?.id ?? '') },
  { header: auditText.what, text: ({ action }) => auditAction(action) },
  { header: auditText.organisation, text: ({ organisation }) => organisation?.name ?? '' },
  { header: auditText.object, text: ({ target, targetName }) => targetName ?? target ?? '' },
  { header: auditText.changes, text: auditChangesText },
  { header: auditText.ip, text: ({ ip }) => ip ?? '' },
  { header: auditText.requestId, text: ({ requestId }) => requestId ?? '' },
]
