import type { Step } from './plan.ts'

/** How far a step has come. One that was cancelled waits again. */
export type ItemState = 'waiting' | 'running' | 'done' | 'failed'

/** A step with what became of it; `message` is the sentence of a failed one, '' otherwise. */
export type QueueItem<S extends Step> = { step: S; state: ItemState; message: string }

/** What a queue is doing: nothing yet, its steps, nothing any more because all are done, some failed or it was stopped. */
export type QueueState = 'idle' | 'running' | 'done' | 'failed' | 'stopped'

/** A queue at one moment. It never changes; another moment is another object. */
export type Progress<S extends Step> = {
  state: QueueState
  /** Every step in the plan's order. */
  items: readonly QueueItem<S>[]
  done: number
  failed: number
  /** Those under way count as waiting: done, failed and waiting are all there are. */
  waiting: number
  total: number
}

/** Counts what has become of the steps. */
export function progressOf<S extends Step>(state: QueueState, items: readonly QueueItem<S>[]): Progress<S> {
  const done = items.filter((item) => item.state === 'done').length
  const failed = items.filter((item) => item.state === 'failed').length
  return { state, items, done, failed, waiting: items.length - done - failed, total: items.length }
}
