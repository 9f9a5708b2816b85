import type { Transaction } from 'kysely'
import { approversOf } from '../../approvals/requests/approval-requests.queries.ts'
import type { Author } from '../../audit/audited-transaction.ts'
import type { MailOf } from '../../mail/mail.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'

type News = Pick<MailOf<'organisation-deleted'>, 'change' | 'companyName'> & { organisationId: string }

/** Mails the administrators of an organisation that it was deleted or restored, the one who did it included. */
export async function mailAdministrators(
  trx: Transaction<Database>,
  services: Pick<Services, 'clock' | 'secretBox'>,
  { caller }: Author,
  { organisationId, ...news }: News,
): Promise<void> {
  const isMember = caller.organisationIds.includes(organisationId)
  const by = isMember ? `${caller.firstName} ${caller.lastName}`.trim() : ''
  for (const { email: recipient, firstName } of await approversOf(trx, organisationId)) {
    const mail = { kind: 'organisation-deleted', firstName, by, ...news } as const
    await enqueueMail(trx, services, { recipient, mail })
  }
}
