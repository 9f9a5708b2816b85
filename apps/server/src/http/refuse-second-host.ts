import type { FastifyInstance } from 'fastify'
import { badRequest } from './http-error.ts'

/** Rejects two Host headers (RFC 9112, section 3.2). Node uses the first, but a proxy may have used the second. */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    if (hosts.length > 1) throw badRequest('The request has two Host headers.')
  })
}
