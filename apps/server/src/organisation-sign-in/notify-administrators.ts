import type { Transaction } from 'kysely'
import { approversOf } from '../approvals/requests/approval-requests.queries.ts'
import type { MailOf } from '../mail/mail.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'

type News = Pick<MailOf<'sign-in-changed'>, 'change' | 'name'>

/** Mails the administrators of an organisation that its sign-in has changed, the one who changed it included. */
export async function notifyAdministrators(
  trx: Transaction<Database>,
  services: Pick<Services, 'clock' | 'secretBox'>,
  organisationId: string,
  news: News,
): Promise<void> {
  const { company_name: companyName } = await trx
    .selectFrom('organisations')
    .select('company_name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  for (const { email: recipient, firstName } of await approversOf(trx, organisationId)) {
    const mail = { kind: 'sign-in-changed', firstName, organisationId, companyName, ...news } as const
    await enqueueMail(trx, services, { recipient, mail })
  }
}
