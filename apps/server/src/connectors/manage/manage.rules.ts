import type { ClientConnector } from '@tributary/domain'
import { isConnected } from '@tributary/sdk/connectors'
import type { Written } from '@tributary/sdk/contract'
import type { Kysely, Transaction } from 'kysely'
import {
  type Author,
  auditedOrganisationTransaction,
  type Facts,
  type RecordChange,
} from '../../audit/audited-transaction.ts'
import { belongsTo, type Caller } from '../../http/caller.ts'
import { conflict, notFound } from '../../http/http-error.ts'
import { organisationByKey } from '../../organisations/organisations.queries.ts'
import type { Services } from '../../services.ts'
import type { ConnectorStatus, Database } from '../../storage/schema.ts'
import { interruptRun, openRun } from '../../sync/refresh-runs.queries.ts'
import { endAuthorisation } from '../authorise/end-authorisation.ts'
import { wholeConnector } from '../connector-answers.ts'
import { connectorTypeByNameOrId } from '../connector-types.queries.ts'
import { type ConnectorRow, connectorById } from '../connectors.queries.ts'
import { ownConnector, ownConnectorByKey, viewOf } from '../connectors.rules.ts'
import { manageMessages } from '../manage.messages.ts'
import { type ConnectorChange, changeConnector, lockedStatus } from './connector-writes.queries.ts'
import { scheduleToStore } from './create.rules.ts'

type Trx = Transaction<Database>

export type UpdateRequest = {
  name?: string | undefined
  schedule?: string | null | undefined
  status?: 'CONNECTED' | undefined
}

/** Changes a connector's name or schedule, or reconnects it. */
export function updateConnector(
  services: Services,
  author: Author,
  { orgId, id }: { orgId: string; id: string },
  request: UpdateRequest,
): Promise<Written<ClientConnector>> {
  return auditedOrganisationTransaction(services, author, orgId, async (trx, record) => {
    const before = await lockedConnector(trx, author.caller, orgId, id)
    if (before.status === 'DELETED') throw conflict(manageMessages.alreadyDeleted)
    const change = changeOf(author.caller, before, request)
    if (change.status) await refuseUnauthorised(trx, before)
    if (Object.keys(change).length > 0) {
      await changeConnector(trx, before.organisationId, id, change)
      await recordChange(record, 'connector.changed', before, change)
    }
    return { message: manageMessages.saved, data: await connectorNow(trx, author.caller, before) }
  })
}

function changeOf(caller: Caller, before: ConnectorRow, { name, schedule, status }: UpdateRequest) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(schedule === undefined ? {} : { schedule: scheduleToStore(caller, before.type, schedule) }),
    ...(status && !isConnected(before.status) ? { status } : {}),
  } satisfies ConnectorChange
}

/** A connector with an ended authorisation can only be reconnected by authorising it again (CONNMAN-23). */
async function refuseUnauthorised(trx: Trx, { type, needsAuthorisation }: ConnectorRow) {
  if (needsAuthorisation || (await connectorTypeByNameOrId(trx, type))?.requiresAuthorisation)
    throw conflict(manageMessages.authorise.reconnect(type))
}

/** Marks a connector as deleted. From then on, only super administrators see it. */
export async function deleteConnector(
  services: Services,
  author: Author,
  { orgId, id }: { orgId: string; id: string },
): Promise<Written<ClientConnector>> {
  const deleted = await auditedOrganisationTransaction(services, author, orgId, async (trx, record) => {
    const before = await lockedConnector(trx, author.caller, orgId, id)
    if (before.status === 'DELETED') throw conflict(manageMessages.alreadyDeleted)
    await endConnection(trx, services, before, 'DELETED', manageMessages.runDeleted)
    await recordChange(record, 'connector.deleted', before, { status: 'DELETED' })
    return { message: manageMessages.deleted, data: await connectorNow(trx, author.caller, before) }
  })
  await endAuthorisation(services, author, { organisationId: orgId, connectorId: id })
  return deleted
}

/** Disconnects a connector, found by its organisation's key and its own. */
export async function disconnectConnector(
  services: Services,
  author: Author,
  { clientKey, connectorKey }: { clientKey: string; connectorKey: string },
): Promise<Written<ClientConnector>> {
  const { caller } = author
  const organisation = await organisationByKey(services.storage.db, clientKey)
  if (!organisation || !belongsTo(caller, organisation.id)) throw notFound(manageMessages.unknownOrganisation)
  const ended = await auditedOrganisationTransaction(
    services,
    author,
    organisation.id,
    async (trx, record) => {
      const { id } = await ownConnectorByKey(trx, caller, organisation.id, connectorKey)
      const before = await lockedConnector(trx, caller, organisation.id, id)
      if (!isConnected(before.status)) throw conflict(manageMessages.notConnected)
      await endConnection(trx, services, before, 'DISCONNECTED', manageMessages.runDisconnected)
      await recordChange(record, 'connector.disconnected', before, { status: 'DISCONNECTED' })
      return { message: manageMessages.disconnected, data: await connectorNow(trx, caller, before) }
    },
  )
  const connectorId = String(ended.data.id)
  await endAuthorisation(services, author, { organisationId: organisation.id, connectorId })
  return ended
}

export async function lockedConnector(trx: Trx, caller: Caller, organisationId: string, id: string) {
  const seen = await ownConnector(trx, caller, organisationId, id)
  const status = (await lockedStatus(trx, organisationId, id)) ?? seen.status
  return { ...seen, status }
}

/** Changes the status and interrupts the open run, which loses its lease and so can store nothing more. */
async function endConnection(
  trx: Trx,
  { clock }: Services,
  { organisationId, id }: ConnectorRow,
  status: ConnectorStatus,
  sentence: string,
) {
  await changeConnector(trx, organisationId, id, { status })
  const run = await openRun(trx, id)
  if (run) await interruptRun(trx, run.id, { sentence, cause: 'disconnected', now: clock() })
}

function recordChange(
  record: RecordChange,
  action: string,
  connector: ConnectorRow,
  change: ConnectorChange,
) {
  const { organisationId, id: target, name, schedule, status } = connector
  const known: Facts = { name, schedule, status }
  const before = Object.fromEntries(Object.keys(change).map((field) => [field, known[field] ?? null]))
  return record({ action, organisationId, target, before, after: { ...change } })
}

/** The current connector, even if it was just deleted. */
export async function connectorNow(
  db: Kysely<Database>,
  caller: Caller,
  { organisationId, id }: ConnectorRow,
) {
  const row = await connectorById(db, { ...viewOf(caller, organisationId), deleted: true }, id)
  if (!row) throw notFound()
  return wholeConnector(db, caller, organisationId, row.id, [row])
}
