import type { FastifyInstance } from 'fastify'
import { withCause } from '../tracing/cause.ts'

/** Makes a request the cause of the work that it starts, such as a refresh or a mail. */
export function noteCause(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id: requestId }, _, done) => withCause({ requestId }, done))
  // The body arrives in the context of the connection.
  app.addHook('preValidation', ({ id: requestId }, _, done) => withCause({ requestId }, done))
}
