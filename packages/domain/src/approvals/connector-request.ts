/** A request that the administrators of an organisation set up a connector type. The type is in lower case. */
export type ConnectorRequest = {
  connectorType: string
  /** PENDING, or APPROVED until the type is set up. A rejected request is closed. */
  approvalStatus: string
  requestedAt: Date | null
}
