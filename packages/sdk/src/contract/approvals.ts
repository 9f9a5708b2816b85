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

/** The requests the caller may see, decided ones as well (CALL-06). */
export const listApprovals = endpoint({
  method: 'GET',
  path: '/approvals',
  summary: 'List requests for approval.',
  level: 2,
  response: list(approval),
})

/**
 * Approve or reject a request, once and for all (CALL-07). `token` is what a link in our own mail carries: with it the
 * server vouches that the link was made for the caller and this request, or refuses with 400. Without it, whoever
 * calls has asked the person.
 */
export const decideApproval = endpoint({
  method: 'POST',
  path: '/approvals',
  summary: 'Approve or reject a request.',
  level: 2,
  body: z.strictObject({
    approvalId: id,
    approvalStatus: z.literal(['APPROVED', 'REJECTED']),
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

/** The connector types that an organisation does not have yet and whose members have asked for them. */
export const listConnectorRequests = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/connector-requests',
  summary: 'List the connector types that members have asked for.',
  level: 'member',
  response: list(connectorRequest),
  service: 'connector',
})

/**
 * Asks the administrators of an organisation to set up a connector type. An open request for the same type is returned
 * as it is, whoever made it. Returns 409 where the organisation already has the type.
 */
export const requestConnector = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/{orgId}/connector-requests',
  summary: 'Ask the administrators to set up a connector type.',
  level: 'member',
  body: z.strictObject({ connectorType: textUpTo(50) }),
  response: written(connectorRequest),
  service: 'connector',
  errors: [409],
})
