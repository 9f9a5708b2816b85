import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { healthRoutes } from '../health/health.routes.ts'
import { limitConnections } from '../http/connection-limits.ts'
import { addErrorHandlers } from '../http/error-handler.ts'
import { logRequests } from '../http/log-requests.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'
import type { Storage } from '../storage/storage.ts'
import { createFastify } from './build-app.ts'

/** Builds the HTTP server of a worker: its health and nothing of the API. */
export async function buildWorkerApp(
  config: Config,
  storage: Storage,
  logger: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = createFastify(config, logger)
  limitConnections(app.server, config)
  app.decorateRequest('caller', undefined)
  addSecurityHeaders(app, config, [])
  addErrorHandlers(app)
  logRequests(app)
  healthRoutes(app, { config, storage })
  return app
}
