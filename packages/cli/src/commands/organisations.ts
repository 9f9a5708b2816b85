import { listOrganisations } from '@tributary/sdk'
import type { Command } from 'commander'
import { connect } from '../access/connect.ts'
import type { AccessOptions } from '../access/credentials.ts'
import type { Io } from '../terminal/io.ts'
import { printJson } from '../terminal/print.ts'
import { printTable } from '../terminal/table.ts'
import { callExits, commandGroup, describedCommand, withAccess, withJson } from './described-command.ts'

const list = (io: Io): Command =>
  withJson(
    withAccess(
      describedCommand('list', 'List the organisations of the user.', {
        examples: [
          ['tributary organisations list', 'Shows names and ids.'],
          ['tributary organisations list --json', 'Prints the same for a program.'],
        ],
        exits: callExits,
      }),
    ),
  ).action(async (options: AccessOptions & { json?: boolean }) => {
    const all = await listOrganisations(await connect(io, options))
    if (options.json)
      return printJson(
        io,
        all.map(({ id, companyName }) => ({ id, name: companyName })),
      )
    printTable(
      io,
      ['Name', 'Id'],
      all.map(({ id, companyName }) => [companyName, String(id)]),
    )
  })

/** `tributary organisations`. */
export const organisations = (io: Io): Command =>
  commandGroup('organisations', 'List organisations.', [list(io)])
