import type { FastifyRequest } from 'fastify'
import { bearerOf, isBackground } from '../http/bearer.ts'
import type { Caller } from '../http/caller.ts'
import { unauthorised } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { authenticate } from './session.rules.ts'

/** Returns the signed-in user of a request; 401 without a valid session. */
export async function authenticateRequest(services: Services, request: FastifyRequest): Promise<Caller> {
  const token = bearerOf(request)
  if (!token) throw unauthorised()
  return authenticate(services, token, isBackground(request))
}
