import type { ReconnectResult } from '@tributary/domain'
import { auditedTransactionOf } from '../../audit/audited-transaction.ts'
import { HttpError } from '../../http/http-error.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import type { Services } from '../../services.ts'
import { enterOrganisation } from '../../storage/organisation-scope.ts'
import type { AuthorisationResult } from '../authorise/account-provider.ts'
import { connectSameAccount } from '../authorise/connect-accounts.rules.ts'
import { lockedStatus } from '../manage/connector-writes.queries.ts'
import { refreshById } from '../runs/refresh.rules.ts'
import { type CheckedLink, checkedLink } from './checked-link.ts'
import { deleteLinkOf, linkById, lockLink } from './reconnect-links.queries.ts'

type Source = { ip: string; requestId: string }

/** Returns the link that started an authorisation; undefined if it may not be used any more. */
export const linkOfAttempt = async (
  { storage, clock }: Services,
  linkId: string,
): Promise<CheckedLink | undefined> => checkedLink(storage.db, await linkById(storage.db, linkId, clock()))

/** Reconnects the connector of a link with the access that its provider granted, mails the sender and starts a refresh. */
export async function finishReconnecting(
  services: Services,
  source: Source,
  linkId: string,
  opened: AuthorisationResult,
): Promise<ReconnectResult> {
  const outcome = await useLink(services, source, linkId, opened)
  if (typeof outcome === 'string') return outcome
  await startRefresh(services, source, outcome)
  return 'done'
}

/** Returns the used link, or why it was not used. */
const useLink = (services: Services, source: Source, linkId: string, opened: AuthorisationResult) =>
  auditedTransactionOf(services, source, async (trx, record) => {
    const row = await lockLink(trx, linkId, services.clock())
    if (!row) return 'invalid' as const
    const { organisation_id: organisationId, connector_id: connectorId } = row
    const status = await lockedStatus(trx, organisationId, connectorId)
    const checked = await checkedLink(trx, row)
    if (!checked || !status) return 'invalid' as const
    await enterOrganisation(trx, organisationId)
    const { connector, asker } = checked
    const type = { id: connector.typeId, type: connector.type }
    const by = { address: row.email }
    const connecting = { trx, record, services, organisationId, by, type }
    const result = await connectSameAccount(connecting, { ...connector, status }, opened)
    if (result !== 'done') return result
    await deleteLinkOf(trx, { organisationId, connectorId })
    await enqueueMail(trx, services, {
      recipient: asker.email,
      mail: {
        kind: 'reconnected',
        firstName: asker.firstName,
        companyName: connector.companyName,
        connector: { organisationId, id: connectorId, type: connector.type, name: connector.name },
        address: row.email,
      },
    })
    return checked
  })

/** As the portal does after an ordinary authorisation. One that runs already, or refreshes switched off, are no failure. */
async function startRefresh(
  services: Services,
  source: Source,
  { asker, connector }: CheckedLink,
): Promise<void> {
  const place = { orgId: connector.organisationId, id: connector.id }
  try {
    await refreshById(services, { caller: asker, ...source }, place, {})
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}
