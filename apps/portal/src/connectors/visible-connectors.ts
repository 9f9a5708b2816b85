import { byName, type ClientConnector, can, type SessionUser } from '@tributary/domain'
import { connectorStatus } from '@tributary/sdk/connectors'

/** Returns the connectors a user may see, by name. Only superadmins see deleted ones (CONNDASH-24). */
export function visibleConnectors(
  viewer: SessionUser,
  connectors: readonly ClientConnector[],
): ClientConnector[] {
  return connectors
    .filter(({ status }) => connectorStatus(status) !== 'deleted' || can(viewer, 'connectors.see-deleted'))
    .toSorted((a, b) => byName(a.name, b.name))
}
