import type { InvitationOffer } from '@tributary/domain'
import { mayStillInvite, statusNameOf } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { accountById, isAddressTaken } from '../account/accounts.queries.ts'
import { forbidden } from '../http/http-error.ts'
import { networkOf } from '../http/network.ts'
import { organisationsIn } from '../organisations/organisations.queries.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { everyRole, membershipsOf } from '../users/users.queries.ts'
import { invitationMessages } from './invitations.messages.ts'
import { type InvitationRow, invitationByToken } from './invitations.queries.ts'

type Db = Kysely<Database>

/** The same for every invitation that cannot be used, so that the response reveals nothing about it. */
export const notValid = () => forbidden(invitationMessages.notValid)

/** Counts a use of a token. Tokens cannot be guessed; this only bounds the work. */
export const takeTry = ({ storage, clock }: Services, ip: string) =>
  takeAllowance(storage.db, clock(), ['token-try', networkOf(ip)])

/**
 * Returns the sender, the organisation and the role of an invitation. Throws 403 if the sender may no longer give the role
 * there.
 */
export async function checkedInvitation(db: Db, row: InvitationRow) {
  const inviter = await accountById(db, row.invited_by)
  const role = (await everyRole(db)).find(({ id }) => id === row.role_id)
  const [organisation] = await organisationsIn(db, [row.organisation_id])
  if (!inviter || !role || !organisation) throw notValid()
  const facts = {
    role: inviter.role,
    roleLevel: inviter.roleLevel,
    isActive: statusNameOf({ name: inviter.status }) === 'active',
    isMember: (await membershipsOf(db, inviter.userId)).includes(row.organisation_id),
  }
  if (!mayStillInvite(facts, role.level)) throw notValid()
  return { inviter, role, organisation }
}

/** Returns what an invitation offers. Does not use it up, so that programs that follow links in mails do no harm. */
export async function openInvitation(
  services: Services,
  token: string,
  ip: string,
): Promise<InvitationOffer> {
  await takeTry(services, ip)
  const { db } = services.storage
  const row = await invitationByToken(db, token, services.clock())
  if (!row) throw notValid()
  const { inviter, role, organisation } = await checkedInvitation(db, row)
  return {
    emailAddress: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: organisation.companyName,
    invitedBy: `${inviter.firstName} ${inviter.lastName}`.trim(),
    role: { id: role.id, name: role.name, displayName: role.displayName },
    expiresAt: row.expires_at,
    hasAccount: await isAddressTaken(db, row.email_key),
  }
}
