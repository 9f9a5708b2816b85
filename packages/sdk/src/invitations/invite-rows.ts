import type { AssignableRole, PastedPerson } from '@tributary/domain'
import { emptyInviteRow, type InviteRow } from './invite-row.ts'
import { roleFromText } from './role-from-text.ts'
import { isSent, type RowFate } from './row-fates.ts'

/** Returns the rows of pasted people. A role is found by its name in any language, or by its level. */
export const inviteRowsOf = (
  people: readonly PastedPerson[],
  roles: readonly AssignableRole[],
  newKey: () => string,
): InviteRow[] =>
  people.map(({ role, ...person }) => {
    const known = roleFromText(role, roles)
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
