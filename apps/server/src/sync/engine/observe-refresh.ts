import { type RefreshOutcome, signals } from '../../signals.ts'
import { beginSpan, type SpanStart } from '../../tracing/tracer.ts'
import type { ClaimedRun } from './run-store.ts'

/** The span of a run. It belongs to the request that started it; a scheduled one begins a trace. */
export const refreshSpan = (run: ClaimedRun): SpanStart => ({
  name: 'refresh',
  kind: 'consumer',
  parent: run.traceparent,
  values: {
    'tributary.organisation.id': run.organisationId,
    'tributary.connector.id': run.connectorId,
    'tributary.run.id': run.id,
    'tributary.run.attempt': run.attempt,
    'tributary.run.full': run.fullSync,
    'tributary.request.id': run.requestId ?? undefined,
  },
})

export type ObservedRefresh = ReturnType<typeof observeRefresh>

/** Publishes the rows and the end of one attempt of a refresh, and records its span. */
export function observeRefresh(run: ClaimedRun) {
  const span = beginSpan(() => refreshSpan(run))
  let stored = 0
  const since = performance.now()
  let kind = 'unknown'
  let ended = false
  return {
    onKind(type: string) {
      kind = type
    },
    onRows(rows: number) {
      stored += rows
      signals.rowsStored.publish(() => ({ kind, rows }))
    },
    inSpan: span.run,
    /** Only the first end counts: what follows could not store it. */
    end(outcome: RefreshOutcome) {
      if (ended) return
      ended = true
      signals.refreshEnded.publish(() => ({ kind, outcome, seconds: (performance.now() - since) / 1_000 }))
      span.end({
        values: {
          'tributary.connector.type': kind,
          'tributary.outcome': outcome,
          'tributary.rows': stored,
        },
        failed: outcome === 'failed',
      })
    },
  }
}
