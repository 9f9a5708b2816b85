import { createUser } from '@tributary/sdk'
import { emailMessages, isEmailAddress } from '@tributary/sdk/common'
import { newUserRequest, userFormOf, usersMessages } from '@tributary/sdk/users'
import { type Command, Option } from 'commander'
import { inOrganisation, type OrganisationOptions } from '../access/organisation.ts'
import { requireScope } from '../access/require-scope.ts'
import { usage } from '../failure/command-failure.ts'
import type { Io } from '../terminal/io.ts'
import { print, printJson } from '../terminal/print.ts'
import { userFacts } from '../users/load-users.ts'
import { roleNamed, roleNames } from '../users/role-named.ts'
import { callExits, describedCommand, withJson, withOrganisation } from './described-command.ts'

type NewUser = OrganisationOptions & { json?: boolean; firstName: string; lastName: string; role: string }

/** `tributary users add`. The user chooses a password with a mailed link. */
export const add = (io: Io): Command =>
  withJson(
    withOrganisation(
      describedCommand('add', 'Add a user to an organisation, and mail them a link to choose a password.', {
        examples: [
          [
            'tributary users add una@example.com --first-name Una --last-name Unger',
            'Adds a user with the role User.',
          ],
          [
            'tributary users add ada@example.com --first-name Ada --last-name Adams --role OrganisationAdmin',
            'Adds an administrator of the organisation.',
          ],
        ],
        exits: [...callExits, 'notFound', 'changed'],
      }),
    ),
  )
    .argument('<email>', 'the address to sign in with')
    .requiredOption('--first-name <name>', 'the first name')
    .requiredOption('--last-name <name>', 'the last name')
    .addOption(new Option('--role <role>', 'the role').choices(roleNames).default('User'))
    .action(async (emailAddress: string, { firstName, lastName, role, ...options }: NewUser) => {
      if (!isEmailAddress(emailAddress)) throw usage(emailMessages.invalid)
      const { client, orgId } = await inOrganisation(io, options)
      await requireScope(client, 'administer')
      const { id: roleId } = await roleNamed(client, role)
      const form = { ...userFormOf(null, roleId), firstName, lastName, emailAddress, byLink: true }
      const { data } = await createUser(client, { body: newUserRequest(form, orgId) })
      if (options.json) return printJson(io, userFacts(data))
      print(io, usersMessages.invited(data))
    })
