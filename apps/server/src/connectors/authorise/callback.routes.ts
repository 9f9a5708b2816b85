import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { finishAuthorisation } from './finish-authorisation.rules.ts'

type Named = { Params: { type: string } }

/**
 * The URLs that providers redirect browsers to. They are not part of the API. HEAD is not supported, so that a link
 * checker cannot use up a callback.
 */
export function authoriseCallbackRoutes(app: FastifyInstance, services: Services): void {
  const { connectorOAuthState: authorising } = services.cookies
  app.get<Named>('/authorise/:type/callback', { exposeHeadRoute: false }, async (request, reply) => {
    // Parsed from the raw URL, so that repeated parameters stay visible.
    const answer = new URLSearchParams(request.url.split('?')[1] ?? '')
    const { location, awaited } = await finishAuthorisation(services, request.log, {
      type: request.params.type,
      answer,
      browserToken: authorising.read(request),
      ip: request.ip,
      requestId: request.id,
    })
    // A callback of another browser must not end this browser's own attempt.
    if (awaited) authorising.clear(reply)
    return reply.header('Cache-Control', 'no-store').redirect(location, 303)
  })
}
