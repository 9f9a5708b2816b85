import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { HttpError } from './http-error.ts'

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Responds with 405 to an unknown method of a known URL. Call `rejectOtherMethods` after all routes are registered. */
export function trackMethods(app: FastifyInstance): { rejectOtherMethods(): void } {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ method, routePath }) => {
    const address = namelessParameters(routePath)
    const here = known.get(address) ?? new Set()
    for (const one of [method].flat()) here.add(one)
    known.set(address, here)
  })
  return {
    rejectOtherMethods() {
      for (const [url, here] of [...known]) {
        const others = methods.filter((method) => !here.has(method))
        refuse(app, url, others, [...here].toSorted().join(', '))
      }
    },
  }
}

/** Routes with the same URL may name its parameters differently. */
const namelessParameters = (path: string) => path.replace(/:\w+/g, ':part')

function refuse(app: FastifyInstance, url: string, others: readonly HTTPMethods[], allowed: string) {
  if (others.length === 0) return
  const rejectMethod = async (_: FastifyRequest, reply: FastifyReply) => {
    reply.header('Allow', allowed)
    throw new HttpError(405, 'Method not allowed.')
  }
  app.route({
    method: [...others],
    url,
    exposeHeadRoute: false,
    config: { level: 'public' },
    // Before the body, so that no call waits for it.
    onRequest: rejectMethod,
    handler: rejectMethod,
  })
}
