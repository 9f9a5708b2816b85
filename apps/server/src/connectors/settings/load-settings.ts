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

/** A connector with its settings: what is kept, and who is assigned. */
export type Settings = { connector: ConnectorRow; kept: StoredSetting[]; users: string[] }

export async function loadSettings(
  trx: Transaction<Database>,
  caller: Caller,
  { orgId, connectorId }: InOrganisation,
): Promise<Settings> {
  const connector = await ownConnector(trx, caller, orgId, connectorId)
  const place = connectorPlace(connector)
  return { connector, kept: await propertiesOf(trx, place), users: await assignedUsers(trx, place) }
}

export const connectorPlace = ({ organisationId, id }: ConnectorRow) => ({ organisationId, connectorId: id })

/** Settings as this caller may know them, those of these names only when names are given. */
export const visibleSettings = (
  caller: Caller,
  { connector, kept, users }: Settings,
  names?: ReadonlySet<string>,
): ConnectorProperty[] =>
  [...redactedProperties(caller, connector, kept), portalUser(connector.id, users)].filter(
    ({ name }) => names?.has(name) ?? true,
  )

/** What the setting of that id is called; 404 when the connector has none. */
export function settingName({ connector, kept }: Settings, id: Id): string {
  if (sameId(id, portalUserId(connector.id))) return PORTAL_USER
  const property = kept.find((one) => sameId(one.id, id))
  if (!property) throw notFound()
  return property.name
}
