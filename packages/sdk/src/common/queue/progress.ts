import type { Step } from './plan.ts'

/** The state of a step. A cancelled step waits again. */
export type ItemState = 'waiting' | 'running' | 'done' | 'failed'

/** A step and its state. `message` is the sentence of a failed step, else ''. */
export type QueueItem<S extends Step> = {
  /** The step of the plan. */
  step: S
  /** Its state. */
  state: ItemState
  /** The sentence of a failed step; '' otherwise. */
  message: string
}

/** The state of a queue: not started, running, all steps done, some failed, or stopped. */
export type QueueState = 'idle' | 'running' | 'done' | 'failed' | 'stopped'

/** An immutable snapshot of a queue. */
export type Progress<S extends Step> = {
  /** The state of the whole queue. */
  state: QueueState
  /** Every step in the plan's order. */
  items: readonly QueueItem<S>[]
  /** The number of steps that succeeded. */
  done: number
  /** The number of steps that failed. */
  failed: number
  /** Includes running steps: done, failed and waiting add up to the total. */
  waiting: number
  /** The number of steps in the plan. */
  total: number
}

/** Counts the steps by state. */
export function progressOf<S extends Step>(state: QueueState, items: readonly QueueItem<S>[]): Progress<S> {
  const done = items.filter((item) => item.state === 'done').length
  const failed = items.filter((item) => item.state === 'failed').length
  return { state, items, done, failed, waiting: items.length - done - failed, total: items.length }
}
