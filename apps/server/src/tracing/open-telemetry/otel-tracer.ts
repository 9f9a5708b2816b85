import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { OpenSpan, SpanEnd, SpanStart, Tracer } from '../tracer.ts'
import { spanContextFrom, traceparentOf } from './traceparent.ts'

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT }

/** Records spans with OpenTelemetry. The current span is its own, so nothing global is changed. */
export function otelTracer(otel: OtelTracer): Tracer {
  const spans = new AsyncLocalStorage<Span>()

  function contextOf({ parent }: SpanStart) {
    const current = spans.getStore()
    if (parent === undefined) return current ? trace.setSpan(ROOT_CONTEXT, current) : ROOT_CONTEXT
    const stored = parent === null ? undefined : spanContextFrom(parent)
    return stored ? trace.setSpanContext(ROOT_CONTEXT, stored) : ROOT_CONTEXT
  }

  const start = (facts: SpanStart, options: SpanOptions = {}) =>
    otel.startSpan(facts.name, { ...optionsOf(facts), ...options }, contextOf(facts))

  return {
    begin(facts): OpenSpan {
      const span = start(facts)
      return {
        run: (work) => spans.run(span, work),
        end: (end) => endSpan(span, end),
      }
    },
    record(facts, milliseconds, end) {
      // A span that has ended may still be current in work that it woke.
      if (!spans.getStore()?.isRecording()) return
      endSpan(start(facts, { startTime: Date.now() - milliseconds }), end)
    },
    current() {
      const context = spans.getStore()?.spanContext()
      return (
        context && {
          traceId: context.traceId,
          spanId: context.spanId,
          traceparent: traceparentOf(context),
        }
      )
    },
  }
}

function optionsOf({ kind, values, link }: SpanStart): SpanOptions {
  const linked = link === undefined ? undefined : spanContextFrom(link)
  return { kind: kinds[kind], attributes: values, ...(linked && { links: [{ context: linked }] }) }
}

function endSpan(span: Span, { values = {}, failed = false }: SpanEnd = {}): void {
  span.setAttributes(values)
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
