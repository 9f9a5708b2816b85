import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestContext } from '../../http/request-context.ts'
import { loopbackNames } from '../../loopback.ts'
import { pageLanguage } from '../../page-language.ts'
import { latinFontIn } from '../../portal/portal-font.ts'
import { isSettingOn } from '../../storage/settings.queries.ts'
import { handleOAuthCallback } from './oauth-callback.rules.ts'
import { OAUTH_ATTEMPT_SECONDS, type OAuthServices, startOAuth } from './oauth-start.rules.ts'
import type { ButtonIntent } from './provider-frame.messages.ts'
import { framePolicy, providerFrame } from './provider-frame.ts'

/** The duration of the longest sign-up that starts with it. */
const CODE_BINDING_SECONDS = 30 * 60

type Query = { Querystring: Record<string, unknown> }
type Named = Query & { Params: { provider: string } }

/**
 * Mounts the pages a browser opens to sign in with a provider. They are not part of the API. HEAD is not supported, so
 * that a link preview does not use up a callback.
 */
export function providerRoutes(app: FastifyInstance, services: OAuthServices): void {
  const { cookies, signInProviders, storage, config } = services
  const contextOf = (request: FastifyRequest) => requestContext(cookies, request)

  app.get<Query>('/auth/provider-frame', async (request, reply) => {
    const name = textOf(request.query.provider) ?? ''
    const provider = signInProviders.get(name)
    if (!provider || !(await isSettingOn(storage.db, 'AllowExternalSignIn'))) return reply.callNotFound()
    const { cspNonce: nonce } = request
    const { theme, language: chosen } = request.cookies
    const language = pageLanguage(chosen, request.headers['accept-language'])
    const { displayName } = provider
    const font = await latinFontIn(config.portalDir)
    const start = { provider: name, ...oauthIntent(request) }
    return reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': framePolicy(nonce) })
      .type('text/html; charset=utf-8')
      .send(providerFrame({ ...start, displayName, nonce, theme, language, font }))
  })

  app.get<Named>('/auth/start/:provider', { exposeHeadRoute: false }, async (request, reply) => {
    const elsewhere = publicNameOf(config.publicUrl, request)
    if (elsewhere) return reply.redirect(elsewhere, 303)
    const start = { provider: request.params.provider, ...oauthIntent(request) }
    const { location, oauthStateCookie } = await startOAuth(services, request.log, start, contextOf(request))
    if (oauthStateCookie) cookies.oauthState.set(reply, oauthStateCookie, OAUTH_ATTEMPT_SECONDS)
    return reply.header('Cache-Control', 'no-store').redirect(location, 303)
  })

  app.get<Named>('/auth/callback/:provider', { exposeHeadRoute: false }, async (request, reply) => {
    // Parsed from the raw query, so that a repeated parameter is not merged into one.
    const answer = new URLSearchParams(request.url.split('?')[1] ?? '')
    const callback = { provider: request.params.provider, answer }
    const result = await handleOAuthCallback(services, request.log, callback, contextOf(request))
    const { location, codeBindingCookie, expected } = result
    // Another browser's callback must not end this browser's attempt.
    if (expected) cookies.oauthState.clear(reply)
    if (codeBindingCookie) cookies.codeBinding.set(reply, codeBindingCookie, CODE_BINDING_SECONDS)
    return reply.header('Cache-Control', 'no-store').redirect(location, 303)
  })
}

/**
 * On a developer's machine the portal has three host names, but the provider redirects to one, and cookies are per host.
 * So an attempt on another name first redirects to the public one.
 */
function publicNameOf({ origin, hostname, port }: URL, { url, host }: FastifyRequest): string | undefined {
  if (!loopbackNames.includes(hostname)) return undefined
  const alias = loopbackNames.some((name) => name !== hostname && host === `${name}:${port}`)
  return alias ? origin + url : undefined
}

function oauthIntent({ query }: FastifyRequest<Query>): {
  intent: ButtonIntent
  returnUrl: string | undefined
} {
  return { intent: query.intent === 'signup' ? 'signup' : 'signin', returnUrl: textOf(query.returnUrl) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
