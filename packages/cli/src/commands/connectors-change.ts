import { cancelRefresh, pauseSchedule, resumeSchedule } from '@tributary/sdk'
import type { Command } from 'commander'
import type { OrganisationOptions } from '../access/organisation.ts'
import { requireScope } from '../access/require-scope.ts'
import { connectorFacts } from '../connectors/connector-facts.ts'
import { connectorsCliMessages as messages } from '../connectors/connectors.messages.ts'
import {
  type ConnectorWorld,
  chooseConnectors,
  loadConnectors,
  type TypedConnector,
} from '../connectors/load-connectors.ts'
import { CommandFailure } from '../failure/command-failure.ts'
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
        if (name !== 'cancel') await requireSchedules(world, chosen)
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

/** Fails before the first change: the server responds as after a change by another user, with 409. */
async function requireSchedules({ client }: ConnectorWorld, connectors: readonly TypedConnector[]) {
  await requireScope(client, 'administer')
  const without = connectors.filter(({ schedule }) => !schedule).map(({ name }) => name)
  if (without.length > 0) throw new CommandFailure('failed', messages.noSchedule(without))
}
