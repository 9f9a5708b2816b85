import type { FastifyRequest } from 'fastify'
import { bearerOf, isBackground } from '../http/bearer.ts'
import type { Caller } from '../http/caller.ts'
import { unauthorised } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'
import { authenticate } from './session.rules.ts'

/** Who sent this request; 401 when nobody with a living session did. */
export async function authenticateRequest(services: Services, request: FastifyRequest): Promise<Caller> {
  const token = bearerOf(request)
  if (!token) throw unauthorised()
  return authenticate(services, token, isBackground(request))
}
