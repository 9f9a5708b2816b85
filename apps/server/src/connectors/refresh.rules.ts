import { can, type RefreshLog } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { STUCK_AFTER_MS } from '@tributary/sdk/rules'
import type { Transaction } from 'kysely'
import { organisationByKey } from '../organisations/organisations.queries.ts'
import { conflict, forbidden, notFound } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'
import { belongsTo, type Caller } from '../session/caller.ts'
import { isUniqueViolation } from '../storage/database-failure.ts'
import type { Database } from '../storage/schema.ts'
import { type ConnectorRow, connectorById, connectorByKey } from './connectors.queries.ts'
import { logOf, viewOf, visibleConnector } from './connectors.rules.ts'
import { refreshMessages } from './refresh.messages.ts'
import { insertFailedRun, interruptRun, type NewRun, openRun, queueRun } from './refresh.queries.ts'

export type RefreshRequest = { fullTransactionSync?: boolean | undefined; statusMessage?: string | undefined }

export async function refreshById(
  services: Services,
  caller: Caller,
  { orgId, id }: { orgId: string; id: string },
  request: RefreshRequest,
): Promise<Written<RefreshLog>> {
  const connector = await visibleConnector(services.storage.db, caller, id)
  if (connector.organisationId !== orgId) throw notFound()
  return refresh(services, caller, connector, request)
}

export async function refreshByKey(
  services: Services,
  caller: Caller,
  { clientKey, connectorKey }: { clientKey: string; connectorKey: string },
  request: RefreshRequest,
): Promise<Written<RefreshLog>> {
  const { db } = services.storage
  const organisation = await organisationByKey(db, clientKey)
  if (!organisation || !belongsTo(caller, organisation.id)) throw notFound()
  const connector = await connectorByKey(db, viewOf(caller, organisation.id), connectorKey)
  if (!connector) throw notFound()
  return refresh(services, caller, connector, request)
}

async function refresh(
  services: Services,
  caller: Caller,
  connector: ConnectorRow,
  { fullTransactionSync = false, statusMessage }: RefreshRequest,
): Promise<Written<RefreshLog>> {
  if (fullTransactionSync && !can(caller, 'connectors.refresh-fully'))
    throw forbidden(refreshMessages.fullOnlyBySuperadmin)
  if (connector.status === 'DISCONNECTED' || connector.status === 'DELETED')
    throw conflict(refreshMessages.notConnected)
  const supported = services.engine.supports(connector.type)
  await startRun(services, connector.type, supported, {
    organisationId: connector.organisationId,
    connectorId: connector.id,
    fullSync: fullTransactionSync,
    requestedBy: caller.userId,
    statusMessage: statusMessage ?? null,
    now: services.clock(),
  })
  const message = supported ? refreshMessages.started : refreshMessages.notStarted
  return { message, data: await currentLog(services, caller, connector) }
}

async function startRun({ storage, engine }: Services, type: string, supported: boolean, run: NewRun) {
  try {
    await storage.db.transaction().execute(async (trx) => {
      await makeWay(trx, run)
      if (supported) await engine.enqueue(await queueRun(trx, run), trx)
      else await insertFailedRun(trx, run, refreshMessages.unsupported(type))
    })
  } catch (error) {
    // Another request queued a run between the look and the insert.
    throw isUniqueViolation(error) ? conflict(refreshMessages.running) : error
  }
}

// A refresh that has taken longer than expected gives way to a new one (connectors spec 4).
async function makeWay(trx: Transaction<Database>, { connectorId, now }: NewRun) {
  const open = await openRun(trx, connectorId)
  if (!open) return
  if (now.getTime() - open.triggeredAt.getTime() <= STUCK_AFTER_MS) throw conflict(refreshMessages.running)
  await interruptRun(trx, open.id, refreshMessages.superseded, now)
}

async function currentLog({ storage }: Services, caller: Caller, { organisationId, id }: ConnectorRow) {
  const row = await connectorById(storage.db, viewOf(caller, organisationId), id)
  const log = row && logOf(row)
  if (!log) throw notFound()
  return log
}
