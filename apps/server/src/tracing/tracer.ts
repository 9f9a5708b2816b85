/** Values of a span. Never a body, a parameter of a query, a token, an address or a name of a user. */
export type SpanValues = Readonly<Record<string, string | number | boolean | undefined>>

export type SpanStart = {
  readonly name: string
  readonly kind: 'server' | 'consumer' | 'client'
  readonly values: SpanValues
  /** The span that it belongs to, as a `traceparent` of W3C. Null begins a trace. Left out, it is the current span. */
  readonly parent?: string | null
  /** A span of a caller, as a `traceparent`. The trace names it, but does not continue it. */
  readonly link?: string | undefined
}

/** The result of the work in a span. */
export type SpanEnd = { readonly values?: SpanValues; readonly failed?: boolean }

export type OpenSpan = {
  /** Runs work in the span. What it starts belongs to the span too. */
  run<T>(work: () => T): T
  end(end?: SpanEnd): void
}

/** The ids of a span, and both of them as a `traceparent`. */
export type CurrentSpan = { readonly traceId: string; readonly spanId: string; readonly traceparent: string }

/** Records spans. Without one, nothing is recorded, and its packages are not loaded. */
export type Tracer = {
  begin(start: SpanStart): OpenSpan
  /** Records a span of the current one that has just ended. Without a current one, nothing. */
  record(start: SpanStart, milliseconds: number, end: SpanEnd): void
  current(): CurrentSpan | undefined
}

let tracer: Tracer | undefined

/** Sets what records the spans of this process; undefined stops it. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next
}

const noSpan: OpenSpan = { run: (work) => work(), end: () => undefined }

export const beginSpan = (start: () => SpanStart): OpenSpan => tracer?.begin(start()) ?? noSpan

export const recordSpan = (start: () => SpanStart, milliseconds: number, end: SpanEnd): void =>
  tracer?.record(start(), milliseconds, end)

/** Runs work in a span, which ends with what the work returns. */
export async function traced(start: () => SpanStart, work: () => Promise<SpanEnd>): Promise<void> {
  const span = beginSpan(start)
  try {
    span.end(await span.run(work))
  } catch (error) {
    span.end({ failed: true })
    throw error
  }
}

/** Returns the current span as a `traceparent`, to be stored with work that continues it. */
export const currentTraceparent = (): string | null => tracer?.current()?.traceparent ?? null

/** Returns the fields of the current span for a line of the log; a new object for each line. */
export function traceFields(): Record<string, string> {
  const span = tracer?.current()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}
