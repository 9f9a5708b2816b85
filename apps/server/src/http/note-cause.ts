import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pageLanguage } from '../page-language.ts'
import { withCause } from '../tracing/cause.ts'

/** Makes a request the cause of the work that it starts, such as a refresh or a mail. */
export function noteCause(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id: requestId }, _, done) => withCause({ requestId }, done))
  // The body arrives in the context of the connection. Cookies are parsed by now.
  app.addHook('preValidation', (request, _, done) => withCause(causeOf(request), done))
}

const causeOf = ({ id: requestId, cookies, headers }: FastifyRequest) => ({
  requestId,
  language: pageLanguage(cookies.language, headers['accept-language']),
})
