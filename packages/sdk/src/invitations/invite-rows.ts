import type { AssignableRole, Id, PastedPerson } from '@tributary/domain'
import { nameKey } from '../common/text/name-key.ts'
import { roleTitle } from '../users/user-role.ts'
import { isSent, type RowFate } from './row-fates.ts'

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

/** Returns the people of a request: those whose row is sent. */
export const invitedPeople = (rows: readonly InviteRow[], fates: readonly RowFate[]) =>
  rows.flatMap(({ firstName, lastName, emailAddress, roleId }, place) =>
    isSent(fates[place])
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
