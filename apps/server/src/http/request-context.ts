import type { FastifyRequest } from 'fastify'
import { type PageLanguage, pageLanguage } from '../page-language.ts'
import type { Cookies } from './host-cookie.ts'

/** The origin of a request, for throttling and the audit log, and its cookies. */
export type RequestContext = {
  ip: string
  requestId: string
  userAgent: string
  language: PageLanguage
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
  language: pageLanguage(request.cookies.language, request.headers['accept-language']),
  refreshToken: cookies.refresh.read(request),
  attemptCookie: cookies.attempt.read(request),
  deviceCookie: cookies.device.read(request),
  oauthStateCookie: cookies.oauthState.read(request),
  codeBindingCookie: cookies.codeBinding.read(request),
})

/** Returns the fields of a request that the audit log keeps. */
export const auditSource = ({ ip, requestId }: Pick<RequestContext, 'ip' | 'requestId'>) => ({
  ip,
  requestId,
})
