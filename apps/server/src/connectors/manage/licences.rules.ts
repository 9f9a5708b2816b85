import type { Id, Licence } from '@tributary/domain'
import { lostBaseLicences } from '@tributary/sdk/connectors'
import type { Written } from '@tributary/sdk/contract'
import { type Author, auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import { badRequest, notFound } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import { ownConnector, ownerOf } from '../connectors.rules.ts'
import { manageMessages } from '../manage.messages.ts'
import { licencesOfConnector, licencesOfType, replaceLicences } from './licences.queries.ts'

type Db = Services['storage']['db']
type InOrganisation = { orgId: string; connectorId: string }

/** All licences available to a connector. */
export async function everyLicence(db: Db, caller: Caller, id: string): Promise<Licence[]> {
  const organisationId = await ownerOf(db, caller, id)
  const connector = await ownConnector(db, caller, organisationId, id)
  return licencesOfType(db, String(connector.sourceConnectorId))
}

/** The licences a connector has. */
export const selectedLicences = (db: Db, caller: Caller, { orgId, connectorId }: InOrganisation) =>
  withOrganisation(db, orgId, async (trx) => {
    const { organisationId, id } = await ownConnector(trx, caller, orgId, connectorId)
    return licencesOfConnector(trx, { organisationId, connectorId: id })
  })

/** Replaces a connector's licences. Throws 400 if a base licence would be removed. */
export const saveLicences = (
  services: Services,
  author: Author,
  { orgId, connectorId }: InOrganisation,
  wanted: readonly Id[],
): Promise<Written<Licence[]>> =>
  auditedOrganisationTransaction(services, author, orgId, async (trx, record) => {
    const connector = await ownConnector(trx, author.caller, orgId, connectorId)
    const place = { organisationId: connector.organisationId, connectorId: connector.id }
    const all = await licencesOfType(trx, connector.sourceConnectorId)
    const chosen = [...new Set(wanted.map((id) => String(id).toLowerCase()))]
    if (chosen.some((id) => !all.some((licence) => licence.id === id)))
      throw notFound(manageMessages.unknownLicence)
    const before = await licencesOfConnector(trx, place)
    const [lost] = lostBaseLicences(
      all,
      before.map(({ id }) => id),
      chosen,
    )
    if (lost) throw badRequest(manageMessages.baseLicence(lost.description))
    await replaceLicences(trx, place, chosen)
    const after = await licencesOfConnector(trx, place)
    await record({
      action: 'connector.licences-changed',
      organisationId: place.organisationId,
      target: connector.id,
      before: { licences: described(before) },
      after: { licences: described(after) },
    })
    return { message: manageMessages.licencesSaved, data: after }
  })

const described = (licences: readonly Licence[]) => licences.map(({ description }) => description).join('; ')
