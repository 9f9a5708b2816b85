import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

const WRITES = new Set(['POST', 'PUT', 'PATCH'])

/**
 * Bodies are JSON or nothing; keys that reach for a prototype are refused. Other types answer 415, and so does a write
 * that names none, even without a body: a page of another site can have a browser send exactly that unasked. No such
 * page can add a token to it, so that whoever brings one may leave out the type of nothing.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { 'content-type': type, authorization } = request.headers
    const unasked = authorization === undefined && WRITES.has(request.method)
    const refused = type === undefined ? unasked : !JSON_TYPE.test(type)
    if (refused) throw new HttpError(415, 'The request must be JSON.')
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else parse(request, body.toString(), done)
  })
}
