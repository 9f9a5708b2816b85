import type { FastifyRequest } from 'fastify'
import type { Cookies } from './host-cookie.ts'

/** Where a request came from, for throttling and the audit log, and what its browser remembers. */
export type RequestContext = {
  ip: string
  requestId: string
  userAgent: string
  refreshToken: string | undefined
  attemptCookie: string | undefined
  deviceCookie: string | undefined
  oauthStateCookie: string | undefined
  codeBindingCookie: string | undefined
}

export const requestContext = (cookies: Cookies, request: FastifyRequest): RequestContext => ({
  ip: request.ip,
  requestId: request.id,
  userAgent: request.headers['user-agent'] ?? '',
  refreshToken: cookies.refresh.read(request),
  attemptCookie: cookies.attempt.read(request),
  deviceCookie: cookies.device.read(request),
  oauthStateCookie: cookies.oauthState.read(request),
  codeBindingCookie: cookies.codeBinding.read(request),
})

/** What the audit log keeps of it. */
export const auditSource = ({ ip, requestId }: Pick<RequestContext, 'ip' | 'requestId'>) => ({
  ip,
  requestId,
})
