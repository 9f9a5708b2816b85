import { type Id, type RefreshLog, sameId } from '@tributary/domain'
import { isConnected } from '../../connectors/connector-status.ts'
import { conflict } from '../failures.ts'
import { emptyLog } from './builders.ts'
import type { FakeConnector, FakeUser, RefreshOutcome } from './data.ts'
import type { World } from './world.ts'

/** Whether the latest refresh of a connector has not ended. */
export const isRunning = (log: RefreshLog | null): boolean =>
  log !== null && (log.manuallyTriggeredAt ?? log.automaticallyTriggeredAt) !== null && !log.completedAt

/** Starts a refresh, or fails with 409. */
export function startRefresh(
  { data, now, newId }: World,
  connector: FakeConnector,
  user: FakeUser,
  fullSync: boolean,
): RefreshLog {
  if (!isConnected(connector.status))
    throw conflict('This connector is not connected. Reconnect it before refreshing.')
  if (isRunning(connector.log)) throw conflict('A refresh of this connector is already running.')
  const log = { ...emptyLog, manuallyTriggeredAt: now() }
  connector.log = log
  data.runs.push({
    id: newId(),
    clientConnectorId: connector.id,
    state: 'running',
    trigger: 'manual',
    fullSync,
    triggeredAt: now(),
    startedAt: now(),
    completedAt: null,
    rows: 0,
    detail: null,
    error: null,
    forbidden: false,
    cause: null,
    retryAt: null,
    requestedBy: `${user.firstName} ${user.lastName}`,
  })
  return log
}

/** Ends the running refresh of a connector. */
export function finishRefresh(world: World, id: Id, outcome: RefreshOutcome = {}): void {
  const connector = world.data.connectors.find((one) => sameId(one.id, id))
  if (!connector?.log || !isRunning(connector.log))
    throw new Error(`The connector ${id} is not being refreshed.`)
  const { error = null, cause = null, detail = null, rows = 0 } = outcome
  const completedAt = world.now()
  connector.log = {
    ...connector.log,
    completedAt,
    hasError: error !== null,
    error,
    cause,
    refreshDetail: detail,
  }
  if (error === null) Object.assign(connector, { lastLoadedAt: completedAt, rows })
  const run = world.data.runs.findLast(({ clientConnectorId }) => sameId(clientConnectorId, id))
  const state = error === null ? 'succeeded' : cause === 'cancelled' ? 'cancelled' : 'failed'
  if (run) Object.assign(run, { state, completedAt, error, cause, detail, rows })
}

/** Ends the running refresh as cancelled. */
export function cancelRefresh(world: World, connector: FakeConnector): RefreshLog {
  finishRefresh(world, connector.id, { error: 'The refresh has been cancelled.', cause: 'cancelled' })
  return connector.log ?? emptyLog
}
