import type { Config } from '../config.ts'
import { places } from '../places.ts'
import type { Storage } from '../storage/storage.ts'

/** Serves the metrics if they have a port. Returns how to stop. Only then is their code loaded. */
export async function startMetrics({ metrics, role }: Config, storage: Storage) {
  if (!metrics) return undefined
  const { serveMetrics } = await import('../metrics/serve-metrics.ts')
  const tools = { storage, role, version: places.version, clock: () => new Date() }
  return (await serveMetrics(metrics, tools)).stop
}
