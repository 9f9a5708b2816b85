import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import { scimMessages } from './scim.messages.ts'

/** Accepts SCIM's JSON and plain JSON (RFC 7644, section 3.1), and rejects keys that would set a prototype. */
export function acceptScimJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['application/scim+json', 'application/json'], { parseAs: 'string' }, parse)
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => {
    if (body.length === 0) done(null, undefined)
    else done(new HttpError(415, scimMessages.notScim))
  })
}
