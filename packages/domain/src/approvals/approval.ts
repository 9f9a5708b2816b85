import type { Id } from '../id.ts'

/** The states of a request. A request is decided once. */
export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const

/** One of {@link approvalStatuses}. */
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** The known kinds of request. An unknown kind keeps the server's spelling. */
export const approvalTypes = ['JOIN_ORGANISATION', 'NEW_ORGANISATION', 'ADD_CONNECTOR'] as const

/** One of {@link approvalTypes}. */
export type ApprovalType = (typeof approvalTypes)[number]

/** A request that an administrator decides. `approvalContext` is JSON text with a `Description`. */
export type Approval = {
  id: Id
  approvalType: string
  approvalStatus: string
  /** Null if the server does not return it. */
  requestedAt: Date | null
  approvedAt: Date | null
  approvedUser: string | null
  approvalContext: string
}

/** A request that the administrators of an organisation set up a connector type. The type is in lower case. */
export type ConnectorRequest = {
  connectorType: string
  /** PENDING, or APPROVED until the type is set up. A rejected request is closed. */
  approvalStatus: string
  requestedAt: Date | null
}
