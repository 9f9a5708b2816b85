import type { Id } from '../id.ts'
import { type Actor, can } from '../session/abilities.ts'
import type { ClientConnector } from './client-connector.ts'
import { PORTAL_USER } from './kinds/common.ts'

/** Returns the ids of the users assigned to a connector, in stored order. */
export const assignedUserIds = (connector: Pick<ClientConnector, 'properties'>): string[] =>
  connector.properties
    .filter((property) => property.name.toLowerCase() === PORTAL_USER)
    .flatMap((property) => property.value.split(/\s+/).filter(Boolean))

/** Whether a user sees a connector. Admin-named roles see all of the organisation, others only those assigned to them. */
export const isVisibleTo = (
  connector: Pick<ClientConnector, 'properties' | 'status'>,
  viewer: Actor & { id: Id },
): boolean => {
  if (connector.status.toUpperCase() === 'DELETED' && !can(viewer, 'connectors.see-deleted')) return false
  return can(viewer, 'connectors.see-all') || assignedUserIds(connector).includes(String(viewer.id))
}
