import { invitations } from '@tributary/sdk/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import { refuseOtherSites } from '../http/same-site-only.ts'
import type { Services } from '../services.ts'
import { acceptInvitation, signUpWithInvitation } from './accept-invitation.rules.ts'
import { invitationsIn } from './invitations.queries.ts'
import { resendInvitation, withdrawInvitation } from './invitations.rules.ts'
import { invitePeople } from './invite-people.rules.ts'
import { openInvitation } from './open-invitation.rules.ts'

export function invitationsRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  const ownSiteOnly = (request: FastifyRequest) => refuseOtherSites(request, services.config.allowedOrigins)

  mount(
    app,
    guards,
    invitations,
  )({
    listInvitations: ({ query }) => invitationsIn(services.storage.db, String(query.orgId)),
    invitePeople: (call) => invitePeople(services, authorOf(call), call.body),
    resendInvitation: (call) => resendInvitation(services, authorOf(call), call.params.id, call.query.orgId),
    withdrawInvitation: (call) =>
      withdrawInvitation(services, authorOf(call), call.params.id, call.query.orgId),
    acceptInvitation: (call) => acceptInvitation(services, authorOf(call), call.body.token),
    openInvitation({ body, request }) {
      ownSiteOnly(request)
      return openInvitation(services, body.token, request.ip)
    },
    signUpWithInvitation({ body, request }) {
      ownSiteOnly(request)
      return signUpWithInvitation(services, body, { ip: request.ip, requestId: request.id })
    },
  })
}
