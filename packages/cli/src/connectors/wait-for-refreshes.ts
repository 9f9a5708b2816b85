import { sameId } from '@tributary/domain'
import { failureMessage, isSdkError, listEveryConnector } from '@tributary/sdk'
import { lastRefresh, pollInterval, RELOAD_AFTER_REFRESH_MS, refreshState } from '@tributary/sdk/connectors'
import type { Io } from '../terminal/io.ts'
import { note } from '../terminal/print.ts'
import { connectorsCliMessages as messages } from './connectors.messages.ts'
import type { ConnectorWorld, TypedConnector } from './load-connectors.ts'
import type { StartedRefresh } from './start-refreshes.ts'

/** How waiting ended. */
export type Waited = {
  ended: TypedConnector[]
  left: StartedRefresh[]
  why: 'done' | 'timed-out' | 'interrupted'
}

/** Waits until every refresh has ended, with the intervals of the portal. `timeoutMs` ends only the waiting. */
export async function waitForRefreshes(
  io: Io,
  world: Pick<ConnectorWorld, 'client' | 'orgId' | 'typeOf'>,
  started: readonly StartedRefresh[],
  { timeoutMs, onEnd }: { timeoutMs?: number | undefined; onEnd: (connector: TypedConnector) => void },
): Promise<Waited> {
  const signal =
    timeoutMs === undefined ? io.signal : AbortSignal.any([io.signal, AbortSignal.timeout(timeoutMs)])
  const ended: TypedConnector[] = []
  let left = [...started]
  let failures = 0
  let next = RELOAD_AFTER_REFRESH_MS
  try {
    while (left.length > 0) {
      await io.pause(next, signal)
      const polled = await poll(io, world, signal)
      failures = polled.connectors ? 0 : failures + 1
      next = pollInterval(failures, Math.random(), polled.retryAfter)
      for (const connector of endedAmong(left, polled.connectors ?? [], world.client.now())) {
        onEnd(connector)
        ended.push(connector)
        left = left.filter((one) => !sameId(one.connector.id, connector.id))
      }
    }
    return { ended, left, why: 'done' }
  } catch (error) {
    if (!signal.aborted) throw error
    return { ended, left, why: io.signal.aborted ? 'interrupted' : 'timed-out' }
  }
}

type Polled = { connectors?: TypedConnector[]; retryAfter?: number | undefined }

/** A poll that fails for a while is repeated. One that the server refuses ends the command. */
async function poll(
  io: Io,
  { client, orgId, typeOf }: Pick<ConnectorWorld, 'client' | 'orgId' | 'typeOf'>,
  signal: AbortSignal,
): Promise<Polled> {
  try {
    const all = await listEveryConnector(client, { params: { orgId } }, { background: true, signal })
    return { connectors: all.map((connector) => ({ ...connector, type: typeOf(connector) })) }
  } catch (error) {
    if (!isSdkError(error) || signal.aborted || [401, 403, 404].includes(error.statusCode ?? 0)) throw error
    note(io, messages.pollFailed(failureMessage(error)))
    return { retryAfter: error.retryAfter }
  }
}

/** The refresh of a deleted connector never ends, so it counts as ended. */
function endedAmong(
  left: readonly StartedRefresh[],
  all: readonly TypedConnector[],
  time: Date,
): TypedConnector[] {
  if (all.length === 0) return []
  return left.flatMap(({ connector, startedAt }) => {
    const now = all.find(({ id }) => sameId(id, connector.id))
    if (!now) return [{ ...connector, status: 'DELETED' }]
    const last = lastRefresh(now.log).startedAt
    return last && last >= startedAt && isOver(now, time) ? [now] : []
  })
}

const isOver = ({ log }: TypedConnector, time: Date): boolean =>
  !['never-started', 'refreshing', 'taking-longer'].includes(refreshState(log, time))
