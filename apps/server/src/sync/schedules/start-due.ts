import { nextRuns } from '@tributary/sdk/connectors'
import type { Transaction } from 'kysely'
import { acrossOrganisations, withOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import { isSettingOn } from '../../storage/settings.queries.ts'
import type { Storage } from '../../storage/storage.ts'
import type { RefreshEngine } from '../refresh-engine.ts'
import { openRun, queueRun } from '../refresh-runs.queries.ts'
import type { SyncLog } from '../sync-log.ts'
import type { Timers } from '../timers.ts'
import { type ScheduledConnector, scheduledConnectors, takeDue } from './schedules.queries.ts'

export type ScheduleTools = {
  readonly storage: Storage
  readonly engine: RefreshEngine
  readonly clock: () => Date
  readonly timers?: Timers
  readonly log: SyncLog
}

/** Starts a refresh of every connector whose schedule has become due since the last check. */
export async function startDue(tools: ScheduleTools): Promise<void> {
  const { storage, clock, log } = tools
  const now = clock()
  const due = (await scheduledConnectors(storage.db)).filter((connector) => isDue(connector, now))
  if (due.length === 0) return
  const allowed = await isSettingOn(storage.db, 'AllowConnectorRefresh')
  for (const connector of due) {
    const about = { connectorId: connector.id, schedule: connector.schedule }
    try {
      const outcome = await start(tools, connector, now, allowed)
      if (outcome) log.info(about, outcome)
    } catch (error) {
      log.warn({ ...about, err: error }, 'A scheduled refresh could not be started')
    }
  }
}

const isDue = ({ schedule, from }: ScheduledConnector, now: Date): boolean =>
  nextRuns(schedule, from, 1).some((run) => run <= now)

/** Claims the time and queues its run in one transaction. Returns a line for the log. */
const start = (tools: ScheduleTools, connector: ScheduledConnector, now: Date, allowed: boolean) =>
  withOrganisation(tools.storage.db, connector.organisationId, async (trx) => {
    if (!(await takeDue(trx, connector, now))) return undefined
    if (!allowed) return 'Scheduled refresh skipped: refreshing is switched off'
    if (!tools.engine.supports(connector.type)) return 'Scheduled refresh skipped: no adapter for this type'
    if (await openRun(trx, connector.id)) return 'Scheduled refresh skipped: the last one is still running'
    await queue(trx, tools.engine, connector, now)
    return 'Scheduled refresh queued'
  })

async function queue(
  trx: Transaction<Database>,
  engine: RefreshEngine,
  { id: connectorId, organisationId }: ScheduledConnector,
  now: Date,
) {
  const scheduled = { fullSync: false, requestedBy: null, statusMessage: null }
  const runId = await queueRun(trx, { organisationId, connectorId, now, ...scheduled })
  // The queue's tables do not belong to an organisation.
  await acrossOrganisations(trx, organisationId, (all) => engine.enqueue(runId, all))
}
