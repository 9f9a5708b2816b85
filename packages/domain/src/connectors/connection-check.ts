/** What trying a connection looks at, in this order; each depends on those before it. */
export const connectionCheckKeys = [
  'host-found',
  'reached',
  'signed-in',
  'source-readable',
  'target-reached',
  'target-writable',
] as const

/** One of the things that trying a connection looks at. */
export type ConnectionCheckKey = (typeof connectionCheckKeys)[number]

/** What one look came to; `skipped` when one before it failed. */
export type ConnectionCheckOutcome = 'passed' | 'failed' | 'skipped'

/** One line of a connection test. The sentence says what to do about a failure, or what was found; null says nothing. */
export type ConnectionCheck = { key: string; outcome: string; sentence: string | null }
