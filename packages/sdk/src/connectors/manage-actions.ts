import {
  type Actor,
  type ClientConnector,
  type ConnectorType,
  can,
  isCustom,
  kindOf,
  type TypeOrKind,
} from '@tributary/domain'
import { type Plan, planOf } from '../common/queue/plan.ts'
import { type BulkStep, bulkStep, type StepConnector } from './bulk/bulk-step.ts'
import { connectorStatus, isConnected } from './connector-status.ts'

/** An action of a card on the management screen. */
export type ManageAction = 'reconnect' | 'manage-users' | 'edit' | 'retry' | 'disconnect' | 'delete'

const isXero = (type: string): boolean => kindOf(type)?.type === 'xero'

type Authorisable = Pick<ClientConnector, 'status' | 'needsAuthorisation' | 'authorisation'>

/** Returns the buttons of a management card, in order. A deleted connector has none. */
export function manageActions(connector: Authorisable, type: string, viewer: Actor | null): ManageAction[] {
  const standing = connectorStatus(connector.status)
  if (!viewer || standing === 'deleted') return []
  const live = isConnected(connector.status)
  const mayEdit = can(viewer, 'connectors.edit')
  const isUnconnected = standing === 'disconnected' || connector.needsAuthorisation === true
  const offers: Record<ManageAction, boolean> = {
    reconnect:
      mayEdit &&
      can(viewer, 'connectors.open-manage') &&
      // The button next to the title authorises a type. A custom source has only this one.
      (isUnconnected || (isCustom(type) && connectsAtProvider(connector, { type }))),
    'manage-users': live,
    edit: mayEdit,
    // Without authorisation, a retry would certainly fail.
    retry: mayEdit && live && !isUnconnected && isXero(type),
    disconnect: mayEdit && live,
    delete: mayEdit,
  }
  // The keys of this table are the connector types.
  return (Object.keys(offers) as ManageAction[]).filter((action) => offers[action])
}

type Connectable = Pick<ConnectorType, 'requiresAuthorisation'> & {
  /** The connector type. */
  type: TypeOrKind
}

/** Returns where "Connect/ Reconnect" leads: to the provider, to a number field or to the properties editor. */
export function connectTarget({
  type,
  requiresAuthorisation,
}: Connectable): 'authorise' | 'organisation-number' | 'editor' {
  if (kindOf(type)?.type === 'poweroffice') return 'organisation-number'
  return requiresAuthorisation ? 'authorise' : 'editor'
}

/** Whether a connector is connected at its provider. The source of a custom connector decides it, not the type. */
export const connectsAtProvider = (
  { status, needsAuthorisation, authorisation }: Authorisable,
  { type, requiresAuthorisation = false }: Pick<Connectable, 'type'> & Partial<Connectable>,
): boolean =>
  isCustom(type)
    ? needsAuthorisation === true || (Boolean(authorisation) && isConnected(status))
    : connectTarget({ type, requiresAuthorisation }) === 'authorise'

/**
 * Whether saving its editor reconnects a disconnected connector. One with a provider is connected at the provider instead.
 */
export const reconnectsOnSave = (connector: Authorisable, connectorType: Connectable): boolean =>
  connectorStatus(connector.status) === 'disconnected' && !connectsAtProvider(connector, connectorType)

/** Returns whether "Disconnect all" is shown, and enabled: some connector is still connected. */
export const disconnectAllButton = (
  type: string,
  connectors: readonly Pick<ClientConnector, 'status'>[],
  viewer: Actor | null,
): 'hidden' | 'disabled' | 'enabled' => {
  if (isXero(type) || !can(viewer, 'connectors.open-manage')) return 'hidden'
  return connectors.some(({ status }) => isConnected(status)) ? 'enabled' : 'disabled'
}

/** Returns the plan of "Disconnect all": one call per connector that is still connected. */
export const disconnectAllPlan = (
  connectors: readonly (StepConnector & Pick<ClientConnector, 'status'>)[],
): Plan<BulkStep> =>
  planOf(
    connectors
      .filter(({ status }) => isConnected(status))
      .map((connector) => bulkStep('disconnect', connector)),
  )
