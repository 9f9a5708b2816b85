import type { Command } from 'commander'
import { CommandFailure } from '../failure/command-failure.ts'
import { withServer } from '../operate/load-server.ts'
import { operateMessages as messages } from '../operate/operate.messages.ts'
import type { Io } from '../terminal/io.ts'
import { note, print, printJson } from '../terminal/print.ts'
import { commandGroup, describedCommand, operateExits, withJson } from './described-command.ts'

const verify = (io: Io): Command =>
  withJson(
    describedCommand(
      'verify',
      'Check that the audit log was not changed, and print its head. Servers may run.',
      {
        examples: [
          ['tributary audit verify', 'Checks every entry.'],
          ['tributary audit verify --since HEAD', 'Also checks that the log still contains an earlier head.'],
        ],
        exits: operateExits,
      },
    ),
  )
    .option('--since <head>', 'a head that an earlier run has printed')
    .action(async ({ since, json }: { since?: string; json?: boolean }) => {
      const found = await withServer(io, (server) =>
        server.verifyAudit(server.readConfig(io.env), (line) => note(io, line), since),
      )
      if (json) printJson(io, found)
      else print(io, messages.audit(found))
      if (!found.holds) throw new CommandFailure('failed', '')
    })

/** `tributary audit`. */
export const audit = (io: Io): Command =>
  commandGroup('audit', 'Verify the audit log of an installed server.', [verify(io)])
