import { can, type RefreshLog } from '@tributary/domain'
import { isConnected, STUCK_AFTER_MS } from '@tributary/sdk/connectors'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import { type Author, auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import { belongsTo, type Caller } from '../../http/caller.ts'
import { conflict, forbidden, notFound } from '../../http/http-error.ts'
import { organisationByKey } from '../../organisations/organisations.queries.ts'
import type { Services } from '../../services.ts'
import { isUniqueViolation } from '../../storage/database-failure.ts'
import { acrossOrganisations } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import { isSettingOn } from '../../storage/settings.queries.ts'
import { refreshMessages } from '../../sync/refresh.messages.ts'
import {
  insertFailedRun,
  interruptRun,
  type NewRun,
  openRun,
  queueRun,
} from '../../sync/refresh-runs.queries.ts'
import { logOf } from '../connector-answers.ts'
import { type ConnectorRow, connectorById } from '../connectors.queries.ts'
import { ownConnector, ownConnectorByKey, viewOf } from '../connectors.rules.ts'
import { lockedStatus } from '../manage/connector-writes.queries.ts'
import { manageMessages } from '../manage.messages.ts'

export type RefreshRequest = { fullTransactionSync?: boolean | undefined; statusMessage?: string | undefined }

export async function refreshById(
  services: Services,
  author: Author,
  { orgId, id }: { orgId: string; id: string },
  request: RefreshRequest,
): Promise<Written<RefreshLog>> {
  const connector = await ownConnector(services.storage.db, author.caller, orgId, id)
  return refresh(services, author, connector, request)
}

export async function refreshByKey(
  services: Services,
  author: Author,
  { clientKey, connectorKey }: { clientKey: string; connectorKey: string },
  request: RefreshRequest,
): Promise<Written<RefreshLog>> {
  const { db } = services.storage
  const organisation = await organisationByKey(db, clientKey)
  if (!organisation || !belongsTo(author.caller, organisation.id))
    throw notFound(manageMessages.unknownOrganisation)
  const connector = await ownConnectorByKey(db, author.caller, organisation.id, connectorKey)
  return refresh(services, author, connector, request)
}

async function refresh(
  services: Services,
  author: Author,
  connector: ConnectorRow,
  { fullTransactionSync = false, statusMessage }: RefreshRequest,
): Promise<Written<RefreshLog>> {
  if (fullTransactionSync && !can(author.caller, 'connectors.refresh-fully'))
    throw forbidden(refreshMessages.fullOnlyBySuperadmin)
  if (!(await isSettingOn(services.storage.db, 'AllowConnectorRefresh')))
    throw forbidden(refreshMessages.switchedOff)
  await startRun(services, author, connector.type, {
    organisationId: connector.organisationId,
    connectorId: connector.id,
    fullSync: fullTransactionSync,
    requestedBy: author.caller.userId,
    statusMessage: statusMessage ?? null,
    now: services.clock(),
  })
  const supported = services.engine.supports(connector.type)
  const message = supported ? refreshMessages.started : refreshMessages.notStarted
  return { message, data: await currentLog(services, author.caller, connector) }
}

async function startRun(services: Services, author: Author, type: string, run: NewRun) {
  const { organisationId, connectorId, fullSync } = run
  try {
    await auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
      const status = await lockedStatus(trx, organisationId, connectorId)
      if (!status || !isConnected(status)) throw conflict(refreshMessages.notConnected)
      await supersedeStuckRun(trx, run)
      await queueOrFail(trx, services, type, run)
      await record({
        action: 'connector.refreshed',
        organisationId,
        target: connectorId,
        after: { fullSync },
      })
    })
  } catch (error) {
    // Another request queued a run between the check and the insert.
    throw isUniqueViolation(error) ? conflict(refreshMessages.running) : error
  }
}

async function queueOrFail(trx: Transaction<Database>, { engine }: Services, type: string, run: NewRun) {
  if (!engine.supports(type))
    return insertFailedRun(trx, run, { sentence: refreshMessages.unsupported(type), cause: 'unsupported' })
  const runId = await queueRun(trx, run)
  // The queue's tables belong to no organisation.
  await acrossOrganisations(trx, run.organisationId, (all) => engine.enqueue(runId, all))
}

/** Interrupts an open run that takes longer than expected. Throws 409 with the sentence if it may still finish. */
export async function supersedeStuckRun(
  trx: Transaction<Database>,
  { connectorId, now }: Pick<NewRun, 'connectorId' | 'now'>,
  running: string = refreshMessages.running,
): Promise<void> {
  const open = await openRun(trx, connectorId)
  if (!open) return
  if (now.getTime() - open.triggeredAt.getTime() <= STUCK_AFTER_MS) throw conflict(running)
  await interruptRun(trx, open.id, { sentence: refreshMessages.superseded, cause: 'superseded', now })
}

export async function currentLog(
  { storage }: Services,
  caller: Caller,
  { organisationId, id }: ConnectorRow,
) {
  const row = await connectorById(storage.db, viewOf(caller, organisationId), id)
  const log = row && logOf(row)
  if (!log) throw notFound()
  return log
}
