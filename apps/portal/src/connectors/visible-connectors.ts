import { byName, type ClientConnector, can, type SessionUser } from '@tributary/domain'
import { connectorStanding } from '@tributary/sdk/connectors'

/** Deleted connectors are a superadmin's alone; the rest is sorted by name (CONNDASH-24, VALID-15). */
export function visibleConnectors(
  viewer: SessionUser,
  connectors: readonly ClientConnector[],
): ClientConnector[] {
  return connectors
    .filter(({ status }) => connectorStanding(status) !== 'deleted' || can(viewer, 'connectors.see-deleted'))
    .toSorted((a, b) => byName(a.name, b.name))
}
