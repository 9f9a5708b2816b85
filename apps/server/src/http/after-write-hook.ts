import type { FastifyInstance } from 'fastify'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Calls this once an answer is out whose request may have written something; by then that is committed. */
export function addAfterWriteHook(app: FastifyInstance, afterWrite: () => void): void {
  app.addHook('onResponse', async (request) => {
    if (!reading.has(request.method)) afterWrite()
  })
}
