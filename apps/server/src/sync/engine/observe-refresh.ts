import { type RefreshOutcome, signals } from '../../signals.ts'

/** Publishes the rows and the end of one attempt of a refresh. */
export function observeRefresh() {
  const since = performance.now()
  let kind = 'unknown'
  let ended = false
  return {
    onKind(type: string) {
      kind = type
    },
    onRows: (rows: number) => signals.rowsStored.publish(() => ({ kind, rows })),
    /** Only the first end counts: what follows could not store it. */
    end(outcome: RefreshOutcome) {
      if (ended) return
      ended = true
      signals.refreshEnded.publish(() => ({ kind, outcome, seconds: (performance.now() - since) / 1_000 }))
    },
  }
}
