import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import type { MetricsAddress } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { recentFigures } from '../health/stored-figures.ts'
import type { Storage } from '../storage/storage.ts'
import { createMetrics } from './metrics.ts'

type Tools = { storage: Storage; clock: () => Date; role: string; version: string }

/** Serves `/metrics` for Prometheus on its own port, and nothing else. Returns its port and how to stop. */
export async function serveMetrics(
  address: MetricsAddress,
  { storage, clock, role, version }: Tools,
): Promise<{ port: number; stop(): Promise<void> }> {
  const metrics = createMetrics({
    version,
    role,
    engine: storage.kind,
    connections: storage.connections,
    stored: recentFigures(storage.db, clock),
  })
  const server = metricsServer(metrics.registry)
  await listen(server, address)
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      metrics.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const metricsServer = (registry: Registry) =>
  createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })

async function listen(server: Server, { port, host }: MetricsAddress): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen({ port, host }, resolve)
  await promise.catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new ConfigError(
      `Port ${port} is in use. Stop the program that uses it, or choose another port with METRICS_PORT.`,
    )
  })
}
