import type { FastifyInstance } from 'fastify'

/** Logs one line per response, with the user and the session. */
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
