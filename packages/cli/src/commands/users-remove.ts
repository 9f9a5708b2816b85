import type { User } from '@tributary/domain'
import { deleteUser, getMe } from '@tributary/sdk'
import { userHoldings, userRights, usersMessages } from '@tributary/sdk/users'
import type { Command } from 'commander'
import type { OrganisationOptions } from '../access/organisation.ts'
import { requireScope } from '../access/require-scope.ts'
import { CommandFailure } from '../failure/command-failure.ts'
import { confirm } from '../terminal/ask.ts'
import type { Io } from '../terminal/io.ts'
import { note, print, printJson } from '../terminal/print.ts'
import { chooseUser, loadUsers, type UserWorld, userFacts } from '../users/load-users.ts'
import { usersCliMessages as messages } from '../users/users-cli.messages.ts'
import { callExits, describedCommand, withJson, withOrganisation, withYes } from './described-command.ts'

type Options = OrganisationOptions & { json?: boolean; yes?: boolean }

/** `tributary users remove`. */
export const remove = (io: Io): Command =>
  withYes(
    withJson(
      withOrganisation(
        describedCommand(
          'remove',
          'Remove users from an organisation. Shows what they have access to, and asks first.',
          {
            examples: [
              ['tributary users remove una@example.com', 'Shows the access that ends, and asks.'],
              ['tributary users remove una@example.com --yes', 'Removes the user without asking.'],
            ],
            exits: [...callExits, 'notFound', 'interrupted'],
          },
        ),
      ),
    ),
  )
    .argument('<users...>', 'email addresses or ids')
    .action(async (wanted: string[], { yes, json, ...options }: Options) => {
      const world = await loadUsers(io, options)
      const { client, orgId, organisation } = world
      const users = await removable(world, wanted)
      for (const line of users.flatMap(holdingLines)) note(io, line)
      note(io, usersMessages.removalMeans(organisation.companyName))
      const question = messages.removal(users, organisation.companyName)
      await confirm(io, question, { yes, refusal: messages.notConfirmed })
      for (const user of users) {
        await deleteUser(client, { params: { id: user.id }, query: { orgId } })
        ;(json ? note : print)(io, messages.removed(user, organisation.companyName))
      }
      if (json) printJson(io, users.map(userFacts))
    })

const holdingLines = (user: User): string[] =>
  userHoldings(user).map((holding) => messages.has(user, holding))

/** Returns the users, each once. Fails before the question if one of them may not be removed. */
async function removable(world: UserWorld, wanted: readonly string[]): Promise<User[]> {
  await requireScope(world.client, 'administer')
  const viewer = await getMe(world.client)
  const users = [...new Set(wanted.map((one) => chooseUser(world, one)))]
  for (const user of users) {
    const reason = userRights(viewer, user).remove
    if (reason) throw new CommandFailure('notAllowed', messages.refused(user, reason))
  }
  return users
}
