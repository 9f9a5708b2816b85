import type { Id } from '../id.ts'

/** The states of a request. A request is decided once. */
export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const

/** `PENDING`, `APPROVED` or `REJECTED`. */
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** The known kinds of request. An unknown kind keeps the server's spelling. */
export const approvalTypes = ['JOIN_ORGANISATION', 'NEW_ORGANISATION', 'ADD_CONNECTOR'] as const

/** One of {@link approvalTypes}. */
export type ApprovalType = (typeof approvalTypes)[number]

/** A request that an administrator decides. `approvalContext` is JSON text with a `Description`. */
export type Approval = {
  /** Identifies the request. */
  id: Id
  /** `JOIN_ORGANISATION`, `NEW_ORGANISATION` or `ADD_CONNECTOR`; newer servers may have others. */
  approvalType: string
  /** `PENDING`, `APPROVED` or `REJECTED`. */
  approvalStatus: string
  /** Null if it is not known. */
  requestedAt: Date | null
  /** The time of the decision, also of a rejection; null while it is pending. */
  approvedAt: Date | null
  /** The name of the user who decided; null while it is pending or if that user was removed. */
  approvedUser: string | null
  /** JSON text. Its `Description` is the sentence for the administrator. */
  approvalContext: string
}

/** A request that the administrators of an organisation set up a connector type. The type is in lower case. */
export type ConnectorRequest = {
  /** The type, in lower case, e.g. `mailchimp`. */
  connectorType: string
  /** PENDING, or APPROVED until the type is set up. A rejected request is closed. */
  approvalStatus: string
  /** The time of the request; null if it is not known. */
  requestedAt: Date | null
}
