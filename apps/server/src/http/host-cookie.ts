import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A cookie for this host only. Over https its name has the `__Host-` prefix. Browsers refuse that prefix over plain http,
 * so there the name ends in `-insecure`.
 */
export type HostCookie = {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, value: string, maxAgeSeconds: number): void
  clear(reply: FastifyReply): void
}

export type Cookies = {
  /** The refresh token of the session. */
  refresh: HostCookie
  /** Binds a sign-in that waits for a verification code to the browser that started it. */
  attempt: HostCookie
  /** The secret of a trusted device, which signs in without a verification code. */
  device: HostCookie
  /** Binds the OAuth state to the browser that was sent to a sign-in provider. */
  oauthState: HostCookie
  /** Binds the code from an OAuth callback, for signing in or up, to the browser that returned. */
  codeBinding: HostCookie
  /** Binds the OAuth state to the browser that was sent to authorise a connector. */
  connectorOAuthState: HostCookie
}

export const cookiesFor = (publicUrl: URL): Cookies => ({
  refresh: hostCookie(publicUrl, 'refresh'),
  attempt: hostCookie(publicUrl, 'attempt'),
  device: hostCookie(publicUrl, 'device'),
  // Lax, because the provider redirects back from another site.
  oauthState: hostCookie(publicUrl, 'departure', 'lax'),
  codeBinding: hostCookie(publicUrl, 'arrival'),
  connectorOAuthState: hostCookie(publicUrl, 'authorising', 'lax'),
})

function hostCookie(publicUrl: URL, purpose: string, sameSite: 'strict' | 'lax' = 'strict'): HostCookie {
  const secure = publicUrl.protocol === 'https:'
  const name = secure ? `__Host-tributary-${purpose}` : `tributary-${purpose}-insecure`
  const attributes = { path: '/', httpOnly: true, sameSite, secure } as const
  return {
    read: (request) => request.cookies[name] || undefined,
    set: (reply, value, maxAge) => void reply.setCookie(name, value, { ...attributes, maxAge }),
    clear: (reply) => void reply.setCookie(name, '', { ...attributes, maxAge: 0 }),
  }
}
