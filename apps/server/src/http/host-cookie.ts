import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A cookie for this server alone. Over https its name carries the `__Host-` promise; over plain http, where that prefix
 * is refused by browsers, the name says so and cannot be mistaken for the other.
 */
export type HostCookie = {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, value: string, maxAgeSeconds: number): void
  clear(reply: FastifyReply): void
}

export type Cookies = {
  /** Keeps a browser signed in. */
  refresh: HostCookie
  /** Says which browser began the sign-in that waits for a code. */
  attempt: HostCookie
  /** A device that is trusted not to be asked for codes. */
  device: HostCookie
  /** Says which browser was sent to a provider. */
  oauthState: HostCookie
  /** Says which browser came back from one. */
  codeBinding: HostCookie
  /** Says which browser was sent to where a connector is authorised. */
  connectorOAuthState: HostCookie
}

export const cookiesFor = (publicUrl: URL): Cookies => ({
  refresh: hostCookie(publicUrl, 'refresh'),
  attempt: hostCookie(publicUrl, 'attempt'),
  device: hostCookie(publicUrl, 'device'),
  // A provider sends the browser back from its own site.
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
