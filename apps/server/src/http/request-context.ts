import type { FastifyRequest } from 'fastify'
import type { Cookies } from './host-cookie.ts'

/** Where a request came from, for throttling and the audit log, and what its browser remembers. */
export type Visitor = {
  ip: string
  requestId: string
  userAgent: string
  refreshToken: string | undefined
  attemptToken: string | undefined
  deviceToken: string | undefined
  departureToken: string | undefined
  arrivalToken: string | undefined
}

export const visitorOf = (cookies: Cookies, request: FastifyRequest): Visitor => ({
  ip: request.ip,
  requestId: request.id,
  userAgent: request.headers['user-agent'] ?? '',
  refreshToken: cookies.refresh.read(request),
  attemptToken: cookies.attempt.read(request),
  deviceToken: cookies.device.read(request),
  departureToken: cookies.departure.read(request),
  arrivalToken: cookies.arrival.read(request),
})

/** What the audit log keeps of it. */
export const from = ({ ip, requestId }: Pick<Visitor, 'ip' | 'requestId'>) => ({ ip, requestId })
