import { approvalsMessages } from '@tributary/sdk/approvals'
import { approvals } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { approvalsFor, decideApproval } from './approvals.rules.ts'
import { connectorRequestsOf } from './connector-requests.queries.ts'
import { requestConnector } from './connector-requests.rules.ts'

export function approvalsRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    approvals,
  )({
    listApprovals: ({ caller }) => approvalsFor(services, caller),
    async decideApproval({ body: { approvalId, approvalStatus, token }, caller, request }) {
      const decision = { id: String(approvalId), status: approvalStatus, token }
      const data = await decideApproval(services, caller, decision, request.id)
      return { message: approvalsMessages.decided, data }
    },
    listConnectorRequests: ({ params }) => connectorRequestsOf(services.storage.db, params.orgId),
    requestConnector: (call) =>
      requestConnector(services, authorOf(call), call.params.orgId, call.body.connectorType),
  })
}
