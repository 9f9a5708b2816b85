import { mayBeDefaultRole } from '@tributary/domain'
import { type Account, accountById } from '../account/accounts.queries.ts'
import { audit } from '../audit/audit.ts'
import { auditSource } from '../http/request-context.ts'
import { acceptVerified } from '../invitations/accept-invitation.rules.ts'
import { emailKey } from '../security/email-key.ts'
import { insertMembership, insertUser } from '../users/user-writes.queries.ts'
import { everyRole } from '../users/users.queries.ts'
import type { Arrival } from './arrival.ts'

/**
 * Adds a person without an account at their first sign-in: as they were invited, or else with the default role if the
 * organisation wants that. Undefined if they are not added. A provider never makes an administrator, so an invitation to
 * such a role is accepted only with the link of its mail.
 */
export async function addMember(arrival: Arrival, email: string): Promise<Account | undefined> {
  const { trx, services, provider, context, now } = arrival
  const { organisationId } = provider
  const source = auditSource(context)
  const invited = await acceptVerified(trx, services, {
    organisationId,
    emailKey: emailKey(email),
    mayHave: mayBeDefaultRole,
    open: (roleId) => insertPerson(arrival, email, roleId),
    source,
  })
  if (invited === 'refused') return undefined
  if (invited) return accountById(trx, invited)
  const role = (await everyRole(trx)).find(({ id }) => id === provider.defaultRoleId)
  if (!provider.addsMembers || !role || !mayBeDefaultRole(role)) return undefined
  const userId = await insertPerson(arrival, email, role.id)
  await insertMembership(trx, organisationId, userId)
  const detail = { 'after.emailAddress': email, 'after.role': role.name, 'after.provider': provider.name }
  const entry = { at: now, actorId: userId, organisationId, target: userId, detail }
  await audit(trx, { ...entry, action: 'users.created', ...source })
  return accountById(trx, userId)
}

/** The account has no password. Its owner can choose one with a mailed link. */
async function insertPerson({ trx, person, context, now }: Arrival, email: string, roleId: number) {
  const { firstName, lastName } = person
  const values = { email: email.trim(), emailKey: emailKey(email), firstName, lastName, roleId }
  const { id } = await insertUser(trx, { ...values, passwordHash: null })
  await audit(trx, { at: now, action: 'account.created', actorId: id, target: id, ...auditSource(context) })
  return id
}
