import type { Command } from 'commander'
import { CommandFailure } from '../failure/command-failure.ts'
import { withServer } from '../operate/load-server.ts'
import { operateMessages as messages } from '../operate/operate.messages.ts'
import type { Io } from '../terminal/io.ts'
import { note, print, printJson } from '../terminal/print.ts'
import { printTable } from '../terminal/table.ts'
import { describedCommand, operateExits, withJson } from './described-command.ts'

/** `tributary rotate-key`. */
export const rotateKey = (io: Io): Command =>
  withJson(
    describedCommand(
      'rotate-key',
      'Seal every stored secret with the newest key of ENCRYPTION_KEY. Servers may run.',
      {
        examples: [
          ['tributary rotate-key', 'Seals everything with the first key of the list.'],
          ['tributary rotate-key --check', 'Shows how many values each key still seals.'],
        ],
        exits: [...operateExits, 'interrupted'],
      },
    ),
  )
    .option('--check', 'show the keys and change nothing')
    .action(async ({ check, json }: { check?: boolean; json?: boolean }) => {
      if (check) return showKeys(io, json)
      const { resealed, unopened } = await withServer(io, (server) =>
        server.rotateKey(server.readConfig(io.env), (line) => note(io, line), io.signal),
      )
      if (json) printJson(io, { resealed, unopened })
      else print(io, messages.rotated(resealed))
      if (unopened > 0) throw new CommandFailure('failed', messages.unopened(unopened))
    })

async function showKeys(io: Io, json = false) {
  const keys = await withServer(io, (server) => server.keyUsage(server.readConfig(io.env)))
  if (json) return printJson(io, keys)
  printTable(
    io,
    ['Key', 'State', 'Values'],
    keys.map(({ id, state, values }) => [id, state, String(values)]),
  )
}
