import { type Client, failureMessage, isSdkError, refreshConnector } from '@tributary/sdk'
import { isSwitchedOff, lastRefresh, mayRefresh, refreshState } from '@tributary/sdk/connectors'
import type { Io } from '../terminal/io.ts'
import { note } from '../terminal/print.ts'
import { connectorsCliMessages as messages } from './connectors.messages.ts'
import type { ConnectorWorld, TypedConnector } from './load-connectors.ts'

/** A refresh that was started, or that was running already. */
export type StartedRefresh = {
  connector: TypedConnector
  /** Its start by the clock of the server. Earlier refreshes do not count. */
  startedAt: Date
}

/** What became of the connectors to refresh. */
export type Starts = { started: StartedRefresh[]; refused: { connector: TypedConnector; why: string }[] }

const failedStates = new Set(['error', 'forbidden', 'cancelled'])

/** Returns the connectors whose latest refresh failed. */
export const failedOf = (connectors: readonly TypedConnector[], now: Date): TypedConnector[] =>
  connectors.filter(({ status, log }) => !isSwitchedOff(status) && failedStates.has(refreshState(log, now)))

/** Starts a refresh of each connector, one after the other. A connector whose refresh is running joins that one. */
export async function startRefreshes(
  io: Io,
  { client, orgId }: ConnectorWorld,
  connectors: readonly TypedConnector[],
): Promise<Starts> {
  const starts: Starts = { started: [], refused: [] }
  for (const connector of connectors) {
    const { name, status, log } = connector
    const running = lastRefresh(log).startedAt
    if (isSwitchedOff(status)) refuse(messages.switchedOff(name))
    else if (running && !mayRefresh(log, client.now())) {
      note(io, messages.running(name))
      starts.started.push({ connector, startedAt: running })
    } else await start()

    function refuse(why: string) {
      note(io, messages.refused(name, why))
      starts.refused.push({ connector, why })
    }
    async function start() {
      try {
        const startedAt = await startOne(client, orgId, connector)
        note(io, messages.started(name))
        starts.started.push({ connector, startedAt })
      } catch (error) {
        if (!isRefusal(error)) throw error
        refuse(failureMessage(error))
      }
    }
  }
  return starts
}

async function startOne(
  client: Client,
  orgId: ConnectorWorld['orgId'],
  { id }: TypedConnector,
): Promise<Date> {
  const body = { fullTransactionSync: false, statusMessage: messages.requested }
  const { data } = await refreshConnector(client, { params: { orgId, id }, body })
  return lastRefresh(data).startedAt ?? client.now()
}

/** A refusal of one connector. Any other failure ends the command. */
const isRefusal = (error: unknown): boolean =>
  isSdkError(error) && [400, 404, 409].includes(error.statusCode ?? 0)
