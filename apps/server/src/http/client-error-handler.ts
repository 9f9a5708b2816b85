import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorBody } from './http-error.ts'

const refusals = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'The request took too long to arrive.'] as const],
  ['HPE_HEADER_OVERFLOW', [431, 'The headers of the request are too large.'] as const],
])

/** Responds to malformed HTTP on the raw socket, then closes it. Fastify has no request or reply at this point. */
export function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = refusals.get(error.code ?? '') ?? [400, 'The request could not be read.']
  respondOnSocket(socket, status, message)
}

/** Writes a failure to a socket and closes it. */
export function respondOnSocket(socket: Socket, status: number, message: string): void {
  const body = JSON.stringify(errorBody(status, message))
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  socket.destroySoon()
}
