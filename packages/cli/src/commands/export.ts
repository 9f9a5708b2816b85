import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { inOrganisation, type OrganisationOptions } from '../access/organisation.ts'
import { CommandFailure } from '../failure/command-failure.ts'
import { readCurrent } from '../state/read-current.ts'
import { stateMessages as messages } from '../state/state.messages.ts'
import { exportState, stateText } from '../state/state-text.ts'
import type { Io } from '../terminal/io.ts'
import { note, printJson } from '../terminal/print.ts'
import { callExits, describedCommand, withJson, withOrganisation } from './described-command.ts'

type Options = OrganisationOptions & { output?: string; json?: boolean }

/** `tributary export`. */
export const exportCommand = (io: Io): Command =>
  withJson(
    withOrganisation(
      describedCommand(
        'export',
        'Write the connectors and the Excel structure of an organisation as YAML, without secrets.',
        {
          examples: [
            ['tributary export > acme.yaml', 'Writes the state of the only organisation.'],
            [
              'tributary export -o "acme Traders" --output acme.yaml',
              'Writes that of an organisation to a file.',
            ],
          ],
          exits: [...callExits, 'notFound'],
        },
      ),
    ),
  )
    .option('--output <file>', 'the file to write; the standard output by default')
    .action(async (options: Options) => {
      const state = exportState(await readCurrent(await inOrganisation(io, options)))
      if (options.json) return printJson(io, state)
      const { output } = options
      // Not cleaned as text for a terminal: it is data, and YAML escapes control characters.
      if (output === undefined) return void io.stdout.write(stateText(state))
      await writeFile(output, stateText(state)).catch((error: NodeJS.ErrnoException) => {
        throw new CommandFailure('failed', messages.cannotWrite(output, error.code ?? error.name))
      })
      note(io, messages.exported(output))
    })
