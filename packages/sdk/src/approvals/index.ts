export {
  type ApprovalDecision,
  type ApprovalFilter,
  type ApprovalOrder,
  approvalDescription,
  approvalStatusLabel,
  approvalsInOrder,
  approvalTypeLabel,
  decidedApproval,
  decidedMessage,
  decisionInAddress,
  decisionSentence,
  filterApprovals,
  isDecidedAlready,
  isLinkRefused,
  isPendingApproval,
  mayDecideApproval,
  requestedSentence,
  tooLateSentence,
} from './approval-card.ts'
export { approvalsMessages } from './approvals.messages.ts'
export {
  type ConnectorOffer,
  connectorOffer,
  type RequestedConnector,
  requestedConnector,
} from './connector-request.ts'
