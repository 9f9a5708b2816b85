import { organisationSignIn } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import { requestContext } from '../http/request-context.ts'
import { refuseOtherSites } from '../http/same-site-only.ts'
import type { Services } from '../services.ts'
import { OAUTH_ATTEMPT_SECONDS } from '../session/providers/oauth-start.rules.ts'
import { addMailDomain, assignMailDomain, removeMailDomain, verifyMailDomain } from './domains.rules.ts'
import { findSignInProvider } from './find-provider.rules.ts'
import { organisationProviders } from './organisation-providers.ts'
import { setSignInPolicy } from './policy.rules.ts'
import {
  addSignInProvider,
  getOrganisationSignIn,
  removeSignInProvider,
  saveSignInProvider,
  switchSignInProvider,
} from './provider.rules.ts'
import { testSignInProvider } from './test-provider.rules.ts'

/** Ids are stored in lower case, and secrets are sealed for them. */
const organisationIn = ({ params }: { params: { orgId: string } }) => params.orgId.toLowerCase()

const placeIn = ({ params }: { params: { orgId: string; id: string } }) => ({
  orgId: params.orgId.toLowerCase(),
  id: params.id,
})

export function organisationSignInRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  const { config, cookies } = services
  const tools = { ...services, organisationProviders: organisationProviders(services) }
  mount(
    app,
    guards,
    organisationSignIn,
  )({
    getOrganisationSignIn: (call) => getOrganisationSignIn(services, organisationIn(call)),
    addSignInProvider: (call) => addSignInProvider(services, authorOf(call), organisationIn(call), call.body),
    saveSignInProvider: (call) => saveSignInProvider(services, authorOf(call), placeIn(call), call.body),
    switchSignInProvider: (call) =>
      switchSignInProvider(services, authorOf(call), placeIn(call), call.body.active),
    removeSignInProvider: (call) => removeSignInProvider(services, authorOf(call), placeIn(call)),
    setSignInPolicy: (call) =>
      setSignInPolicy(services, authorOf(call), organisationIn(call), call.body.only),
    async testSignInProvider(call) {
      const { request, reply } = call
      refuseOtherSites(request, config.allowedOrigins)
      const context = requestContext(cookies, request)
      const author = authorOf(call)
      const { oauthStateCookie, ...answer } = await testSignInProvider(
        tools,
        request.log,
        author,
        placeIn(call),
        context,
      )
      if (oauthStateCookie) cookies.oauthState.set(reply, oauthStateCookie, OAUTH_ATTEMPT_SECONDS)
      return answer
    },
    addMailDomain: (call) => addMailDomain(services, authorOf(call), organisationIn(call), call.body),
    assignMailDomain: (call) =>
      assignMailDomain(services, authorOf(call), placeIn(call), call.body.providerId),
    verifyMailDomain: (call) => verifyMailDomain(services, authorOf(call), placeIn(call)),
    removeMailDomain: (call) => removeMailDomain(services, authorOf(call), placeIn(call)),
    findSignInProvider: ({ query, request }) => findSignInProvider(services, query.domain, request.ip),
  })
}
