import { statusNames } from '@tributary/domain'
import {
  filterUsers,
  plainUserView,
  roleTitle,
  sortUsers,
  type UserView,
  userHoldings,
  userName,
  userStatusLabel,
  usersMessages,
} from '@tributary/sdk/users'
import { type Command, Option } from 'commander'
import type { OrganisationOptions } from '../access/organisation.ts'
import type { Io } from '../terminal/io.ts'
import { print, printJson } from '../terminal/print.ts'
import { shownTime } from '../terminal/shown-time.ts'
import { printTable } from '../terminal/table.ts'
import { chooseUser, loadUsers, userFacts } from '../users/load-users.ts'
import { roleNames } from '../users/role-named.ts'
import { callExits, describedCommand, withJson, withOrganisation } from './described-command.ts'

type Options = OrganisationOptions & { json?: boolean }

/** `tributary users list`. */
export const list = (io: Io): Command =>
  withJson(
    withOrganisation(
      describedCommand('list', 'List the members of an organisation by first name.', {
        examples: [
          ['tributary users list', 'Shows the members of the only organisation.'],
          [
            'tributary users list --role OrganisationAdmin --json',
            'Prints its administrators for a program.',
          ],
        ],
        exits: [...callExits, 'notFound'],
      }),
    ),
  )
    .addOption(new Option('--role <role>', 'only users of this role').choices(roleNames))
    .addOption(new Option('--status <status>', 'only users of this status').choices(statusNames))
    // The choices of the options are those of the view.
    .action(async (options: Options & Partial<Pick<UserView, 'role' | 'status'>>) => {
      const { users } = await loadUsers(io, options)
      const { role = null, status = null } = options
      const shown = sortUsers(filterUsers(users, { role, status }), plainUserView)
      if (options.json) return printJson(io, shown.map(userFacts))
      printTable(
        io,
        ['Name', 'Email', 'Role', 'Status', 'Last signed in'],
        shown.map((user) => [
          userName(user),
          user.emailAddress,
          user.role ? roleTitle(user.role) : '–',
          userStatusLabel(user.status) || '–',
          shownTime(user.lastSignedInAt),
        ]),
      )
    })

/** `tributary users show`. */
export const show = (io: Io): Command =>
  withJson(
    withOrganisation(
      describedCommand('show', 'Show a member of an organisation, and what the user has access to.', {
        examples: [
          ['tributary users show una@example.com', 'Shows the user with this address.'],
          ['tributary users show una@example.com --json', 'Prints the user for a program.'],
        ],
        exits: [...callExits, 'notFound'],
      }),
    ),
  )
    .argument('<user>', 'an email address or id')
    .action(async (wanted: string, options: Options) => {
      const user = chooseUser(await loadUsers(io, options), wanted)
      const access = userHoldings(user)
      if (options.json) return printJson(io, { ...userFacts(user), access })
      const lines = [
        ['Name', userName(user)],
        ['Email', user.emailAddress],
        ['Id', String(user.id)],
        ['Role', user.role ? roleTitle(user.role) : '–'],
        ['Status', userStatusLabel(user.status) || '–'],
        [
          'Last signed in',
          user.lastSignedInAt ? shownTime(user.lastSignedInAt) : usersMessages.neverSignedIn,
        ],
      ]
      for (const [label, value] of lines) print(io, `${`${label}:`.padEnd(15)} ${value}`)
      for (const { label, names } of access) print(io, `${label}: ${names.join(', ')}`)
    })
