import type { Id } from '@tributary/domain'
import { isCustom } from '@tributary/domain'
import type { Author } from '../../audit/audited-transaction.ts'
import { badRequest, conflict } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import { SourceFailure } from '../../sync/source-failure.ts'
import { ownConnector } from '../connectors.rules.ts'
import { manageMessages } from '../manage.messages.ts'
import type { AccountProvider } from './account-provider.ts'
import type { AuthorisationAttempt } from './authorisation-attempts.queries.ts'
import { customAuthorisation } from './custom-authorisation.ts'

type Chosen = { provider: AccountProvider; connector: NonNullable<AuthorisationAttempt['connector']> }
type OfConnector = { organisationId: string; connectorId: Id | undefined }

/**
 * Returns the provider of a connector of a custom source, and what an attempt stores of it. Throws 400 if there is nothing
 * to authorise, or if the source or the settings cannot be used.
 */
export async function providerOfConnector(
  services: Services,
  { caller }: Author,
  { organisationId, connectorId }: OfConnector,
): Promise<Chosen> {
  if (connectorId === undefined) throw badRequest(manageMessages.authorise.whichConnector)
  return withOrganisation(services.storage.db, organisationId, async (trx) => {
    const { id, type, name, status } = await ownConnector(trx, caller, organisationId, String(connectorId))
    if (status === 'DELETED') throw conflict(manageMessages.alreadyDeleted)
    const found = isCustom(type) && (await usable(services, trx, { organisationId, connectorId: id }))
    if (!found) throw badRequest(manageMessages.authorise.notNeeded(name))
    return { provider: found.provider, connector: { id, sourceHash: found.sourceHash } }
  })
}

const usable: typeof customAuthorisation = (...of) =>
  customAuthorisation(...of).catch((error: unknown) => {
    throw error instanceof SourceFailure ? badRequest(error.message) : error
  })
