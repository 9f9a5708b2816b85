import {
  type AssignableRole,
  type Id,
  invitationLimits,
  type PastedPerson,
  type User,
} from '@tributary/domain'
import { nameKey } from '../common/text/name-key.ts'
import { emailError } from '../common/validation/email.ts'
import { roleTitle } from '../users/user-role.ts'
import { invitationsMessages } from './invitations.messages.ts'

/** A row of the form that invites several people. */
export type InviteRow = {
  /** Identifies the row in the form. */
  key: string
  /** The first name; '' if none. */
  firstName: string
  /** The last name; '' if none. */
  lastName: string
  /** The address; '' while the row is empty. */
  emailAddress: string
  /** The role of this person; null for the role of all. */
  roleId: Id | null
  /** The name of a role that was pasted and does not exist; '' otherwise. */
  unknownRole: string
  /** Why the server could not invite this person; '' if it was not asked since the last change of the row. */
  failure: string
}

/** What happens to a row: nothing, because it is empty, is an error or is left out; or it is invited. */
export type RowFate =
  | {
      /** Whether the row is empty or invited. */
      kind: 'empty' | 'invite'
    }
  | {
      /** Whether the row is left out or has to be corrected. */
      kind: 'skip' | 'error'
      /** Why. */
      reason: string
      /** The cell that it is about. */
      cell: 'emailAddress' | 'roleId'
    }

/** The people of the organisation who need no invitation. */
export type KnownPeople = {
  /** The members. */
  members: readonly Pick<User, 'emailAddress'>[]
  /** Those who have a valid invitation. */
  invited: readonly Pick<User, 'emailAddress'>[]
}

/** Returns an empty row. */
export const emptyInviteRow = (key: string): InviteRow => ({
  key,
  firstName: '',
  lastName: '',
  emailAddress: '',
  roleId: null,
  unknownRole: '',
  failure: '',
})

/** Returns the rows of pasted people. A role is found by its name, in the language that is shown or in English. */
export const inviteRowsOf = (
  people: readonly PastedPerson[],
  roles: readonly AssignableRole[],
  newKey: () => string,
): InviteRow[] =>
  people.map(({ role, ...person }) => {
    const known = roles.find((one) =>
      [one.name, one.displayName, roleTitle(one)].some((name) => nameKey(name) === nameKey(role)),
    )
    return {
      ...emptyInviteRow(newKey()),
      ...person,
      roleId: known?.id ?? null,
      unknownRole: role && !known ? role : '',
    }
  })

/** Returns what happens to each row, in their order. */
export function rowFates(rows: readonly InviteRow[], { members, invited }: KnownPeople): RowFate[] {
  const [isMember, isInvited] = [addressSet(members), addressSet(invited)]
  const seen = new Set<string>()
  return rows.map((row, place) => {
    if (isEmpty(row)) return { kind: 'empty' }
    if (row.failure) return error(row.failure)
    const key = nameKey(row.emailAddress)
    const again = seen.has(key)
    seen.add(key)
    const text = invitationsMessages.rows
    if (place >= invitationLimits.people) return error(text.tooMany(invitationLimits.people))
    if (key === '') return error(text.noAddress)
    const invalid = emailError(row.emailAddress)
    if (invalid) return error(invalid)
    if (row.unknownRole) return { kind: 'error', reason: text.noRole(row.unknownRole), cell: 'roleId' }
    if (again) return skip(text.twice)
    if (isMember.has(key)) return skip(text.member)
    if (isInvited.has(key)) return skip(text.invited)
    return { kind: 'invite' }
  })
}

const isEmpty = ({ firstName, lastName, emailAddress }: InviteRow): boolean =>
  `${firstName}${lastName}${emailAddress}`.trim() === ''

const addressSet = (people: KnownPeople['members']) =>
  new Set(people.map(({ emailAddress }) => nameKey(emailAddress)))

const error = (reason: string): RowFate => ({ kind: 'error', reason, cell: 'emailAddress' })
const skip = (reason: string): RowFate => ({ kind: 'skip', reason, cell: 'emailAddress' })

/** How many rows are invited, left out, or have errors. */
export type InviteCounts = {
  /** The people who get an invitation. */
  adds: number
  /** The people who are left out, because there is nothing to do. */
  skips: number
  /** The rows that must be corrected first. */
  errors: number
}

/** Counts what happens to the rows. */
export const countFates = (fates: readonly RowFate[]): InviteCounts => {
  const count = (kind: RowFate['kind']) => fates.filter((fate) => fate.kind === kind).length
  return { adds: count('invite'), skips: count('skip'), errors: count('error') }
}

/** Returns the people of a request: those whose row is invited. */
export const invitedPeople = (rows: readonly InviteRow[], fates: readonly RowFate[]) =>
  rows.flatMap(({ firstName, lastName, emailAddress, roleId }, place) =>
    fates[place]?.kind === 'invite'
      ? [
          {
            emailAddress: emailAddress.trim(),
            ...(firstName.trim() && { firstName: firstName.trim() }),
            ...(lastName.trim() && { lastName: lastName.trim() }),
            ...(roleId !== null && { roleId }),
          },
        ]
      : [],
  )
