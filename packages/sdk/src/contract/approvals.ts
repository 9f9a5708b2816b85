import type { Approval } from '@tributary/domain'
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
