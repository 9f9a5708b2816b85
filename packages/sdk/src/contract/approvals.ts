import type { Approval, ConnectorRequest } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { list, written } from './wire/answers.ts'
import { entity } from './wire/entity.ts'
import { id, orNull, text, textUpTo } from './wire/fields.ts'
import { instantOrNull } from './wire/instant.ts'

const contextText = z.codec(z.nullish(z.string()), z.string(), {
  decode: (wire) => wire ?? '',
  encode: (value) => value,
})

export const approval = entity<Approval>({
  id: ['Id', id],
  approvalType: ['ApprovalType', text],
  approvalStatus: ['ApprovalStatus', text],
  requestedAt: ['RequestedAtUtc', instantOrNull],
  approvedAt: ['ApprovedAtUtc', instantOrNull],
  approvedUser: ['ApprovedUser', orNull(text)],
  approvalContext: ['ApprovalContext', contextText],
})

export const listApprovals = endpoint({
  method: 'GET',
  path: '/approvals',
  summary: 'List requests for approval.',
  level: 2,
  response: list(approval),
})

export const decideApproval = endpoint({
  method: 'POST',
  path: '/approvals',
  summary: 'Approve or reject a request.',
  level: 2,
  body: z.strictObject({
    /** The request to decide. */
    approvalId: id,
    /** The decision. It is final. */
    approvalStatus: z.literal(['APPROVED', 'REJECTED']),
    /** The token of the mailed link, if the administrator followed one. */
    token: z.optional(textUpTo(200)),
  }),
  response: written(approval),
  errors: [409],
})

export const connectorRequest = entity<ConnectorRequest>({
  connectorType: ['ConnectorType', text],
  approvalStatus: ['ApprovalStatus', text],
  requestedAt: ['RequestedAtUtc', instantOrNull],
})

export const listConnectorRequests = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/connector-requests',
  summary: 'List the connector types that members have asked for.',
  level: 'member',
  response: list(connectorRequest),
  service: 'connector',
})

export const requestConnector = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/{orgId}/connector-requests',
  summary: 'Request a connector type from the administrators.',
  level: 'member',
  body: z.strictObject({
    /** The type, in lower case, e.g. `mailchimp`. */
    connectorType: textUpTo(50),
  }),
  response: written(connectorRequest),
  service: 'connector',
  errors: [409],
})
