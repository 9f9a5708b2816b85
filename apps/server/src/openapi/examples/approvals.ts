import type { approvals as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, written } from './samples.ts'

const approval = {
  Id: ids.approval,
  ApprovalType: 'JOIN_ORGANISATION',
  ApprovalStatus: 'PENDING',
  RequestedAtUtc: '2026-11-21T08:05:00.000Z',
  ApprovedAtUtc: null,
  ApprovedUser: null,
  ApprovalContext: '{"Description":"Nora Nash would like to join acme Traders."}',
}

const connectorRequest = {
  ConnectorType: 'mailchimp',
  ApprovalStatus: 'PENDING',
  RequestedAtUtc: '2026-11-21T08:05:00.000Z',
}

export const approvalsExamples: Examples<typeof feature> = {
  listApprovals: { answer: [approval] },
  decideApproval: {
    body: { approvalId: ids.approval, approvalStatus: 'APPROVED' },
    answer: written('The request has been approved.', {
      ...approval,
      ApprovalStatus: 'APPROVED',
      ApprovedAtUtc: '2026-11-21T09:30:00.000Z',
      ApprovedUser: 'Olga Oak',
    }),
  },
  listConnectorRequests: { answer: [connectorRequest] },
  requestConnector: {
    body: { connectorType: 'mailchimp' },
    answer: written('Your administrators have been asked to set up Mailchimp.', connectorRequest),
  },
}
