import type { FastifyInstance } from 'fastify'
import { signals } from '../signals.ts'
import { signedInCaller } from './caller.ts'

/** Logs one line per response, with the user and the session. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const caller = request.caller
    signals.callAnswered.publish(() => ({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    }))
    const fields = {
      req: request,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(caller && { actor: signedInCaller(caller).userId, session: caller.sessionId }),
      ...(caller?.view && { viewedAs: caller.userId }),
    }
    const log = () => request.log.info(fields, 'answered')
    // The response may end outside the span of its request.
    if (request.span) request.span.run(log)
    else log()
  })
}
