import type { AssignableRole, PastedPerson } from '@tributary/domain'
import { nameKey } from '../common/text/name-key.ts'
import { roleTitle } from '../users/user-role.ts'
import { emptyInviteRow, type InviteRow } from './invite-row.ts'
import { isSent, type RowFate } from './row-fates.ts'

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
