import { failureMessage } from '../../client/failure-message.ts'
import { isSdkError } from '../../client/sdk-error.ts'
import type { Plan, Step } from './plan.ts'
import { type ItemState, type Progress, progressOf, type QueueItem, type QueueState } from './progress.ts'

/** The number of calls of a plan that run at the same time. */
export const AT_ONCE = 4

/** Options of a queue. */
export type QueueOptions = {
  /** Returns the sentence for a failed step. The default shows the server's message. */
  explain?: (error: unknown) => string
  /** The most steps at the same time. The default is 4. */
  atOnce?: number
}

/** Carries out a plan and publishes its progress as a store for React's `useSyncExternalStore`. */
export type Queue<S extends Step> = {
  /**
   * Starts the plan. After a failure or a stop, retries the failed and waiting steps. Resolves to the final progress
   * and never rejects.
   */
  start: () => Promise<Progress<S>>
  /** Cancels running steps and starts no more. */
  stop: () => void
  /** Returns the current progress. The object changes only with the progress. */
  getSnapshot: () => Progress<S>
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Creates a queue that runs a plan phase by phase, with at most `atOnce` calls at the same time (four by default; one
 * keeps their order). A failed step stops later phases, but not the rest of its phase. `explain` returns the
 * message of a failure.
 */
export function createQueue<S extends Step>(
  plan: Plan<S>,
  run: (step: S, signal: AbortSignal) => Promise<unknown>,
  { explain = failureMessage, atOnce = AT_ONCE }: QueueOptions = {},
): Queue<S> {
  const items = new Map<S, QueueItem<S>>(
    plan.flat().map((step) => [step, { step, state: 'waiting', message: '' }]),
  )
  const listeners = new Set<() => void>()
  let snapshot = progressOf('idle', [...items.values()])
  let underway: { controller: AbortController; ended: Promise<Progress<S>> } | null = null

  function show(state: QueueState): Progress<S> {
    snapshot = progressOf(state, [...items.values()])
    for (const listener of listeners) listener()
    return snapshot
  }

  function become(step: S, state: ItemState, message = ''): void {
    items.set(step, { step, state, message })
    show('running')
  }

  async function perform(step: S, signal: AbortSignal): Promise<void> {
    become(step, 'running')
    const [state, message = ''] = await outcomeOf(async () => run(step, signal), signal, explain)
    become(step, state, message)
  }

  const isDone = (step: S): boolean => items.get(step)?.state === 'done'

  async function performPhase(phase: readonly S[], signal: AbortSignal): Promise<boolean> {
    const left = phase.filter((step) => !isDone(step)).values()
    const work = async () => {
      for (const step of left) if (!signal.aborted) await perform(step, signal)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return phase.every(isDone)
  }

  async function performAll(signal: AbortSignal): Promise<Progress<S>> {
    const failed = [...items.values()].filter(({ state }) => state === 'failed')
    for (const { step } of failed) become(step, 'waiting')
    for (const phase of plan) if (!(await performPhase(phase, signal))) break
    underway = null
    const stopped = signal.aborted ? 'stopped' : 'failed'
    return show(plan.flat().every(isDone) ? 'done' : stopped)
  }

  return {
    start() {
      if (underway) return underway.ended
      const controller = new AbortController()
      const begun = Promise.resolve().then(() => performAll(controller.signal))
      underway = { controller, ended: begun }
      return begun
    },
    stop: () => underway?.controller.abort(),
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function outcomeOf(
  call: () => Promise<unknown>,
  signal: AbortSignal,
  explain: (error: unknown) => string,
): Promise<[state: ItemState, message?: string]> {
  try {
    await call()
    return ['done']
  } catch (error) {
    const cancelled = signal.aborted || (isSdkError(error) && error.kind === 'aborted')
    return cancelled ? ['waiting'] : ['failed', explain(error)]
  }
}
