import { isCustom, RECONNECT_LINK_MS, type ReconnectLink } from '@tributary/domain'
import { emailError } from '@tributary/sdk/common'
import type { Written } from '@tributary/sdk/contract'
import { type Author, auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import { badRequest, conflict, HttpError, notFound } from '../../http/http-error.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { emailKey } from '../../security/email-key.ts'
import { hashOf, newToken } from '../../security/random-token.ts'
import { mayTake } from '../../security/rate-limit.ts'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import { ownConnector } from '../connectors.rules.ts'
import { lockedStatus } from '../manage/connector-writes.queries.ts'
import { manageMessages } from '../manage.messages.ts'
import { linkedConnector } from './linked-connector.ts'
import { reconnectMessages } from './reconnect.messages.ts'
import { deleteLinkOf, reconnectLinksIn, replaceLink } from './reconnect-links.queries.ts'

type Place = { orgId: string; id: string }

export const listReconnectLinks = ({ storage }: Services, orgId: string): Promise<ReconnectLink[]> =>
  withOrganisation(storage.db, orgId, (trx) => reconnectLinksIn(trx, orgId))

/** Mails a link to authorise a connector again. Replaces an earlier request. */
export async function askToReconnect(
  services: Services,
  author: Author,
  { orgId, id }: Place,
  entered: string,
): Promise<Written<ReconnectLink>> {
  const address = entered.trim()
  const { db } = services.storage
  if (emailError(address)) throw badRequest(reconnectMessages.invalidAddress)
  const { id: connectorId, organisationId, type } = await ownConnector(db, author.caller, orgId, id)
  if (isCustom(type)) throw conflict(reconnectMessages.noAccount(type))
  const known = await linkedConnector(db, { organisationId, connectorId })
  if (known?.account == null) throw conflict(reconnectMessages.neverAuthorised)
  if (!services.accountProviders.has(type)) throw new HttpError(503, manageMessages.authorise.notSetUp(type))
  await takeMail(services, organisationId, address)
  return auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await lockedStatus(trx, organisationId, connectorId)
    const connector = await linkedConnector(trx, { organisationId, connectorId })
    if (!connector) throw conflict(manageMessages.alreadyDeleted)
    const token = newToken()
    const sentAt = services.clock()
    const expiresAt = new Date(sentAt.getTime() + RECONNECT_LINK_MS)
    await replaceLink(trx, {
      ...{ organisationId, connectorId, email: address, askedBy: author.caller.userId, sentAt, expiresAt },
      ...{ tokenHash: hashOf(token), connectorHash: connector.hash },
    })
    const { firstName, lastName } = author.caller
    await enqueueMail(trx, services, {
      recipient: address,
      mail: {
        kind: 'reconnect-link',
        firstName: '',
        companyName: connector.companyName,
        connectorName: connector.name,
        type,
        askedBy: `${firstName} ${lastName}`.trim(),
        token,
      },
    })
    await record({
      action: 'connector.reconnect-asked',
      organisationId,
      target: connectorId,
      after: { emailAddress: address },
    })
    const [data] = await reconnectLinksIn(trx, organisationId, connectorId)
    if (!data) throw notFound()
    return { message: reconnectMessages.sent, data }
  })
}

/** Counts a mail to an address. Throws 409 after too many. */
async function takeMail({ storage: { db }, clock }: Services, organisationId: string, address: string) {
  if (!(await mayTake(db, clock(), ['reconnect-links-of', organisationId])))
    throw conflict(reconnectMessages.enoughOfOrganisation)
  if (!(await mayTake(db, clock(), ['reconnect-link-to', emailKey(address)])))
    throw conflict(reconnectMessages.enoughToAddress)
}

/** Withdraws the request of a connector, if there is one. */
export async function withdrawReconnectLink(
  services: Services,
  author: Author,
  { orgId, id }: Place,
): Promise<Written<null>> {
  const { id: connectorId, organisationId } = await ownConnector(
    services.storage.db,
    author.caller,
    orgId,
    id,
  )
  return auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    const address = await deleteLinkOf(trx, { organisationId, connectorId })
    if (address !== undefined)
      await record({
        action: 'connector.reconnect-withdrawn',
        organisationId,
        target: connectorId,
        before: { emailAddress: address },
      })
    return { message: reconnectMessages.withdrawn, data: null }
  })
}
