import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

const WRITES = new Set(['POST', 'PUT', 'PATCH'])

const notJson = () => new HttpError(415, 'The request must be JSON.')

/**
 * Bodies are JSON or nothing; keys that reach for a prototype are refused. A body is read after its sender is known, so
 * that without a token the answer is 401, whatever was sent (requirement ROLE-20).
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  refuseForeignPages(app)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else parse(request, body.toString(), done)
  })
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => {
    if (body.length === 0) done(null, undefined)
    else done(notJson())
  })
}

/**
 * A page of another site can have a browser send a write without a type and with our cookies. It can add no token, so
 * this is only about the calls that need none.
 */
function refuseForeignPages(app: FastifyInstance) {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    const cookieAlone = headers.cookie !== undefined && headers.authorization === undefined
    const untyped = WRITES.has(method) && headers['content-type'] === undefined
    if (untyped && cookieAlone && routeOptions.config.level === 'public') throw notJson()
  })
}
