import {
  type AssignedUsers,
  assignedUserIds,
  byName,
  type ConnectorType,
  type Id,
  isVisibleTo,
  sameId,
} from '@tributary/domain'
import { notFound } from '../failures.ts'
import { actorOf } from './actor.ts'
import type { FakeConnector, FakeUser } from './data.ts'
import { belongsTo, found, signedIn, UNKNOWN_ORGANISATION, type World } from './world.ts'

/** Finds connectors as a user sees them. */
export type ConnectorViews = {
  typeOf: (nameOrId: Id) => ConnectorType | undefined
  /** The connectors of an organisation that a user sees, by name. */
  visible: (user: FakeUser | null, organisationId: Id) => FakeConnector[]
  /** A connector that a user sees. Fails with 404 without it. */
  seen: (user: FakeUser | null, id: Id) => FakeConnector
  /** As `seen`, found by the keys of the organisation and the connector. */
  withKeys: (user: FakeUser | null, keys: { clientKey: string; connectorKey: string }) => FakeConnector
}

const USERS_SHOWN = 10
const UNKNOWN_CONNECTOR = 'This connector does not exist.'

/** The users of a connector, as lists show them; null without any. */
export function assignedOf(
  { data }: World,
  connector: FakeConnector,
  user: FakeUser | null,
): AssignedUsers | null {
  const ids = assignedUserIds(connector)
  if (ids.length === 0) return null
  const first = data.users.filter(({ id }) => ids.includes(String(id))).slice(0, USERS_SHOWN)
  return {
    count: ids.length,
    self: user !== null && ids.includes(String(user.id)),
    first: first.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
  }
}

export const connectorViews = ({ data }: World): ConnectorViews => {
  const typeOf = (nameOrId: Id) =>
    data.connectorTypes.find(
      ({ id, type }) => sameId(id, nameOrId) || type === String(nameOrId).toLowerCase(),
    )
  const visible = (user: FakeUser | null, organisationId: Id) =>
    data.connectors
      .filter((one) => sameId(one.organisationId, organisationId))
      .filter((one) => isVisibleTo(one, actorOf(signedIn(user))))
      .toSorted((a, b) => byName(a.name, b.name))
  const seen = (user: FakeUser | null, id: Id) => {
    const connector = found(data.connectors, id, signedIn(user), UNKNOWN_CONNECTOR)
    if (!isVisibleTo(connector, actorOf(signedIn(user)))) throw notFound(UNKNOWN_CONNECTOR)
    return connector
  }
  const withKeys = (
    user: FakeUser | null,
    { clientKey, connectorKey }: { clientKey: string; connectorKey: string },
  ) => {
    const ofOrganisation = data.connectors.filter(
      (one) => one.clientKey === clientKey && belongsTo(signedIn(user), one.organisationId),
    )
    if (ofOrganisation.length === 0) throw notFound(UNKNOWN_ORGANISATION)
    const connector = ofOrganisation.find(({ key }) => key === connectorKey)
    if (!connector) throw notFound(UNKNOWN_CONNECTOR)
    return seen(user, connector.id)
  }
  return { typeOf, visible, seen, withKeys }
}
