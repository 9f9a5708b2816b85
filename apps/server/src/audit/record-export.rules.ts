import { can, type ExportSubject, exportAbility, type Id } from '@tributary/domain'
import { auditMessages } from '@tributary/sdk/audit'
import { forbidden } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { type Author, auditedTransaction } from './audited-transaction.ts'

type Export = { subject: ExportSubject; rows: number; organisationId?: Id | undefined }

/** Records an export. Throws 403 unless the caller may open the page of the list. */
export async function recordExport(
  services: Services,
  author: Author,
  { subject, rows, organisationId }: Export,
): Promise<{ message: string; data: null }> {
  const ability = exportAbility(subject, organisationId === undefined ? 'all' : 'one')
  if (!ability || !can(author.caller, ability)) throw forbidden()
  await auditedTransaction(services, author, (_, record) =>
    record({
      action: 'export.created',
      ...(organisationId !== undefined && { organisationId: String(organisationId) }),
      target: subject,
      after: { list: subject, rows },
    }),
  )
  return { message: auditMessages.exportRecorded, data: null }
}
