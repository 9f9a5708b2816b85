import { type ConnectorRequest, displayNameOf } from '@tributary/domain'
import { approvalsMessages } from '@tributary/sdk/approvals'
import { type Author, auditedTransaction } from '../audit/audited-transaction.ts'
import { connectorTypeByNameOrId, connectorTypesOf } from '../connectors/connector-types.queries.ts'
import { manageMessages } from '../connectors/manage.messages.ts'
import { conflict, notFound } from '../http/http-error.ts'
import { describedRequest } from '../mail/templates/described-request.ts'
import { organisationsIn } from '../organisations/organisations.queries.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import { insertConnectorRequest, openConnectorRequest } from './connector-requests.queries.ts'
import { notifyApprovers } from './requests/request-approval.rules.ts'

const messages = approvalsMessages.connector

type Answer = { message: string; data: ConnectorRequest }

/**
 * Requests a connector type from the administrators. While a request for the type is open, no second one is
 * created.
 */
export async function requestConnector(
  services: Services,
  author: Author,
  organisationId: string,
  typeName: string,
): Promise<Answer> {
  const { db } = services.storage
  const type = await connectorTypeByNameOrId(db, typeName)
  if (!type) throw notFound(manageMessages.unknownType)
  const typeId = String(type.id)
  const name = displayNameOf(type.type)
  const owned = await connectorTypesOf(db, organisationId)
  if (owned.some(({ id }) => id === type.id)) throw conflict(messages.inUse(name))

  const open = await openConnectorRequest(db, organisationId, typeId)
  if (open) return { message: messages.requestedAlready(name), data: open }
  await takeAllowance(db, services.clock(), ['connector-request', author.caller.userId])
  const isFirst = await send(services, author, organisationId, { id: typeId, type: type.type })
  const data = await openConnectorRequest(db, organisationId, typeId)
  // Rejected at this very moment.
  if (!data) throw conflict(approvalsMessages.alreadyDecided)
  return { message: isFirst ? messages.requested(name) : messages.requestedAlready(name), data }
}

/** Returns false where another request for the type arrived first. */
const send = (
  services: Services,
  author: Author,
  orgId: string,
  { id: connectorTypeId, type }: { id: string; type: string },
): Promise<boolean> =>
  auditedTransaction(services, author, async (trx, record) => {
    const [organisation] = await organisationsIn(trx, [orgId])
    if (!organisation) throw notFound()
    const organisationId = String(organisation.id)
    const { userId, firstName, lastName, email } = author.caller
    const { companyName } = organisation
    const who = `${firstName} ${lastName} (${email})`
    const asks = { kind: 'ADD_CONNECTOR', who, companyName, connector: displayNameOf(type) } as const
    const approvalId = await insertConnectorRequest(trx, {
      organisationId,
      companyName,
      requesterId: userId,
      connectorTypeId,
      connectorType: type,
      description: describedRequest(asks),
      now: services.clock(),
    })
    if (!approvalId) return false
    await notifyApprovers(trx, services, {
      kind: 'connector-requested',
      approvalId,
      organisationId,
      asks,
    })
    await record({
      action: 'connector.requested',
      organisationId,
      target: approvalId,
      after: { type },
    })
    return true
  })
