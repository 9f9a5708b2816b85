import type { Counter, Histogram } from 'prom-client'
import { signals } from '../signals.ts'

export type ObservedMetrics = {
  requests: Histogram<'method' | 'route' | 'status'>
  refused: Counter<'priority' | 'reason'>
  signIns: Counter<'reason'>
  refreshes: Histogram<'kind' | 'outcome'>
  rows: Counter<'kind'>
  mails: Counter<'outcome'>
  schedules: Counter<'outcome'>
  connectionWaits: Histogram
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/** Counts what the server publishes. Returns how to stop. */
export function observeSignals(metrics: ObservedMetrics): () => void {
  const stops = [
    signals.callAnswered.subscribe(({ method, route, status, seconds }) => {
      const known = methods.has(method) ? method : 'other'
      metrics.requests.observe({ method: known, route, status: `${Math.floor(status / 100)}xx` }, seconds)
      const reason = signInFailure(route, status)
      if (reason) metrics.signIns.inc({ reason })
    }),
    signals.callRefused.subscribe((labels) => metrics.refused.inc(labels)),
    signals.refreshEnded.subscribe(({ kind, outcome, seconds }) =>
      metrics.refreshes.observe({ kind, outcome }, seconds),
    ),
    signals.rowsStored.subscribe(({ kind, rows }) => metrics.rows.inc({ kind }, rows)),
    signals.mailAttempted.subscribe((labels) => metrics.mails.inc(labels)),
    signals.schedulesChecked.subscribe(({ failed }) =>
      metrics.schedules.inc({ outcome: failed ? 'failed' : 'succeeded' }),
    ),
    signals.connectionTaken.subscribe(({ waitedSeconds }) => metrics.connectionWaits.observe(waitedSeconds)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

const signInRoutes = new Set(['/backend/auth/signin', '/backend/auth/signin/confirm'])

const reasons: Readonly<Record<number, string>> = {
  400: 'invalid-input',
  401: 'wrong-credentials',
  403: 'account-refused',
  429: 'too-many-attempts',
  503: 'server-busy',
}

/** Returns why a sign-in failed. Expired and wrong codes count as wrong credentials. */
function signInFailure(route: string, status: number): string | undefined {
  if (!signInRoutes.has(route) || status < 400) return undefined
  return reasons[status] ?? 'other'
}
