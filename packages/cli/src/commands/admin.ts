import { emailMessages, isEmailAddress } from '@tributary/sdk/common'
import type { Command } from 'commander'
import { CommandFailure, usage } from '../failure/command-failure.ts'
import { withServer } from '../operate/load-server.ts'
import { operateMessages as messages } from '../operate/operate.messages.ts'
import type { Io } from '../terminal/io.ts'
import { note, print } from '../terminal/print.ts'
import { commandGroup, describedCommand, operateExits } from './described-command.ts'

const create = (io: Io): Command =>
  describedCommand(
    'create',
    'Create the first administrator, and print a link to choose a password. Servers may run.',
    {
      examples: [
        ['tributary admin create you@example.com', 'Prints the link. It works once, for seven days.'],
        ['docker compose exec web tributary admin create you@example.com', 'Does the same in a container.'],
      ],
      exits: operateExits,
    },
  )
    .argument('<email>', 'the address of the administrator')
    .action(async (email: string) => {
      if (!isEmailAddress(email)) throw usage(emailMessages.invalid)
      const first = await withServer(io, (server) =>
        server.createAdministrator(server.readConfig(io.env), email, (line) => note(io, line)),
      )
      if ('none' in first)
        throw new CommandFailure('failed', first.none === 'taken' ? messages.taken : messages.administered)
      note(io, messages.link(first.email))
      print(io, first.url)
    })

const resetFactors = (io: Io): Command =>
  describedCommand(
    'reset-factors',
    'Remove the authenticator apps and recovery codes of a user who has lost them. Servers may run.',
    {
      examples: [
        ['tributary admin reset-factors you@example.com', 'The password is then enough to sign in.'],
        [
          'docker compose exec web tributary admin reset-factors you@example.com',
          'Does the same in a container.',
        ],
      ],
      exits: operateExits,
    },
  )
    .argument('<email>', 'the address of the user')
    .action(async (email: string) => {
      if (!isEmailAddress(email)) throw usage(emailMessages.invalid)
      const found = await withServer(io, (server) =>
        server.resetFactors(server.readConfig(io.env), email, (line) => note(io, line)),
      )
      if (!found) throw new CommandFailure('failed', messages.noAccount)
      print(io, messages.factorsReset(email))
    })

/** `tributary admin`. */
export const admin = (io: Io): Command =>
  commandGroup('admin', 'Help administrators and users of an installed server to sign in.', [
    create(io),
    resetFactors(io),
  ])
