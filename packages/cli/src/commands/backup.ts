import type { Command } from 'commander'
import { CommandFailure } from '../failure/command-failure.ts'
import { withServer } from '../operate/load-server.ts'
import { operateMessages as messages } from '../operate/operate.messages.ts'
import { confirm } from '../terminal/ask.ts'
import type { Io } from '../terminal/io.ts'
import { note, print, printJson } from '../terminal/print.ts'
import { describedCommand, operateExits, withJson, withYes } from './described-command.ts'

/** `tributary backup`. */
export const backup = (io: Io): Command =>
  withJson(
    describedCommand('backup', 'Back up the database of the server to a new file. The server may run.', {
      examples: [
        ['tributary backup /backups/today.backup', 'Writes a file that only its owner may read.'],
        ['docker compose exec web tributary backup /backups/today.backup', 'Does the same in a container.'],
      ],
      exits: operateExits,
    }),
  )
    .argument('<file>', 'the file to write. It must not exist')
    .action(async (destination: string, { json }: { json?: boolean }) => {
      const summary = await withServer(io, (server) =>
        server.backup(server.readConfig(io.env), destination, (line) => note(io, line)),
      )
      if (summary.leftOut.length > 0) note(io, messages.leftOut(summary.leftOut))
      if (json) printJson(io, summary)
      else print(io, messages.backedUp(destination, summary))
    })

type Restore = { check?: boolean; allowMissingKeys?: boolean; yes?: boolean; json?: boolean }

/** `tributary restore`. */
export const restore = (io: Io): Command =>
  withYes(
    withJson(
      describedCommand('restore', 'Restore a backup into an empty database.', {
        examples: [
          ['tributary restore /backups/today.backup', 'Verifies the backup, asks, and restores it.'],
          [
            'tributary restore --check /backups/today.backup',
            'Verifies the backup and the keys, and writes nothing.',
          ],
        ],
        exits: [...operateExits, 'interrupted'],
      }),
    ),
  )
    .argument('<file>', 'a file that "tributary backup" has written')
    .option('--check', 'verify the backup without restoring it')
    .option('--allow-missing-keys', 'restore secrets that no key opens. They have to be entered again')
    .action(async (source: string, { check, allowMissingKeys = false, yes, json }: Restore) => {
      if (check) {
        const usable = await withServer(io, (server) =>
          server.verifyBackup(server.readConfig(io.env), source),
        )
        return json ? printJson(io, usable) : print(io, messages.usable(usable))
      }
      await confirm(io, messages.question(source), { yes, refusal: messages.notConfirmed })
      const report = (line: string) => note(io, line)
      const restored = await withServer(io, (server) =>
        server.restore(server.readConfig(io.env), source, report, { allowMissingKeys }),
      )
      if (json) printJson(io, restored)
      else for (const line of [messages.restored(restored), messages.audit(restored.audit)]) print(io, line)
      if (restored.audit.broken > 0) throw new CommandFailure('failed', '')
    })
