import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

const WRITES = new Set(['POST', 'PUT', 'PATCH'])

const notJson = () => new HttpError(415, 'The request must be JSON.')

/**
 * Accepts JSON bodies or none, and rejects keys that would set a prototype. Authentication runs before the body is read,
 * so a request without a token gets 401 whatever its body is (ROLE-20).
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
 * Another site's page can make a browser send a write with our cookies and without a content type. It cannot add a token,
 * so only calls without one need this check.
 */
function refuseForeignPages(app: FastifyInstance) {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    const cookieAlone = headers.cookie !== undefined && headers.authorization === undefined
    const untyped = WRITES.has(method) && headers['content-type'] === undefined
    if (untyped && cookieAlone && routeOptions.config.level === 'public') throw notJson()
  })
}
