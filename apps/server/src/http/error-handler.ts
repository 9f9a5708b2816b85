import { requestMessages } from '@tributary/sdk'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CallerDisconnected } from '../storage/caller-work.ts'
import { isConnectionFailure, isDatabaseBusy, isReadOnly, sqlState } from '../storage/database-failure.ts'
import { ServerBusy } from './admission/server-busy.ts'
import { errorBody, HttpError } from './http-error.ts'

const GENERIC = requestMessages.unexpected

/** Calls land here when the base URL of a client lacks the prefix. The API answers its own unknown addresses. */
const OUTSIDE_API = new HttpError(404, 'Not found. The API is under /v1.')

/** Sends every failure as an `ErrorBody`. Messages that are not meant for people stay in the log. */
export function addErrorHandlers(app: FastifyInstance): void {
  answerErrors(app, answer)
  app.setNotFoundHandler((_, reply) => answer(reply, OUTSIDE_API))
}

/** Sends every failure of a part of the server in its format. */
export function answerErrors(
  app: FastifyInstance,
  send: (reply: FastifyReply, error: HttpError) => FastifyReply,
): void {
  app.setErrorHandler((error, request, reply) => {
    const known = asHttpError(error)
    // A line for each refusal would add to the load. They are counted instead.
    if (known.status >= 500 && !(error instanceof ServerBusy))
      request.log.error({ err: error }, 'request failed')
    // Fastify reports no response on a closed connection.
    if (error instanceof CallerDisconnected)
      request.log.info({ req: request, status: known.status }, error.message)
    return send(reply, known)
  })
}

/** Responds to requests that Fastify rejects before routing, such as an invalid URL. */
export const frameworkErrors = (error: FastifyError, _: FastifyRequest, reply: FastifyReply): void => {
  answer(reply, asHttpError(error))
}

function answer(reply: FastifyReply, { status, messages, retryAfter, reason }: HttpError) {
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter))
  return reply
    .code(status)
    .removeHeader('ETag')
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(status, messages, reason))
}

function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof CallerDisconnected) return DISCONNECTED
  return fromFramework(error) ?? fromDatabase(error) ?? new HttpError(500, GENERIC)
}

const frameworkMessages = new Map([
  [400, 'The request could not be read.'],
  [413, 'The request is too large.'],
  [415, 'The request must be JSON.'],
])

// Fastify's own errors, for example for a body that is not JSON. Its messages quote the input, ours do not.
function fromFramework(error: unknown) {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number')
    return undefined
  const { statusCode } = error
  if (statusCode < 400 || statusCode >= 500) return undefined
  return new HttpError(statusCode, frameworkMessages.get(statusCode) ?? frameworkMessages.get(400) ?? GENERIC)
}

/** No one receives it. The status is the one nginx logs. */
const DISCONNECTED = new HttpError(499, 'The caller has disconnected.')
const UNREACHABLE = new HttpError(503, 'The database cannot be reached right now. Please try again.', 5)
const BUSY = new HttpError(503, 'The database is busy right now. Please try again.', 5)
const READ_ONLY = new HttpError(
  503,
  'The database accepts no changes right now, so nothing was saved. Please try again.',
  5,
)
const FULL = new HttpError(500, 'This could not be saved: the disk of the server is full.')

function fromDatabase(error: unknown) {
  const state = sqlState(error)
  if (state === '53100') return FULL
  if (isReadOnly(error)) return READ_ONLY
  if (isDatabaseBusy(error)) return BUSY
  return isConnectionFailure(error) ? UNREACHABLE : undefined
}
