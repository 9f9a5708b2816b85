import { registerHooks } from 'node:module'

// A program. It prints the packages of OpenTelemetry that the server loads with its environment. The queue always loads the
// API, which does nothing alone.

const loaded = new Set<string>()
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('@opentelemetry/') && !context.parentURL?.includes('/pg-boss/'))
      loaded.add(specifier)
    return next(specifier, context)
  },
})
await import('../../src/app/start.ts')
const { startTracing } = await import('../../src/app/start-tracing.ts')
const { testConfig } = await import('./test-config.ts')
const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = process.env
const stop = await startTracing(testConfig(endpoint ? { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } : {}))
await stop?.()
process.stdout.write([...loaded].join('\n'))
