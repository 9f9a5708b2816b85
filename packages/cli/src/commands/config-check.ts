import type { Command } from 'commander'
import { CommandFailure } from '../failure/command-failure.ts'
import { withServer } from '../operate/load-server.ts'
import { operateMessages as messages } from '../operate/operate.messages.ts'
import type { Io } from '../terminal/io.ts'
import { note, print, printJson } from '../terminal/print.ts'
import { commandGroup, describedCommand, operateExits, withJson } from './described-command.ts'

const check = (io: Io): Command =>
  withJson(
    describedCommand('check', 'Check the settings of the server without starting it. Shows no secrets.', {
      examples: [
        ['tributary config check', 'Checks the environment of this process.'],
        [
          'tributary config check --connect',
          'Also tries PostgreSQL and the mail server, names them, and opens a stored secret.',
        ],
      ],
      exits: operateExits,
    }),
  )
    .option('--connect', 'also try the database, the mail server and the keys')
    .action(async ({ connect = false, json }: { connect?: boolean; json?: boolean }) => {
      const found = await withServer(io, (server) => server.checkConfig(io.env, { connect }))
      if (json) printJson(io, found)
      else for (const line of [...found.reached, ...found.warnings]) note(io, line)
      const { length } = found.problems
      if (length > 0)
        throw new CommandFailure(
          'failed',
          [...(json ? [] : found.problems), messages.settingsFaulty(length)].join('\n'),
        )
      if (!json) print(io, messages.settingsFine)
    })

/** `tributary config`. */
export const config = (io: Io): Command =>
  commandGroup('config', 'Check the settings of an installed server.', [check(io)])
