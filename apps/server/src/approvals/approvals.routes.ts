import { approvals } from '@tributary/sdk/contract'
import { approvalsMessages } from '@tributary/sdk/rules'
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
    async decideApproval({ body: { approvalId, approvalStatus, token }, caller, request }) {
      const wish = { id: String(approvalId), status: approvalStatus, token }
      const data = await decide(services, caller, wish, request.id)
      return { message: approvalsMessages.decided, data }
    },
  })
}
