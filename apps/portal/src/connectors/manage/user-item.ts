import type { User } from '@tributary/domain'
import { roleTitle } from '@tributary/sdk/users'

/** Returns a user as an item of a checklist, with the role, or the address if the role is unknown. */
export const userItem = ({ id, firstName, lastName, emailAddress, role }: User) => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
  note: role ? roleTitle(role) : emailAddress,
})
