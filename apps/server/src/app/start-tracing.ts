import type { Config } from '../config.ts'
import { createLogger } from '../http/logger.ts'
import { places } from '../places.ts'

/** Sends traces if they have a collector. Returns how to stop. Only then are their packages loaded. */
export async function startTracing({
  tracing,
  logLevel,
}: Config): Promise<(() => Promise<void>) | undefined> {
  if (!tracing) return undefined
  const { startOpenTelemetry } = await import('../tracing/open-telemetry/start-open-telemetry.ts')
  return startOpenTelemetry(tracing, { version: places.version, log: createLogger(logLevel) })
}
