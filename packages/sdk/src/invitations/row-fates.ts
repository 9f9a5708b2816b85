import {
  type AssignableRole,
  type Id,
  type Invitation,
  type InvitedAccess,
  invitationLimits,
  isSameAccess,
  mayAcceptWithRole,
  sameId,
  type User,
} from '@tributary/domain'
import { nameKey } from '../common/text/name-key.ts'
import { emailError } from '../common/validation/email.ts'
import { roleLevelOf, roleTitle } from '../users/user-role.ts'
import { invitationsMessages } from './invitations.messages.ts'
import type { InviteRow } from './invite-row.ts'

/**
 * What happens to a row: nothing, because it is empty, is an error or is left out; or it is invited, which may replace a
 * pending invitation.
 */
export type RowFate =
  | {
      /** Whether the row is empty or invited. */
      kind: 'empty' | 'invite'
    }
  | {
      /** Whether the row is left out, has to be corrected, or replaces a pending invitation. */
      kind: 'skip' | 'error' | 'replace'
      /** Why, or what it replaces. */
      reason: string
      /** The cell that it is about. */
      cell: 'emailAddress' | 'roleId'
    }

/** The people about whom something is known before they are invited. */
export type KnownPeople = {
  /** The members. */
  members: readonly Pick<User, 'emailAddress'>[]
  /** The valid invitations. */
  invited: readonly Pick<Invitation, 'emailAddress' | 'role' | 'groups' | 'connectors'>[]
  /** The accounts whose roles the viewer sees. An account cannot accept a less powerful role. */
  accounts?: readonly Pick<User, 'emailAddress' | 'role'>[]
}

/** What everyone in the form gets, and the roles that the viewer may give. */
export type AccessOfAll = Omit<InvitedAccess, 'roleId'> & {
  /** The id of the role of everyone without their own; null before one is chosen. */
  roleId: Id | null
  /** The roles that the viewer may give. */
  roles: readonly AssignableRole[]
}

/** Returns what happens to each row, in their order. */
export function rowFates(
  rows: readonly InviteRow[],
  { members, invited, accounts = [] }: KnownPeople,
  access: AccessOfAll,
): RowFate[] {
  const about = { members: byAddress(members), invited: byAddress(invited), accounts: byAddress(accounts) }
  const seen = new Set<string>()
  return rows.map((row, place) => {
    if (isEmpty(row)) return { kind: 'empty' }
    if (row.failure) return { ...error(row.failure), cell: cellOf(row.failure) }
    const key = nameKey(row.emailAddress)
    const again = seen.has(key)
    seen.add(key)
    if (place >= invitationLimits.people) return error(text.tooMany(invitationLimits.people))
    return mistakeIn(row) ?? (again ? skip(text.twice) : fateOf(row, about, access))
  })
}

const text = invitationsMessages.rows

const isEmpty = ({ firstName, lastName, emailAddress }: InviteRow): boolean =>
  `${firstName}${lastName}${emailAddress}`.trim() === ''

const byAddress = <T extends Pick<User, 'emailAddress'>>(people: readonly T[]): ReadonlyMap<string, T> =>
  new Map(people.map((one) => [nameKey(one.emailAddress), one]))

const error = (reason: string) => ({ kind: 'error', reason, cell: 'emailAddress' }) as const
const skip = (reason: string): RowFate => ({ kind: 'skip', reason, cell: 'emailAddress' })

/** Returns the cell that a refusal of the server is about. */
function cellOf(failure: string): 'emailAddress' | 'roleId' {
  const { lessThanTheirRole, moreThanOwnRole } = invitationsMessages.refusals
  return failure === lessThanTheirRole || failure === moreThanOwnRole ? 'roleId' : 'emailAddress'
}

/** Returns the error of a row that can be seen in the row itself. */
function mistakeIn({ emailAddress, unknownRole }: InviteRow): RowFate | null {
  if (emailAddress.trim() === '') return error(text.noAddress)
  const invalid = emailError(emailAddress)
  if (invalid) return error(invalid)
  return unknownRole ? { kind: 'error', reason: text.noRole(unknownRole), cell: 'roleId' } : null
}

type About = {
  [Kind in keyof Required<KnownPeople>]: ReadonlyMap<string, NonNullable<KnownPeople[Kind]>[number]>
}

function fateOf(row: InviteRow, { members, invited, accounts }: About, access: AccessOfAll): RowFate {
  const key = nameKey(row.emailAddress)
  if (members.has(key)) return skip(text.member)
  const role = access.roles.find(({ id }) => sameId(id, row.roleId ?? access.roleId ?? ''))
  const tooWeak = role && tooWeakFor(accounts.get(key), role, access.roles)
  if (tooWeak) return tooWeak
  const pending = invited.get(key)
  if (!pending) return { kind: 'invite' }
  if (!mayGive(pending.role, access.roles)) return error(text.invitedAbove)
  if (role && isSameAccess(accessOf(pending), { ...access, roleId: role.id })) return skip(text.invited)
  return { kind: 'replace', reason: text.replaces, cell: 'emailAddress' }
}

const mayGive = ({ id }: Pick<AssignableRole, 'id'>, roles: readonly AssignableRole[]): boolean =>
  roles.some((one) => sameId(one.id, id))

/** Returns the error of a role that an account could not accept, because its own is more powerful. */
function tooWeakFor(
  account: Pick<User, 'role'> | undefined,
  role: AssignableRole,
  roles: readonly AssignableRole[],
): RowFate | null {
  if (!account?.role) return null
  const actor = { role: account.role.name, roleLevel: roleLevelOf(account) }
  if (mayAcceptWithRole(actor, roleLevelOf({ role }))) return null
  const title = roleTitle(account.role)
  const reason = mayGive(account.role, roles) ? text.weakRole(title) : text.roleAboveYours(title)
  return { kind: 'error', reason, cell: 'roleId' }
}

const accessOf = ({ role, groups, connectors }: KnownPeople['invited'][number]): InvitedAccess => ({
  roleId: role.id,
  groupIds: groups.map(({ id }) => id),
  connectorIds: connectors.map(({ id }) => id),
})

/** How many rows are invited, replace an invitation, are left out, or have errors. */
export type InviteCounts = {
  /** The people who get an invitation. */
  adds: number
  /** The people who get an invitation in place of a pending one. */
  replaces: number
  /** The people who are left out, because there is nothing to do. */
  skips: number
  /** The rows that must be corrected first. */
  errors: number
}

/** Counts what happens to the rows. */
export const countFates = (fates: readonly RowFate[]): InviteCounts => {
  const count = (kind: RowFate['kind']) => fates.filter((fate) => fate.kind === kind).length
  return { adds: count('invite'), replaces: count('replace'), skips: count('skip'), errors: count('error') }
}

/** Whether a row is sent. */
export const isSent = (fate: RowFate | undefined): boolean =>
  fate?.kind === 'invite' || fate?.kind === 'replace'
