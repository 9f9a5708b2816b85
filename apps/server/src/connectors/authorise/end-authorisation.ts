import { type Author, auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import { freshToken } from './fresh-token.ts'
import { changeGrant, endConnectorAuthorisation, isGrantUsed, lockGrantOf } from './grants.queries.ts'

type OfConnector = { organisationId: string; connectorId: string }

/**
 * Ends the authorisation of a disconnected or deleted connector, here and, where possible, at the provider. An
 * unreachable provider does not prevent disconnecting; the audit log records the outcome.
 */
export async function endAuthorisation(
  services: Services,
  author: Author,
  place: OfConnector,
): Promise<void> {
  const { organisationId, connectorId } = place
  const grant = await withOrganisation(services.storage.db, organisationId, (trx) => lockGrantOf(trx, place))
  if (!grant || grant.endedAt) return
  const atProvider = await revokeAtProvider(services, place, grant.type)
  await auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await endConnectorAuthorisation(trx, place, services.clock())
    if (!(await isGrantUsed(trx, organisationId, grant.id)))
      await changeGrant(trx, organisationId, grant.id, { sealed: null, expires_at: null })
    const after = { type: grant.type, atProvider }
    await record({ action: 'connector.authorisation-ended', organisationId, target: connectorId, after })
  })
}

async function revokeAtProvider(
  services: Services,
  place: OfConnector,
  type: string,
): Promise<'ended' | 'not offered' | 'failed'> {
  const provider = services.accountProviders.get(type)
  if (!provider?.revoke) return 'not offered'
  try {
    const { remoteId, ...access } = await freshToken(services, place)
    if (remoteId) await provider.revoke({ ...access, refreshToken: null }, remoteId)
    return 'ended'
  } catch {
    return 'failed'
  }
}
