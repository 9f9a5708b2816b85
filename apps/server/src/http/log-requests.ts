import type { FastifyInstance } from 'fastify'

/** One line per answered request, saying who it was for. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const caller = request.caller
    request.log.info(
      {
        req: request,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(caller && { actor: caller.userId, session: caller.sessionId }),
      },
      'answered',
    )
  })
}
