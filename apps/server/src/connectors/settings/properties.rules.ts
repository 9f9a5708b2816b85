import { type ConnectorProperty, type Id, isSecretProperty, PORTAL_USER, sameId } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { type Author, auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import { badRequest, conflict, notFound } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import { setUsers } from '../manage/assign.rules.ts'
import { manageMessages } from '../manage.messages.ts'
import { withBoundSecrets } from './bound-secrets.ts'
import { bindCustomSecrets } from './custom-secrets.ts'
import {
  type InOrganisation,
  loadSettings,
  type Setting,
  type Settings,
  settingName,
  visibleSettings,
} from './load-settings.ts'
import { removeProperty } from './properties.queries.ts'
import {
  refuseForeign,
  refuseIncomplete,
  refuseManaged,
  refuseRepeated,
  refuseValues,
  specOf,
} from './property-check.ts'
import { addSettings, changeSettings } from './property-writes.ts'
import { recordSettings } from './record-settings.ts'

const sentences = manageMessages.property
const namesOf = (settings: readonly { name: string }[]) => settings.map(({ name }) => name)

/** The settings of a connector, with empty secrets. */
export const listProperties = (
  { storage }: Services,
  caller: Caller,
  place: InOrganisation,
): Promise<ConnectorProperty[]> =>
  withOrganisation(storage.db, place.orgId, async (trx) =>
    visibleSettings(caller, await loadSettings(trx, caller, place)),
  )

/** Adds new settings to a connector, all or none. */
export const addProperties = (
  services: Services,
  author: Author,
  place: InOrganisation,
  added: readonly (Setting & { clientConnectorId: Id })[],
): Promise<Written<ConnectorProperty[]>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const before = await loadSettings(trx, author.caller, place)
    const { type } = before.connector
    if (added.some(({ clientConnectorId }) => !sameId(clientConnectorId, before.connector.id)))
      throw badRequest(sentences.otherConnector)
    refuseRepeated(added)
    refuseForeign(author.caller, type, namesOf(added))
    refuseValues(type, added, { stored: false })
    refuseExisting(before, added)
    refuseIncomplete(type, new Set(namesOf([...before.stored, ...added])))
    await bindCustomSecrets({ trx, record, services }, before, added, 'add')
    await withBoundSecrets({ trx, secretBox: services.secretBox }, before, added)
    await addSettings({ trx, record, services, caller: author.caller }, before, added)
    const data = visibleSettings(
      author.caller,
      await loadSettings(trx, author.caller, place),
      new Set(namesOf(added)),
    )
    return { message: manageMessages.propertiesSaved, data }
  })

function refuseExisting({ stored, users }: Settings, added: readonly Setting[]) {
  const existing = new Set([...namesOf(stored), ...(users.length > 0 ? [PORTAL_USER] : [])])
  const repeated = added.find(({ name }) => existing.has(name))
  if (repeated) throw conflict(sentences.exists(repeated.name))
}

/** Changes settings, all or none. A blank secret keeps the stored one. */
export const updateProperties = (
  services: Services,
  author: Author,
  place: InOrganisation,
  changed: readonly (Setting & { id: Id })[],
): Promise<Written<ConnectorProperty[]>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const before = await loadSettings(trx, author.caller, place)
    for (const { id, name } of changed) {
      const known = settingName(before, id)
      if (known !== name) throw badRequest(sentences.otherName(known))
    }
    refuseRepeated(changed)
    await changeSettings({ trx, record, services, caller: author.caller }, before, changed)
    const data = visibleSettings(
      author.caller,
      await loadSettings(trx, author.caller, place),
      new Set(namesOf(changed)),
    )
    return { message: manageMessages.propertiesSaved, data }
  })

/** Changes one setting. */
export const updateProperty = (
  services: Services,
  author: Author,
  place: InOrganisation & { propertyId: string },
  value: string,
): Promise<Written<ConnectorProperty>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const before = await loadSettings(trx, author.caller, place)
    const name = settingName(before, place.propertyId)
    await changeSettings({ trx, record, services, caller: author.caller }, before, [{ name, value }])
    const [data] = visibleSettings(
      author.caller,
      await loadSettings(trx, author.caller, place),
      new Set([name]),
    )
    if (!data) throw notFound()
    return { message: manageMessages.propertiesSaved, data }
  })

/** Removes a setting. Throws 400 if it is required. */
export const deleteProperty = (
  services: Services,
  author: Author,
  place: InOrganisation & { propertyId: string },
): Promise<Written<null>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const { connector, ...before } = await loadSettings(trx, author.caller, place)
    const name = settingName({ connector, ...before }, place.propertyId)
    refuseForeign(author.caller, connector.type, [name])
    if (specOf(connector.type, name)?.required) throw badRequest(sentences.notRemovable(name))
    refuseManaged(connector.type, [name])
    if (name === PORTAL_USER) await setUsers({ trx, record, services, caller: author.caller }, connector, [])
    else {
      const emptied = [{ name, value: '' }]
      // A removed secret has no destination.
      if (!isSecretProperty(connector.type, name))
        await bindCustomSecrets({ trx, record, services }, { connector, ...before }, emptied, 'remove')
      await withBoundSecrets({ trx, secretBox: services.secretBox }, { connector, ...before }, emptied)
      await removeProperty(trx, connector.organisationId, place.propertyId)
      const removed = before.stored.filter((one) => one.name === name)
      await recordSettings(record, 'connector.settings-removed', connector, { before: removed })
    }
    return { message: manageMessages.propertyDeleted, data: null }
  })
