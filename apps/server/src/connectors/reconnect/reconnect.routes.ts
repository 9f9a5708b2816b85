import type { connectors } from '@tributary/sdk/contract'
import type { FastifyRequest } from 'fastify'
import { authorOf } from '../../audit/audited-transaction.ts'
import type { Handlers } from '../../http/mount.ts'
import { refuseOtherSites } from '../../http/same-site-only.ts'
import type { Services } from '../../services.ts'
import { ATTEMPT_SECONDS } from '../authorise/start-authorisation.rules.ts'
import { askToReconnect, listReconnectLinks, withdrawReconnectLink } from './ask-to-reconnect.rules.ts'
import { openReconnectLink, startReconnecting } from './use-link.rules.ts'

export const reconnectHandlers = (services: Services) => {
  const ownSiteOnly = (request: FastifyRequest) => refuseOtherSites(request, services.config.allowedOrigins)
  return {
    listReconnectLinks: ({ params }) => listReconnectLinks(services, params.orgId),
    askToReconnect: (call) => askToReconnect(services, authorOf(call), call.params, call.body.emailAddress),
    withdrawReconnectLink: (call) => withdrawReconnectLink(services, authorOf(call), call.params),
    openReconnectLink({ body, request }) {
      ownSiteOnly(request)
      return openReconnectLink(services, body.token, request.ip)
    },
    async startReconnecting({ body, request, reply }) {
      ownSiteOnly(request)
      const source = { ip: request.ip, requestId: request.id }
      const { url, browserToken } = await startReconnecting(services, request.log, body.token, source)
      services.cookies.connectorOAuthState.set(reply, browserToken, ATTEMPT_SECONDS)
      return url
    },
  } satisfies Partial<Handlers<typeof connectors>>
}
