import { sameId } from '@tributary/domain'
import { approvalsMessages } from '../../approvals/approvals.messages.ts'
import type { approvals } from '../../contract/index.ts'
import { conflict, forbidden } from '../failures.ts'
import { belongsTo, found, type ModelHandlers, signedIn, type World } from './world.ts'

/** Requests to join an organisation, and for connector types. */
export const approvalsModel = ({ data, now }: World): ModelHandlers<typeof approvals> => ({
  listApprovals: ({ user }) =>
    data.approvals.filter(({ organisationId }) => belongsTo(signedIn(user), organisationId)),
  decideApproval: ({ body: { approvalId, approvalStatus }, user }) => {
    const decider = signedIn(user)
    const approval = found(data.approvals, approvalId, decider)
    if (approval.requesterId !== undefined && sameId(approval.requesterId, decider.id))
      throw forbidden(approvalsMessages.ownRequest)
    if (approval.approvalStatus !== 'PENDING') throw conflict(approvalsMessages.alreadyDecided)
    const approvedUser = `${decider.firstName} ${decider.lastName}`
    Object.assign(approval, { approvalStatus, approvedAt: now(), approvedUser })
    return { message: approvalsMessages.decided, data: approval }
  },
  listConnectorRequests: ({ params: { orgId } }) =>
    data.connectorRequests.filter(({ organisationId }) => sameId(organisationId, orgId)),
  requestConnector: ({ params: { orgId }, body }) => {
    const connectorType = body.connectorType.toLowerCase()
    const request = { organisationId: orgId, connectorType, approvalStatus: 'PENDING', requestedAt: now() }
    data.connectorRequests.push(request)
    return { message: 'The administrators have been asked.', data: request }
  },
})
