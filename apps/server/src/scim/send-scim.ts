import type { FastifyReply } from 'fastify'
import type { HttpError } from '../http/http-error.ts'
import { scimErrorBody } from './protocol/scim-error.ts'

/** Sends a body in SCIM's format, which no cache may keep. */
export const sendScim = (reply: FastifyReply, body: object): FastifyReply =>
  reply.header('Cache-Control', 'no-store').type('application/scim+json; charset=utf-8').send(body)

/** Sends a failure in SCIM's format. */
export function sendScimError(reply: FastifyReply, error: HttpError): FastifyReply {
  reply.request.scimReason = [error.messages].flat().join(' ')
  if (error.retryAfter !== undefined) reply.header('Retry-After', String(error.retryAfter))
  if (error.status === 401) reply.header('WWW-Authenticate', 'Bearer realm="SCIM"')
  return sendScim(reply.code(error.status).removeHeader('ETag'), scimErrorBody(error))
}
