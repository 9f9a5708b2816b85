import { type AssignableRole, roles } from '@tributary/domain'
import { type Client, listRoles } from '@tributary/sdk'
import { CommandFailure } from '../failure/command-failure.ts'
import { usersCliMessages as messages } from './users-cli.messages.ts'

/** The names of the roles, most powerful first. */
export const roleNames: readonly string[] = roles.map(({ name }) => name)

/** Returns a role that the caller may give. */
export async function roleNamed(client: Client, name: string): Promise<AssignableRole> {
  const found = (await listRoles(client)).find((role) => role.name === name)
  if (!found) throw new CommandFailure('notAllowed', messages.noRole(name))
  return found
}
