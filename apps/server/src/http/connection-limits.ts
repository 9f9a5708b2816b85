import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { respondOnSocket } from './client-error-handler.ts'
import { networkOf } from './network.ts'

/** How often Node checks for late requests. A request may exceed its limit by this time. */
const CHECK_MS = 5_000

/** Time limits for the headers and body of a request. Node responds with 408 through `clientErrorHandler`. */
export const deadlines = ({ requestTimeoutMs }: Pick<Config, 'requestTimeoutMs'>) => ({
  requestTimeout: requestTimeoutMs,
  http: {
    requestTimeout: requestTimeoutMs,
    headersTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(CHECK_MS, requestTimeoutMs),
  },
})

/** Rejects connections above the limit of an address, so that one sender cannot use up all of them. */
export function limitConnections(
  server: Server,
  { connectionsPerAddress: most }: Pick<Config, 'connectionsPerAddress'>,
): void {
  if (most === null) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > most)
      respondOnSocket(socket, 429, 'Too many connections from your address. Close some and try again.')
  })
}
