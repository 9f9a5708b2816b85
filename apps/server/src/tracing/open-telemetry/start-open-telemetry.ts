import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import { setTracer } from '../tracer.ts'
import type { TracingSettings } from '../tracing-settings.ts'
import { otelTracer } from './otel-tracer.ts'
import { reportingExporter } from './reporting-exporter.ts'
import { samplerOf } from './samplers.ts'

type Tools = { version: string; log: Parameters<typeof reportingExporter>[1] }

/** How long a stop waits for the collector. */
const STOP_MS = 3_000

/** Starts to send spans to the collector. Returns how to stop, which sends the last ones. */
export async function startOpenTelemetry(
  settings: TracingSettings,
  { version, log }: Tools,
): Promise<() => Promise<void>> {
  const exporter = reportingExporter(await exporterOf(settings), log)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': version }),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: STOP_MS })],
  })
  setTracer(otelTracer(provider.getTracer('tributary', version)))
  return async () => {
    setTracer(undefined)
    // The end of the server does not depend on the collector.
    await provider.shutdown().catch(() => undefined)
  }
}

/** Only the exporter that is used is loaded. */
async function exporterOf({ endpoint, protocol, headers }: TracingSettings): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto')
  return new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers: { ...headers } })
}
