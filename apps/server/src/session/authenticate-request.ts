import type { FastifyRequest } from 'fastify'
import { unauthorised } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'
import { bearerOf, isBackground } from './bearer.ts'
import type { Caller } from './caller.ts'
import { authenticate } from './session.rules.ts'

/** Who sent this request; 401 when nobody with a living session did. */
export async function authenticateRequest(services: Services, request: FastifyRequest): Promise<Caller> {
  const token = bearerOf(request)
  if (!token) throw unauthorised()
  return authenticate(services, token, isBackground(request))
}
