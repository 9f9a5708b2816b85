import type { SpanExporter } from '@opentelemetry/sdk-trace'

type Log = { warn(fields: object, message: string): void; info(fields: object, message: string): void }

/** Logs when the collector stops to accept traces and when it accepts them again, and not each failure between. */
export function reportingExporter(exporter: SpanExporter, log: Log): SpanExporter {
  let isWorking = true
  function report(error: Error | undefined, works: boolean) {
    if (works === isWorking) return
    isWorking = works
    // Without the message: it may quote the response of the collector.
    if (works) log.info({}, 'Traces are exported again')
    else log.warn({ code: codeOf(error) }, 'Traces could not be exported, and are lost until it works again')
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        report(result.error, result.error === undefined)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

const codeOf = (error: Error | undefined): string =>
  error && 'code' in error && error.code !== undefined ? String(error.code) : (error?.name ?? 'unknown')
