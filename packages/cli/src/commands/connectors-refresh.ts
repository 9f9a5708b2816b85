import { connectorState, connectorsMessages, isSwitchedOff } from '@tributary/sdk/connectors'
import type { Command } from 'commander'
import type { OrganisationOptions } from '../access/organisation.ts'
import { connectorFacts, failureLines } from '../connectors/connector-facts.ts'
import { connectorsCliMessages as messages } from '../connectors/connectors.messages.ts'
import { readDuration } from '../connectors/duration.ts'
import {
  type ConnectorWorld,
  chooseConnectors,
  loadConnectors,
  type TypedConnector,
} from '../connectors/load-connectors.ts'
import { failedOf, type Starts, startRefreshes } from '../connectors/start-refreshes.ts'
import { type Waited, waitForRefreshes } from '../connectors/wait-for-refreshes.ts'
import { CommandFailure, usage } from '../failure/command-failure.ts'
import type { Io } from '../terminal/io.ts'
import { note, print, printJson } from '../terminal/print.ts'
import { callExits, describedCommand, withJson, withOrganisation } from './described-command.ts'

type Options = OrganisationOptions & {
  failed?: boolean
  all?: boolean
  wait?: boolean
  timeout?: number
  json?: boolean
}

/** `tributary connectors refresh`. */
export const refresh = (io: Io): Command =>
  withJson(
    withOrganisation(
      describedCommand('refresh', 'Start refreshes, and wait for them with --wait.', {
        examples: [
          ['tributary connectors refresh "Warehouse files" --wait', 'Refreshes one connector and waits.'],
          [
            'tributary connectors refresh --all --wait --timeout 2h',
            'Refreshes all, and waits for two hours at most.',
          ],
          ['tributary connectors refresh --failed', 'Retries those whose latest refresh failed.'],
        ],
        exits: [...callExits, 'notFound', 'timedOut', 'interrupted'],
      }),
    ),
  )
    .argument('[connectors...]', 'names, keys or ids')
    .option('--failed', 'refresh the connectors whose latest refresh failed')
    .option('--all', 'refresh every connector that is connected')
    .option('--wait', 'wait until the refreshes have ended')
    .option('--timeout <time>', 'stop waiting after this time, e.g. 30m', readDuration)
    .action(async (names: string[], options: Options) => {
      refuseMixed(names, options)
      const world = await loadConnectors(io, options)
      const chosen = connectorsFor(world, names, options)
      if (chosen.length === 0) note(io, messages.nothingToRefresh)
      const starts = await startRefreshes(io, world, chosen)
      if (!options.wait) return report(io, world, options, starts, null)
      const waited = await waitForRefreshes(io, world, starts.started, {
        timeoutMs: options.timeout,
        onEnd: (connector) => note(io, messages.outcome(connector.name, sentenceOf(connector, world))),
      })
      report(io, world, options, starts, waited)
    })

function refuseMixed(names: readonly string[], { failed, all }: Options) {
  const ways = [names.length > 0, failed, all].filter(Boolean).length
  if (ways === 0) throw usage(messages.nothingNamed)
  if (ways > 1) throw usage(messages.tooMuchNamed)
}

function connectorsFor(world: ConnectorWorld, names: readonly string[], { failed, all }: Options) {
  if (failed) return failedOf(world.connectors, world.client.now())
  if (all) return world.connectors.filter(({ status }) => !isSwitchedOff(status))
  return chooseConnectors(world, names)
}

const sentenceOf = (connector: TypedConnector, { client, viewer }: ConnectorWorld) => {
  const now = client.now()
  const state = connectorsMessages.states[connectorState(connector, now)]
  const rows = connector.log?.hasError || connector.rows == null ? [] : [messages.rows(connector.rows)]
  return [state, ...failureLines(connector, viewer, now), ...rows].join(' ')
}

/** Prints the result, and fails if a refresh failed, did not start or has not ended. */
function report(
  io: Io,
  world: ConnectorWorld,
  { json }: Options,
  { started, refused }: Starts,
  waited: Waited | null,
) {
  const now = world.client.now()
  const failed =
    waited?.ended.filter(({ log, status }) => isSwitchedOff(status) || log?.hasError !== false) ?? []
  if (json)
    printJson(io, {
      ended: waited?.ended.map((connector) => connectorFacts(connector, now)) ?? [],
      running: (waited?.left ?? started).map(({ connector: { id, name } }) => ({ id, name })),
      refused: refused.map(({ connector: { id, name }, why }) => ({ id, name, why })),
    })
  else if (waited)
    print(io, messages.summary(waited.ended.length - failed.length, failed.length + refused.length))
  const left = waited?.left.map(({ connector }) => connector.name) ?? []
  if (waited?.why === 'interrupted') throw new CommandFailure('interrupted', messages.interrupted(left))
  if (waited?.why === 'timed-out') throw new CommandFailure('timedOut', messages.timedOut(left))
  // The reasons have been printed.
  if (failed.length + refused.length > 0) throw new CommandFailure('failed', '')
}
