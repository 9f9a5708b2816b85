import type { FastifyInstance } from 'fastify'
import { withoutCause } from '../tracing/cause.ts'

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Calls `afterWrite` after each response to a request that may have written something. The write is committed by then. */
export function addAfterWriteHook(app: FastifyInstance, afterWrite: () => void): void {
  app.addHook('onResponse', async (request) => {
    if (!readMethods.has(request.method)) withoutCause(afterWrite)
  })
}
