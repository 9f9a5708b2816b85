import { mayAcceptWithRole, type Organisation } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import { accountById, isAddressTaken } from '../account/accounts.queries.ts'
import { insertMembership } from '../account/people.queries.ts'
import { type AuditEntry, audit } from '../audit/audit.ts'
import type { Author } from '../audit/audited-transaction.ts'
import { conflict, forbidden, HttpError } from '../http/http-error.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { emailKey } from '../security/email-key.ts'
import { refuseWeakPassword } from '../security/password-rules.ts'
import type { Services } from '../services.ts'
import { againAfterDeadlock } from '../storage/deadlocks.ts'
import type { Database } from '../storage/schema.ts'
import { insertGroupLink } from '../users/user-link-writes.queries.ts'
import { insertUser } from '../users/user-writes.queries.ts'
import { refusingTakenUser } from '../users/users.writes.ts'
import { invitationMessages } from './invitations.messages.ts'
import {
  deleteInvitation,
  type InvitationRow,
  insertConnectorLinks,
  invitationByToken,
  lockInvitation,
  lockInvitationOf,
  preparedOf,
} from './invitations.queries.ts'
import { acceptingProvider } from './mail-invitation.ts'
import { checkedInvitation, notValid, takeTry } from './open-invitation.rules.ts'

type Trx = Transaction<Database>
type Source = Pick<AuditEntry, 'ip' | 'requestId'>

/** Makes the caller a member, if the invitation is for the verified address of their account. */
export async function acceptInvitation(
  services: Services,
  { caller, ip, requestId }: Author,
  token: string,
): Promise<Written<Organisation>> {
  await takeTry(services, ip)
  return using(services, token, async (trx, row, checked) => {
    const account = await accountById(trx, caller.userId)
    if (!account || emailKey(account.email) !== row.email_key)
      throw forbidden(invitationMessages.otherAddress)
    if (account.emailStatus !== 'verified') throw forbidden(invitationMessages.unverified)
    if (!mayAcceptWithRole(account, checked.role.level)) throw conflict(invitationMessages.tooPowerful)
    await admit(trx, services, row, { ...account, ...checked }, { ip, requestId })
    return { message: invitationMessages.accepted, data: checked.organisation }
  })
}

export type InvitedSignUp = { token: string; firstName: string; lastName: string; password: string }

/** Creates the account of an invited address and makes it a member. The link proves that the address is theirs. */
export async function signUpWithInvitation(
  services: Services,
  { token, password, ...names }: InvitedSignUp,
  source: Source & { ip: string },
): Promise<Written<null>> {
  await takeTry(services, source.ip)
  const { db } = services.storage
  const found = await invitationByToken(db, token, services.clock())
  if (!found) throw notValid()
  const { organisation, role } = await checkedInvitation(db, found)
  const invited = { email: found.email, organisationId: found.organisation_id, role }
  if (await acceptingProvider(db, invited)) throw forbidden(invitationMessages.useProvider)
  const companyNames = [organisation.companyName]
  await refuseWeakPassword(services, password, { ...names, emailAddress: found.email, companyNames })
  // Before the transaction, because it is slow.
  const passwordHash = await services.passwords.hash(password)
  return using(services, token, async (trx, row, checked) => {
    if (await isAddressTaken(trx, row.email_key)) throw conflict(invitationMessages.hasAccount)
    const values = { email: row.email, emailKey: row.email_key, ...names, roleId: checked.role.id }
    const { id: userId } = await refusingTakenUser(insertUser(trx, { ...values, passwordHash }))
    await audit(trx, {
      at: services.clock(),
      action: 'account.created',
      actorId: userId,
      target: userId,
      ...source,
    })
    await admit(trx, services, row, { userId, email: row.email, ...names, ...checked }, source)
    return { message: invitationMessages.accountCreated, data: null }
  })
}

type Verified = {
  organisationId: string
  /** The address that was verified by other means than the link of the mail. */
  emailKey: string
  /** Whether the role of the invitation may be given without its link. */
  mayHave(role: { name: string; level: number }): boolean
  /** Creates the account with this role. */
  open(roleId: number): Promise<string>
  source: Source
}

/**
 * Accepts the invitation of a verified address, for a person without an account. Returns the id of the new account;
 * undefined without a valid invitation, and `refused` if its role needs the link of the mail.
 */
export async function acceptVerified(
  trx: Trx,
  services: Services,
  { organisationId, emailKey: key, mayHave, open, source }: Verified,
): Promise<string | 'refused' | undefined> {
  const row = await lockInvitationOf(trx, organisationId, key, services.clock())
  const checked = row && (await checkedInvitation(trx, row).catch(ignoreInvalid))
  if (!row || !checked) return undefined
  if (!mayHave(checked.role)) return 'refused'
  const userId = await open(checked.role.id)
  const account = await accountById(trx, userId)
  if (account) await admit(trx, services, row, { ...account, ...checked }, source)
  return userId
}

/** An invitation whose sender has lost their rights is like none. */
function ignoreInvalid(error: unknown): undefined {
  if (!(error instanceof HttpError)) throw error
}

type Checked = Awaited<ReturnType<typeof checkedInvitation>>

/** Uses an invitation up in one transaction. Throws 403 if it is not valid. */
const using = <T>(
  services: Services,
  token: string,
  work: (trx: Trx, row: InvitationRow, checked: Checked) => Promise<T>,
): Promise<T> =>
  againAfterDeadlock(() =>
    services.storage.db.transaction().execute(async (trx) => {
      const row = await lockInvitation(trx, token, services.clock())
      if (!row) throw notValid()
      return work(trx, row, await checkedInvitation(trx, row))
    }),
  )

type NewMember = Checked & { userId: string; email: string; firstName: string; lastName: string }

/** Adds the member with everything that was prepared, and mails the sender. */
async function admit(
  trx: Trx,
  services: Services,
  row: InvitationRow,
  member: NewMember,
  source: Source,
): Promise<void> {
  const organisationId = row.organisation_id
  const { userId, inviter } = member
  const prepared = await preparedOf(trx, row.id)
  await insertMembership(trx, organisationId, userId)
  for (const groupId of prepared.groupIds) await insertGroupLink(trx, { organisationId, userId }, groupId)
  await insertConnectorLinks(trx, { organisationId, userId }, prepared.connectorIds)
  await deleteInvitation(trx, row.id)
  const entry = { at: services.clock(), actorId: userId, organisationId, ...source }
  await audit(trx, {
    ...entry,
    action: 'invitations.accepted',
    target: userId,
    detail: {
      'after.invitation': row.id,
      'after.invitedBy': row.invited_by,
      'after.connectors': prepared.connectorIds.join(' '),
    },
  })
  // Changes the tables of the Excel structure, as any link to a group.
  for (const groupId of prepared.groupIds)
    await audit(trx, {
      ...entry,
      action: 'users.linked',
      target: userId,
      detail: { 'after.groupId': groupId },
    })
  await enqueueMail(trx, services, {
    recipient: inviter.email,
    mail: {
      kind: 'invitation-accepted',
      firstName: inviter.firstName,
      companyName: member.organisation.companyName,
      name: `${member.firstName} ${member.lastName}`,
      address: row.email,
    },
  })
}
