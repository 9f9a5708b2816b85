import type { User } from '@tributary/domain'
import { getMe, updateUser } from '@tributary/sdk'
import { userChangeRequest, userFormOf, userRights } from '@tributary/sdk/users'
import { Argument, type Command } from 'commander'
import type { OrganisationOptions } from '../access/organisation.ts'
import { requireScope } from '../access/require-scope.ts'
import { CommandFailure } from '../failure/command-failure.ts'
import type { Io } from '../terminal/io.ts'
import { note, print, printJson } from '../terminal/print.ts'
import { chooseUser, loadUsers, userFacts } from '../users/load-users.ts'
import { roleNamed, roleNames } from '../users/role-named.ts'
import { usersCliMessages as messages } from '../users/users-cli.messages.ts'
import { callExits, describedCommand, withJson, withOrganisation } from './described-command.ts'

type Options = OrganisationOptions & { json?: boolean }

/** `tributary users role`. */
export const role = (io: Io): Command =>
  withJson(
    withOrganisation(
      describedCommand('role', 'Change the role of a user. Their open sessions end.', {
        examples: [
          ['tributary users role una@example.com ExcelUser', 'Gives the user this role.'],
          ['tributary users role una@example.com User --json', 'Prints the changed user for a program.'],
        ],
        exits: [...callExits, 'notFound', 'changed'],
      }),
    ),
  )
    .argument('<user>', 'an email address or id')
    .addArgument(new Argument('<role>', 'the new role').choices(roleNames))
    .action(async (wanted: string, name: string, options: Options) => {
      const world = await loadUsers(io, options)
      const { client, orgId } = world
      await requireScope(client, 'administer')
      const user = chooseUser(world, wanted)
      const reason = userRights(await getMe(client), user).role
      if (reason) throw new CommandFailure('notAllowed', messages.refused(user, reason))
      const { id: roleId } = await roleNamed(client, name)
      if (user.role?.name === name) {
        note(io, messages.sameRole(user))
        return options.json ? printJson(io, userFacts(user)) : undefined
      }
      const body = {
        ...userChangeRequest({ ...userFormOf(user), roleId }, orgId, false),
        expected: expectedOf(user),
      }
      const { data } = await updateUser(client, { params: { id: user.id }, body })
      if (options.json) return printJson(io, userFacts(data))
      print(io, messages.role(data))
    })

/** The user as listed. If another administrator has changed them since, the server refuses. */
const expectedOf = ({ firstName, lastName, emailAddress, roleId, statusId }: User) => ({
  ...{ firstName, lastName, emailAddress, roleId, statusId },
})
