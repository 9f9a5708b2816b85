import { type InvitedAccess, isSameAccess, mayGiveRole } from '@tributary/domain'
import type { Transaction } from 'kysely'
import type { Author, RecordChange } from '../audit/audited-transaction.ts'
import type { Database } from '../storage/schema.ts'
import { roleById } from '../users/users.writes.ts'
import { deleteInvitation, lockInvitationOf, preparedOf } from './invitations.queries.ts'

type Replacing = {
  author: Author
  record: RecordChange
  organisationId: string
  /** The address that is invited again. */
  emailKey: string
  /** What the new invitation gives. */
  access: InvitedAccess
  now: Date
}

/**
 * Withdraws the pending invitation of an address, so that a new one takes its place. Returns the reason if it stays: it gives
 * the same, or a role that the caller may not give.
 */
export async function withdrawForNew(
  trx: Transaction<Database>,
  { author, record, organisationId, emailKey, access, now }: Replacing,
): Promise<'isInvited' | 'invitedAbove' | undefined> {
  const pending = await lockInvitationOf(trx, organisationId, emailKey, now)
  if (!pending) return undefined
  const role = await roleById(trx, pending.role_id)
  if (!mayGiveRole(author.caller, role.level)) return 'invitedAbove'
  const prepared = await preparedOf(trx, pending.id)
  if (isSameAccess({ roleId: role.id, ...prepared }, access)) return 'isInvited'
  await deleteInvitation(trx, pending.id)
  await record({
    action: 'invitations.withdrawn',
    organisationId,
    target: pending.id,
    before: { emailAddress: pending.email, role: role.name },
  })
  return undefined
}
