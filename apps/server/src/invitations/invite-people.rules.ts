import {
  can,
  type Id,
  type InvitationOutcome,
  invitationLimits,
  mayAcceptWithRole,
  mayGiveRole,
  type Named,
} from '@tributary/domain'
import { emailError } from '@tributary/sdk/common'
import type { Written } from '@tributary/sdk/contract'
import type { Kysely } from 'kysely'
import { accountByEmail, isAddressTaken } from '../account/accounts.queries.ts'
import { type Author, auditedTransaction } from '../audit/audited-transaction.ts'
import { notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import { emailKey } from '../security/email-key.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import { mayTake } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { membershipsOf } from '../users/users.queries.ts'
import { type RoleRow, roleById } from '../users/users.writes.ts'
import { invitationMessages } from './invitations.messages.ts'
import {
  insertInvitation,
  insertPrepared,
  isMemberAddress,
  ownConnectorsAmong,
  ownGroupsAmong,
} from './invitations.queries.ts'
import { mailInvitation } from './mail-invitation.ts'
import { withdrawForNew } from './replace-invitation.rules.ts'

export type InvitedPerson = {
  emailAddress: string
  firstName?: string | undefined
  lastName?: string | undefined
  roleId?: Id | undefined
}

export type InvitationRequest = {
  organisationId: Id
  people: readonly InvitedPerson[]
  roleId: Id
  groupIds?: readonly Id[] | undefined
  connectorIds?: readonly Id[] | undefined
  checkOnly?: boolean | undefined
}

type Order = {
  organisation: Named
  groupIds: readonly string[]
  connectorIds: readonly string[]
  checkOnly: boolean
}

/**
 * Invites people to an organisation. Each is one transaction, and has an outcome. A check returns the same refusals, except those
 * of limits and pending invitations.
 */
export async function invitePeople(
  services: Services,
  author: Author,
  request: InvitationRequest,
): Promise<Written<InvitationOutcome[]>> {
  const order = await orderOf(services, request)
  const seen = new Set<string>()
  const data: InvitationOutcome[] = []
  for (const person of request.people) {
    const key = emailKey(person.emailAddress)
    const twice = seen.has(key)
    seen.add(key)
    const refused = twice
      ? skipped(invitationMessages.twice)
      : await invite(services, author, order, { ...person, roleId: person.roleId ?? request.roleId })
    const { emailAddress } = person
    data.push({ emailAddress, ...(refused ?? { outcome: 'invited', message: '' }) })
  }
  const anyone = !order.checkOnly && data.some(({ outcome }) => outcome === 'invited')
  return { message: anyone ? invitationMessages.invited : '', data }
}

type Refused = Pick<InvitationOutcome, 'outcome' | 'message'>
const skipped = (message: string): Refused => ({ outcome: 'skipped', message })
const failed = (message: string): Refused => ({ outcome: 'failed', message })

/** Checks what all of them get. Throws 404 for a group or connector of another organisation. */
async function orderOf({ storage: { db } }: Services, request: InvitationRequest): Promise<Order> {
  const organisationId = String(request.organisationId)
  const groupIds = distinct(request.groupIds)
  const connectorIds = distinct(request.connectorIds)
  const known = [...groupIds, ...connectorIds].every(isUuid)
  const groups = known ? await ownGroupsAmong(db, organisationId, groupIds) : []
  const connectors = known ? await ownConnectorsAmong(db, organisationId, connectorIds) : []
  if (groups.length < groupIds.length || connectors.length < connectorIds.length) throw notFound()
  const organisation = await db
    .selectFrom('organisations')
    .select(['id', 'company_name as name'])
    .where('id', '=', organisationId)
    .executeTakeFirst()
  if (!organisation) throw notFound()
  return { organisation, groupIds, connectorIds, checkOnly: request.checkOnly ?? false }
}

const distinct = (ids: readonly Id[] = []) => [...new Set(ids.map((id) => String(id).toLowerCase()))]

type Person = InvitedPerson & { roleId: Id }

/** Invites one person. Returns why not, in the same way whether or not the address has an account elsewhere. */
async function invite(
  services: Services,
  author: Author,
  order: Order,
  person: Person,
): Promise<Refused | undefined> {
  const { db } = services.storage
  if (emailError(person.emailAddress)) return failed(invitationMessages.invalidAddress)
  const role = await roleById(db, person.roleId)
  if (!mayGiveRole(author.caller, role.level)) return failed(invitationMessages.moreThanOwnRole)
  const key = emailKey(person.emailAddress)
  const organisationId = String(order.organisation.id)
  if (await isMemberAddress(db, organisationId, key)) return skipped(invitationMessages.isMember)
  if (await hasStrongerRole(db, author.caller, key, role.level))
    return failed(invitationMessages.lessThanTheirRole)
  if (order.checkOnly) return undefined
  if (!(await mayTake(db, services.clock(), ['invitations-of', organisationId])))
    return failed(invitationMessages.enoughOfOrganisation)
  if (!(await mayTake(db, services.clock(), ['invitation-to', key])))
    return failed(invitationMessages.enoughToAddress)
  return store(services, author, order, { ...person, key, role })
}

/**
 * Whether the address has an account that could not accept a role of this level, as far as the caller sees accounts. One
 * without an organisation in common looks like none.
 */
async function hasStrongerRole(db: Kysely<Database>, caller: Caller, key: string, level: number) {
  const account = (await isAddressTaken(db, key)) ? await accountByEmail(db, key) : undefined
  if (!account || mayAcceptWithRole(account, level)) return false
  if (can(caller, 'organisations.act-on-every')) return true
  const own = await membershipsOf(db, caller.userId)
  return (await membershipsOf(db, account.userId)).some((id) => own.includes(id))
}

type Caller = Author['caller']
type Accepted = Person & { key: string; role: RoleRow }

const store = (services: Services, author: Author, order: Order, { role, key, ...person }: Accepted) =>
  auditedTransaction(services, author, async (trx, record) => {
    const { organisation, groupIds, connectorIds } = order
    const prepared = { groupIds, connectorIds }
    const organisationId = String(organisation.id)
    const { emailAddress, firstName = '', lastName = '' } = person
    const token = newToken()
    const now = services.clock()
    const access = { roleId: role.id, ...prepared }
    const stays = await withdrawForNew(trx, { author, record, organisationId, emailKey: key, access, now })
    if (stays === 'isInvited') return skipped(invitationMessages.isInvited)
    if (stays) return failed(invitationMessages.invitedAbove)
    const id = await insertInvitation(trx, {
      organisationId,
      email: emailAddress.trim(),
      emailKey: key,
      firstName,
      lastName,
      roleId: role.id,
      tokenHash: hashOf(token),
      invitedBy: author.caller.userId,
      sentAt: now,
      expiresAt: new Date(now.getTime() + invitationLimits.lifetimeMs),
    })
    if (!id) return skipped(invitationMessages.isInvited)
    await insertPrepared(trx, organisationId, id, prepared)
    await mailInvitation(trx, services, author, {
      email: emailAddress.trim(),
      firstName,
      organisation: { id: organisationId, name: organisation.name },
      role,
      token,
    })
    await record({
      action: 'invitations.created',
      organisationId,
      target: id,
      after: {
        emailAddress: emailAddress.trim(),
        role: role.name,
        groups: prepared.groupIds.join(' '),
        connectors: prepared.connectorIds.join(' '),
      },
    })
    return undefined
  })
