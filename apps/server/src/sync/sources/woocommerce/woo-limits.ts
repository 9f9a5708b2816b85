import { setTimeout as wait } from 'node:timers/promises'

export type WooLimits = {
  /** How long one whole response may take. */
  readonly answerMs: number
  /** Most bytes of one response, decompressed. */
  readonly answerBytes: number
  /** The longest pause a shop may request. A longer one ends the refresh, which then shows when to retry. */
  readonly longestWaitMs: number
  /** The pauses before retries of a temporary failure. */
  readonly pausesMs: readonly number[]
  /** How often the reader of a listing may go back before the refresh fails. */
  readonly steps: number
  pause(ms: number, signal: AbortSignal): Promise<void>
}

export const wooLimits: WooLimits = {
  answerMs: 30_000,
  answerBytes: 32 * 1024 * 1024,
  longestWaitMs: 60_000,
  pausesMs: [1_000, 4_000, 15_000],
  steps: 100,
  pause: (ms, signal) => wait(ms, undefined, { signal }),
}
