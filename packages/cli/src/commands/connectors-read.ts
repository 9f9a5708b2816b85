import { assignedUserIds, displayNameOf, type RefreshRun, sameId } from '@tributary/domain'
import { getConnector, listRefreshRuns } from '@tributary/sdk'
import { formatNumber } from '@tributary/sdk/common'
import {
  connectorState,
  connectorStateLabel,
  connectorsMessages,
  durationWords,
  nextRefresh,
  outcomeWord,
  runDuration,
  scheduleSentence,
} from '@tributary/sdk/connectors'
import { type Command, InvalidArgumentError } from 'commander'
import type { OrganisationOptions } from '../access/organisation.ts'
import {
  connectorFacts,
  connectorHeadings,
  connectorRow,
  failureLines,
} from '../connectors/connector-facts.ts'
import { connectorsCliMessages as messages } from '../connectors/connectors.messages.ts'
import {
  type ConnectorWorld,
  chooseConnectors,
  loadConnectors,
  type TypedConnector,
} from '../connectors/load-connectors.ts'
import type { Io } from '../terminal/io.ts'
import { print, printJson } from '../terminal/print.ts'
import { shownTime } from '../terminal/shown-time.ts'
import { printTable } from '../terminal/table.ts'
import { callExits, describedCommand, withJson, withOrganisation } from './described-command.ts'

type Options = OrganisationOptions & { json?: boolean }

/** `tributary connectors list`. */
export const list = (io: Io): Command =>
  withJson(
    withOrganisation(
      describedCommand('list', 'List the connectors of an organisation with their states.', {
        examples: [
          ['tributary connectors list', 'Shows the connectors of the only organisation.'],
          [
            'tributary connectors list -o "acme Traders" --json',
            'Prints those of an organisation for a program.',
          ],
        ],
        exits: [...callExits, 'notFound'],
      }),
    ),
  ).action(async (options: Options) => {
    const { connectors, client } = await loadConnectors(io, options)
    const now = client.now()
    if (options.json)
      return printJson(
        io,
        connectors.map((connector) => connectorFacts(connector, now)),
      )
    printTable(
      io,
      connectorHeadings,
      connectors.map((connector) => connectorRow(connector, now)),
    )
  })

/** `tributary connectors show`. */
export const show = (io: Io): Command =>
  withJson(
    withOrganisation(
      describedCommand(
        'show',
        'Show a connector: its state, its schedule and why its latest refresh failed.',
        {
          examples: [
            ['tributary connectors show "Warehouse files"', 'Shows the connector of this name.'],
            [
              'tributary connectors show warehouse-files --json',
              'Prints the connector with this key for a program.',
            ],
          ],
          exits: [...callExits, 'notFound'],
        },
      ),
    ),
  )
    .argument('<connector>', 'a name, key or id')
    .action(async (name: string, options: Options) => {
      const world = await loadConnectors(io, options)
      const [connector] = chooseConnectors(world, [name])
      if (!connector) return
      const whole = await getConnector(world.client, { params: { id: connector.id } })
      const users = assignedUserIds(whole).length
      if (options.json) return printJson(io, { ...connectorFacts(connector, world.client.now()), users })
      for (const [label, value] of shownFacts(connector, world, users))
        print(io, `${`${label}:`.padEnd(15)} ${value}`)
    })

function shownFacts(
  connector: TypedConnector,
  { client, viewer }: ConnectorWorld,
  users: number,
): (readonly [string, string])[] {
  const now = client.now()
  const { name, key, id, type, schedule, log, lastLoadedAt, rows, pausedAt } = connector
  const state = connectorState(connector, now)
  const sentences = [connectorsMessages.states[state], ...failureLines(connector, viewer, now)]
  return [
    ['Name', name],
    ['Key', key],
    ['Id', String(id)],
    ['Type', displayNameOf(type)],
    ['State', `${connectorStateLabel(connector, now)}. ${sentences.join(' ')}`],
    ...(log?.refreshDetail ? [['Detail', log.refreshDetail] as const] : []),
    ['Last loaded', shownTime(lastLoadedAt)],
    ['Rows', rows == null ? '–' : formatNumber(rows)],
    ['Schedule', schedule ? `${schedule}  ${scheduleSentence(schedule) ?? ''}`.trim() : '–'],
    ['Next refresh', pausedAt ? 'paused' : shownTime(nextRefresh(connector, now))],
    ['Users', String(users)],
  ]
}

/** `tributary connectors history`. */
export const history = (io: Io): Command =>
  withJson(
    withOrganisation(
      describedCommand('history', 'List the latest refreshes of connectors, the newest first.', {
        examples: [
          ['tributary connectors history', 'Shows the latest refreshes of all connectors.'],
          [
            'tributary connectors history "Warehouse files" --limit 100',
            'Shows a hundred refreshes of one connector.',
          ],
        ],
        exits: [...callExits, 'notFound'],
      }),
    ),
  )
    .argument('[connectors...]', 'names, keys or ids')
    .option('--limit <number>', 'the most refreshes', readLimit, 20)
    .action(async (names: string[], options: Options & { limit: number }) => {
      const world = await loadConnectors(io, options)
      const chosen = names.length > 0 ? chooseConnectors(world, names) : world.connectors
      const runs = await runsOf(world, chosen, options.limit)
      if (options.json)
        return printJson(
          io,
          runs.map((run) => ({ ...run, connector: nameOf(world, run) })),
        )
      printTable(
        io,
        runHeadings,
        runs.map((run) => runRow(world, run)),
      )
    })

function readLimit(text: string): number {
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000)
    throw new InvalidArgumentError(messages.badLimit)
  return limit
}

/** The most connectors that a call can name. */
const AT_ONCE = 50

async function runsOf(
  { client, orgId }: ConnectorWorld,
  connectors: readonly TypedConnector[],
  limit: number,
): Promise<RefreshRun[]> {
  const runs: RefreshRun[] = []
  for (let from = 0; from < connectors.length; from += AT_ONCE) {
    const ids = connectors.slice(from, from + AT_ONCE).map(({ id }) => id)
    runs.push(
      ...(await listRefreshRuns(client, { params: { orgId }, query: { connectors: ids.join(' '), limit } })),
    )
  }
  return runs.toSorted((a, b) => Number(b.triggeredAt) - Number(a.triggeredAt)).slice(0, limit)
}

const nameOf = ({ connectors }: ConnectorWorld, { clientConnectorId }: RefreshRun): string =>
  connectors.find(({ id }) => sameId(id, clientConnectorId))?.name ?? String(clientConnectorId)

const runHeadings = ['Connector', 'Requested', 'Duration', 'Outcome', 'Rows', 'By', 'Reason']

function runRow(world: ConnectorWorld, run: RefreshRun): string[] {
  const duration = runDuration(run, world.client.now())
  return [
    nameOf(world, run),
    shownTime(run.triggeredAt),
    duration === null ? '–' : durationWords(duration),
    outcomeWord(run),
    formatNumber(run.rows),
    run.requestedBy ?? run.trigger,
    run.error ?? '',
  ]
}
