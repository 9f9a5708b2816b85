import type { FastifyInstance } from 'fastify'
import { badRequest } from './http-error.ts'

/** RFC 9112, section 3.2. Node keeps the first of two Host headers, and a proxy in front may have gone by the second. */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    if (hosts.length > 1) throw badRequest('The request has two Host headers.')
  })
}
