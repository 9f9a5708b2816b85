import { type ConnectorProperty, type Id, PORTAL_USER, sameId } from '@tributary/domain'
import type { Transaction } from 'kysely'
import type { Caller } from '../../http/caller.ts'
import { notFound } from '../../http/http-error.ts'
import type { Database } from '../../storage/schema.ts'
import { portalUser, portalUserId, redactedProperties } from '../connector-answers.ts'
import type { ConnectorRow } from '../connectors.queries.ts'
import { ownConnector } from '../connectors.rules.ts'
import { assignedUsers } from '../manage/assign.queries.ts'
import { propertiesOf, type StoredSetting } from './properties.queries.ts'

export type InOrganisation = { orgId: string; connectorId: string }
export type Setting = { name: string; value: string }

/** A connector with its stored settings and assigned users. */
export type Settings = { connector: ConnectorRow; stored: StoredSetting[]; users: string[] }

export async function loadSettings(
  trx: Transaction<Database>,
  caller: Caller,
  { orgId, connectorId }: InOrganisation,
): Promise<Settings> {
  const connector = await ownConnector(trx, caller, orgId, connectorId)
  const place = connectorPlace(connector)
  return { connector, stored: await propertiesOf(trx, place), users: await assignedUsers(trx, place) }
}

export const connectorPlace = ({ organisationId, id }: ConnectorRow) => ({ organisationId, connectorId: id })

/** The settings this caller may see; only those with the given names, if any are given. */
export const visibleSettings = (
  caller: Caller,
  { connector, stored, users }: Settings,
  names?: ReadonlySet<string>,
): ConnectorProperty[] =>
  [...redactedProperties(caller, connector, stored), portalUser(connector.id, users)].filter(
    ({ name }) => names?.has(name) ?? true,
  )

/** The name of a setting. Throws 404 if the connector has no setting with that id. */
export function settingName({ connector, stored }: Settings, id: Id): string {
  if (sameId(id, portalUserId(connector.id))) return PORTAL_USER
  const property = stored.find((one) => sameId(one.id, id))
  if (!property) throw notFound()
  return property.name
}
