import { type Actor, type Approval, type ConnectorRequest, can, type Id } from '@tributary/domain'
import { inContext } from './approval-context.ts'

/** The requested connector type, and the organisation that needs it. */
export type RequestedConnector = {
  /** The type, in lower case. */
  connectorType: string
  /** The organisation whose members requested it. */
  organisationId: Id
}

/** Returns the requested connector type; null for any other kind of request. */
export function requestedConnector(
  approval: Pick<Approval, 'approvalType' | 'approvalContext'>,
): RequestedConnector | null {
  if (approval.approvalType !== 'ADD_CONNECTOR') return null
  const connectorType = inContext(approval, 'ConnectorType')
  const organisationId = inContext(approval, 'OrganisationId')
  return connectorType && organisationId ? { connectorType, organisationId } : null
}

/** What a user can do about a connector type that the organisation does not have yet. */
export type ConnectorOffer = 'set-up' | 'ask' | 'asked' | 'approved'

/** Returns whether the viewer sets up a connector type, requests it, or waits for it. */
export function connectorOffer(
  connectorType: string,
  requests: readonly ConnectorRequest[],
  viewer: Actor | null,
): ConnectorOffer {
  if (can(viewer, 'connectors.open-manage') && can(viewer, 'connectors.edit')) return 'set-up'
  const type = connectorType.toLowerCase()
  const request = requests.find((one) => one.connectorType.toLowerCase() === type)
  if (!request) return 'ask'
  return request.approvalStatus.toUpperCase() === 'APPROVED' ? 'approved' : 'asked'
}
