import { byName, type ConnectorType, type Id, isVisibleTo, sameId } from '@tributary/domain'
import { notFound } from '../failures.ts'
import type { FakeConnector, FakeUser } from './data.ts'
import { actorOf, belongsTo, found, signedIn, type World } from './world.ts'

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
    const connector = found(data.connectors, id, signedIn(user))
    if (!isVisibleTo(connector, actorOf(signedIn(user)))) throw notFound()
    return connector
  }
  const withKeys = (
    user: FakeUser | null,
    { clientKey, connectorKey }: { clientKey: string; connectorKey: string },
  ) => {
    const connector = data.connectors.find((one) => one.clientKey === clientKey && one.key === connectorKey)
    if (!connector || !belongsTo(signedIn(user), connector.organisationId)) throw notFound()
    return seen(user, connector.id)
  }
  return { typeOf, visible, seen, withKeys }
}
