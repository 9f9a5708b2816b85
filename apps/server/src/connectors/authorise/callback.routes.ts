import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { finishAuthorisation } from './finish-authorisation.rules.ts'

type Named = { Params: { type: string } }

/**
 * Where providers send browsers back to. It is no part of the API: a browser opens it itself. HEAD is not answered, so that
 * nobody who only looks uses up an answer.
 */
export function authoriseCallbackRoutes(app: FastifyInstance, services: Services): void {
  const { connectorOAuthState: authorising } = services.cookies
  app.get<Named>('/authorise/:type/callback', { exposeHeadRoute: false }, async (request, reply) => {
    // As it was sent: a parameter that comes twice must not look like one.
    const answer = new URLSearchParams(request.url.split('?')[1] ?? '')
    const { location, awaited } = await finishAuthorisation(services, request.log, {
      type: request.params.type,
      answer,
      browserToken: authorising.read(request),
      ip: request.ip,
      requestId: request.id,
    })
    // Somebody else's answer must not end this browser's own way.
    if (awaited) authorising.clear(reply)
    return reply.header('Cache-Control', 'no-store').redirect(location, 303)
  })
}
