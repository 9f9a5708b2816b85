import { can, connectorKeyFor, type Id } from '@tributary/domain'
import { scheduleError } from '@tributary/sdk/connectors'
import type { Transaction } from 'kysely'
import {
  type Author,
  auditedOrganisationTransaction,
  type RecordChange,
} from '../../audit/audited-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import { badRequest, forbidden, notFound } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { refuseSharedName } from '../authorise/accounts.rules.ts'
import { connectorTypeByNameOrId } from '../connector-types.queries.ts'
import { manageMessages } from '../manage.messages.ts'
import { keysLike } from './connector-key.ts'
import { addTypeToOrganisation, insertConnector, type NewConnector } from './connector-writes.queries.ts'
import { addBaseLicences } from './licences.queries.ts'

export type CreateRequest = { name: string; sourceConnectorId: Id; schedule?: string | undefined }

/** Adds a connector without settings, and its type to the organisation. */
export async function createConnector(
  services: Services,
  author: Author,
  organisationId: string,
  { name, sourceConnectorId, schedule }: CreateRequest,
): Promise<{ id: string; message: string }> {
  const type = await connectorTypeByNameOrId(services.storage.db, String(sourceConnectorId))
  if (!type) throw notFound(manageMessages.unknownType)
  const scheduleToAdd = scheduleToStore(author.caller, type.type, schedule)
  const typeId = String(type.id)
  const id = await auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await refuseSharedName(trx, organisationId, { id: typeId, type: type.type }, name)
    return addConnector(trx, record, { organisationId, typeId, name, schedule: scheduleToAdd }, type.type)
  })
  return { id, message: manageMessages.created }
}

/** Adds a connector with a free key and its base licences, and its type to the organisation. */
export async function addConnector(
  trx: Transaction<Database>,
  record: RecordChange,
  connector: NewConnector,
  type: string,
): Promise<string> {
  const { organisationId, typeId, name, schedule } = connector
  await addTypeToOrganisation(trx, organisationId, typeId)
  const added = await insertWithKey(
    (key) => insertConnector(trx, connector, key),
    connectorKeyFor(name, type),
  )
  await addBaseLicences(trx, { organisationId, connectorId: added, typeId })
  const after = { name, type, schedule, status: 'CONNECTED' }
  await record({ action: 'connector.created', organisationId, target: added, after })
  return added
}

/** Returns the schedule to store; null if blank. Throws 403 if the caller may not set it, 400 if it is invalid. */
export function scheduleToStore(
  caller: Caller,
  type: string,
  schedule: string | null | undefined,
): string | null {
  if (schedule === undefined) return null
  if (!can(caller, 'connectors.edit-schedule')) throw forbidden(manageMessages.scheduleBySuperadmin)
  const wrong = scheduleError(schedule ?? '', type)
  if (wrong) throw badRequest(wrong)
  return schedule?.trim() || null
}

async function insertWithKey(insert: (key: string) => Promise<string | undefined>, wanted: string) {
  for (const key of keysLike(wanted)) {
    const id = await insert(key)
    if (id) return id
  }
  throw new Error('Unreachable: keysLike never ends.')
}
