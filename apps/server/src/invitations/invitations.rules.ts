import { type Id, type Invitation, invitationLimits, mayGiveRole } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import { type Author, auditedOrganisationTransaction } from '../audit/audited-transaction.ts'
import { conflict, forbidden, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import { organisationsIn } from '../organisations/organisations.queries.ts'
import { emailKey } from '../security/email-key.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import { mayTake } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { roleById } from '../users/users.writes.ts'
import { invitationMessages } from './invitations.messages.ts'
import {
  deleteInvitation,
  invitationsIn,
  lockInvitationById,
  renewInvitation,
} from './invitations.queries.ts'
import { mailInvitation } from './mail-invitation.ts'

type Trx = Transaction<Database>

/** Locks an invitation that the caller may manage. Throws 404 for any other, and 403 if its role is above theirs. */
async function lockManaged(trx: Trx, author: Author, organisationId: string, id: Id) {
  const row = isUuid(String(id)) ? await lockInvitationById(trx, organisationId, String(id)) : undefined
  if (!row) throw notFound()
  const role = await roleById(trx, row.role_id)
  if (!mayGiveRole(author.caller, role.level)) throw forbidden(invitationMessages.moreThanOwnRole)
  return { row, role }
}

/** Mails an invitation again with a new token. The caller becomes its sender, whose rights count from then on. */
export async function resendInvitation(
  services: Services,
  author: Author,
  id: Id,
  orgId: Id,
): Promise<Written<Invitation>> {
  const organisationId = String(orgId)
  await takeMail(services, organisationId, String(id))
  return auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    const { row, role } = await lockManaged(trx, author, organisationId, id)
    const now = services.clock()
    const token = newToken()
    await renewInvitation(trx, row.id, {
      tokenHash: hashOf(token),
      invitedBy: author.caller.userId,
      sentAt: now,
      expiresAt: new Date(now.getTime() + invitationLimits.lifetimeMs),
    })
    const [organisation] = await organisationsIn(trx, [organisationId])
    await mailInvitation(trx, services, author, {
      email: row.email,
      firstName: row.first_name,
      organisation: { id: organisationId, name: organisation?.companyName ?? '' },
      role,
      token,
    })
    await record({
      action: 'invitations.resent',
      organisationId,
      target: row.id,
      after: { emailAddress: row.email },
    })
    const [data] = await invitationsIn(trx, organisationId, row.id)
    if (!data) throw notFound()
    return { message: invitationMessages.resent, data }
  })
}

/** Counts a mail to the address of an invitation. Throws 409 after too many. */
async function takeMail({ storage: { db }, clock }: Services, organisationId: string, id: string) {
  const [invited] = isUuid(id) ? await invitationsIn(db, organisationId, id) : []
  if (!invited) throw notFound()
  if (!(await mayTake(db, clock(), ['invitation-to', emailKey(invited.emailAddress)])))
    throw conflict(invitationMessages.enoughToAddress)
}

/** Withdraws an invitation. Its link shows the same as one that never existed. */
export async function withdrawInvitation(
  services: Services,
  author: Author,
  id: Id,
  orgId: Id,
): Promise<Written<null>> {
  const organisationId = String(orgId)
  return auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    const { row } = await lockManaged(trx, author, organisationId, id)
    await deleteInvitation(trx, row.id)
    await record({
      action: 'invitations.withdrawn',
      organisationId,
      target: row.id,
      before: { emailAddress: row.email },
    })
    return { message: invitationMessages.withdrawn, data: null }
  })
}
