import type { ConnectionCheck } from '@tributary/domain'

/** The steps of a fix, in order. */
export const fixSteps = ['test', 'save', 'retry'] as const

/** A step of a fix. */
export type FixStep = (typeof fixSteps)[number]

/** How far a fix is. */
export type FixProgress = {
  /** The step that runs or has failed; `done` after the last one. */
  at: FixStep | 'done'
  /** Why the step failed; null while it runs. */
  error: string | null
  /** The checks of the connection test that failed. */
  checks?: readonly ConnectionCheck[] | null
}

/** Whether a step runs at present. */
export const isFixing = (progress: FixProgress | null): boolean =>
  progress !== null && progress.at !== 'done' && progress.error === null

/** Returns how far one step is. */
export function outcomeOfStep(
  step: FixStep,
  { at, error }: FixProgress,
): 'waiting' | 'running' | 'done' | 'failed' {
  if (step === at) return error === null ? 'running' : 'failed'
  return at === 'done' || fixSteps.indexOf(step) < fixSteps.indexOf(at) ? 'done' : 'waiting'
}
