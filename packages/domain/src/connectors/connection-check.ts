/** The checks of a connection test, in order. Each depends on those before it. */
export const connectionCheckKeys = [
  'host-found',
  'reached',
  'signed-in',
  'source-readable',
  'target-reached',
  'target-writable',
] as const

/** One of {@link connectionCheckKeys}. */
export type ConnectionCheckKey = (typeof connectionCheckKeys)[number]

/** The outcome of a check; `skipped` if an earlier one failed. */
export type ConnectionCheckOutcome = 'passed' | 'failed' | 'skipped'

/** One line of a connection test. `sentence` explains a failure or shows what was found; null without text. */
export type ConnectionCheck = {
  /** The step: `host-found`, `reached`, `signed-in`, `source-readable`, `target-reached` or `target-writable`. */
  key: string
  /** `passed`, `failed`, or `skipped` after an earlier failure. */
  outcome: string
  /** The finding or the reason of a failure, for users; null if there is nothing to add. */
  sentence: string | null
}
