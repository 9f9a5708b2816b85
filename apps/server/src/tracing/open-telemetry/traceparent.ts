import { isSpanContextValid, type SpanContext, TraceFlags } from '@opentelemetry/api'

const FORMAT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** Returns the span that a `traceparent` of W3C names; undefined for any other text. */
export function spanContextFrom(traceparent: string): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = FORMAT.exec(traceparent) ?? []
  // Only whether the trace is recorded. The other bits have no meaning here.
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  const context = { traceId, spanId, traceFlags, isRemote: true }
  return isSpanContextValid(context) ? context : undefined
}

export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
