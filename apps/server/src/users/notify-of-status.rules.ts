import { type StatusName, statusNameOf } from '@tributary/domain'
import type { Transaction } from 'kysely'
import type { Author } from '../audit/audited-transaction.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { isReadyToSignIn } from './sign-in-methods.queries.ts'
import { isClosed } from './user-rights.ts'
import type { PersonRow } from './users.queries.ts'

const statuses = ['active', 'locked', 'archived'] as const satisfies readonly StatusName[]

/**
 * Mails a user that their account was locked or archived, or is active again. Nothing for those who could not sign in
 * anyway, such as invited people without a password.
 */
export async function notifyOfStatus(
  trx: Transaction<Database>,
  services: Pick<Services, 'clock' | 'secretBox'>,
  { caller }: Author,
  user: PersonRow,
  wanted: { name: string },
): Promise<void> {
  const status = statuses.find((name) => name === statusNameOf(wanted))
  if (!status || isClosed({ name: user.statusName }) === isClosed(wanted)) return
  if (!(await isReadyToSignIn(trx, user.id))) return
  const { id: userId, emailAddress: recipient, firstName } = user
  const changedBy = `${caller.firstName} ${caller.lastName}`
  const mail = { kind: 'account-status-changed', firstName, status, changedBy } as const
  await enqueueMail(trx, services, { recipient, mail, userId })
}
