import { type Actor, type ClientConnector, type ConnectorType, can, kindOf } from '@tributary/domain'
import { type Plan, planOf } from '../common/queue/plan.ts'
import { connectorStatus, isConnected } from './connector-status.ts'

/** What a card of the management screen offers. */
export type ManageAction = 'reconnect' | 'manage-users' | 'edit' | 'retry' | 'disconnect' | 'delete'

const isXero = (type: string): boolean => kindOf(type)?.type === 'xero'

/** The buttons of a management card, in order; a deleted connector has none (requirements CONNMAN-15, 16 and 32). */
export function manageActions(
  connector: Pick<ClientConnector, 'status' | 'needsAuthorisation'>,
  type: string,
  viewer: Actor | null,
): ManageAction[] {
  const standing = connectorStatus(connector.status)
  if (!viewer || standing === 'deleted') return []
  const live = isConnected(connector.status)
  const mayEdit = can(viewer, 'connectors.edit')
  const isUnconnected = standing === 'disconnected' || connector.needsAuthorisation === true
  const offers: Record<ManageAction, boolean> = {
    reconnect: mayEdit && can(viewer, 'connectors.open-manage') && isUnconnected,
    'manage-users': live,
    edit: mayEdit,
    // Before it is authorised it could only fail.
    retry: mayEdit && live && !isUnconnected && isXero(type),
    disconnect: mayEdit && live,
    delete: mayEdit,
  }
  // The keys of the table are its type's.
  return (Object.keys(offers) as ManageAction[]).filter((action) => offers[action])
}

/** How "Connect/ Reconnect" goes on: at the provider, after asking for a number, or in the properties editor (CONNMAN-28). */
export function connectTarget({
  type,
  requiresAuthorisation,
}: Pick<ConnectorType, 'type' | 'requiresAuthorisation'>): 'authorise' | 'organisation-number' | 'editor' {
  if (kindOf(type)?.type === 'poweroffice') return 'organisation-number'
  return requiresAuthorisation ? 'authorise' : 'editor'
}

/**
 * Whether saving its editor connects a disconnected one again. What a provider has to let us into is connected there
 * instead (requirements CONNMAN-23 and CONNMAN-28).
 */
export const reconnectsOnSave = (
  { status }: Pick<ClientConnector, 'status'>,
  connectorType: Pick<ConnectorType, 'type' | 'requiresAuthorisation'>,
): boolean => connectorStatus(status) === 'disconnected' && connectTarget(connectorType) !== 'authorise'

/** Whether "Disconnect all" is there, and can be pressed: some connector is still connected (requirement CONNMAN-06). */
export const disconnectAllButton = (
  type: string,
  connectors: readonly Pick<ClientConnector, 'status'>[],
  viewer: Actor | null,
): 'hidden' | 'disabled' | 'enabled' => {
  if (isXero(type) || !can(viewer, 'connectors.open-manage')) return 'hidden'
  return connectors.some(({ status }) => isConnected(status)) ? 'enabled' : 'disabled'
}

/** The call that disconnects a connector, which is named by two keys. */
export type DisconnectStep = { key: string; clientKey: string; connectorKey: string }

/** What "Disconnect all" takes: one call per connector that is still connected (requirement CONNMAN-26). */
export const disconnectAllPlan = (
  connectors: readonly Pick<ClientConnector, 'id' | 'status' | 'key' | 'clientKey'>[],
): Plan<DisconnectStep> =>
  planOf(
    connectors
      .filter(({ status }) => isConnected(status))
      .map(({ id, clientKey, key }) => ({ key: `disconnect ${id}`, clientKey, connectorKey: key })),
  )
