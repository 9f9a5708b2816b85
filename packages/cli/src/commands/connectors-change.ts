import { cancelRefresh, pauseSchedule, resumeSchedule } from '@tributary/sdk'
import type { Command } from 'commander'
import type { OrganisationOptions } from '../access/organisation.ts'
import { connectorFacts } from '../connectors/connector-facts.ts'
import { connectorsCliMessages as messages } from '../connectors/connectors.messages.ts'
import { chooseConnectors, loadConnectors } from '../connectors/load-connectors.ts'
import type { Io } from '../terminal/io.ts'
import { print, printJson } from '../terminal/print.ts'
import { callExits, describedCommand, withJson, withOrganisation } from './described-command.ts'

type Change = {
  name: 'cancel' | 'pause' | 'resume'
  summary: string
  effect: string
  call: typeof cancelRefresh | typeof pauseSchedule
  done: (connector: string) => string
}

const changes: readonly Change[] = [
  {
    name: 'cancel',
    summary: 'Cancel running refreshes. Stored rows stay.',
    effect: 'Cancels the refresh of this connector.',
    call: cancelRefresh,
    done: messages.cancelled,
  },
  {
    name: 'pause',
    summary: 'Pause schedules. Users can still start refreshes.',
    effect: 'Pauses the schedule of this connector.',
    call: pauseSchedule,
    done: messages.paused,
  },
  {
    name: 'resume',
    summary: 'Resume paused schedules.',
    effect: 'Resumes the schedule of this connector.',
    call: resumeSchedule,
    done: messages.resumed,
  },
]

/** `tributary connectors cancel`, `pause` and `resume`. They stop at the first failure. */
export const connectorChanges = (io: Io): Command[] =>
  changes.map(({ name, summary, effect, call, done }) =>
    withJson(
      withOrganisation(
        describedCommand(name, summary, {
          examples: [
            [`tributary connectors ${name} "Warehouse files"`, effect],
            [
              `tributary connectors ${name} warehouse-files acme-web-shop`,
              'Does the same for two connectors, by key.',
            ],
          ],
          exits: [...callExits, 'notFound', 'changed'],
        }),
      ),
    )
      .argument('<connectors...>', 'names, keys or ids')
      .action(async (names: string[], options: OrganisationOptions & { json?: boolean }) => {
        const world = await loadConnectors(io, options)
        const chosen = chooseConnectors(world, names)
        for (const { id, name } of chosen) {
          await call(world.client, { params: { orgId: world.orgId, id } })
          if (!options.json) print(io, done(name))
        }
        if (!options.json) return
        const { connectors, client } = await loadConnectors(io, options)
        const changed = chooseConnectors(
          { connectors },
          chosen.map(({ id }) => String(id)),
        )
        printJson(
          io,
          changed.map((connector) => connectorFacts(connector, client.now())),
        )
      }),
  )
