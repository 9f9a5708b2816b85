import { approvals } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { type Guards, mount } from '../plugins/mount.ts'
import type { Services } from '../services.ts'
import { approvalsFor, decide } from './approvals.rules.ts'

export function approvalsRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    approvals,
  )({
    listApprovals: ({ caller }) => approvalsFor(services, caller),
    async decideApproval({ body: { approvalId, approvalStatus }, caller, request }) {
      const decision = { id: String(approvalId), status: approvalStatus }
      const data = await decide(services, caller, decision, request.id)
      return { message: 'The request has been decided.', data }
    },
  })
}
