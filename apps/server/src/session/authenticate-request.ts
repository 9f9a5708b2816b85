import type { FastifyRequest } from 'fastify'
import { bearerOf, isBackground } from '../http/bearer.ts'
import type { Caller } from '../http/caller.ts'
import { unauthorised } from '../http/http-error.ts'
import { namedInUrl } from '../http/organisation-guard.ts'
import { isUuid } from '../is-uuid.ts'
import type { Services } from '../services.ts'
import { authenticate } from './session.rules.ts'

/** Returns the signed-in user of a request; 401 without a valid session. */
export async function authenticateRequest(services: Services, request: FastifyRequest): Promise<Caller> {
  const accessToken = bearerOf(request)
  if (!accessToken) throw unauthorised()
  const [organisationId] = namedInUrl(request).filter(isUuid)
  return authenticate(services, { accessToken, background: isBackground(request), organisationId })
}
