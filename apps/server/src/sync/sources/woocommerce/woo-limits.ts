import { setTimeout as wait } from 'node:timers/promises'

export type WooLimits = {
  /** How long one answer may take, all of it. */
  readonly answerMs: number
  /** Bytes of one answer, once unpacked. */
  readonly answerBytes: number
  /** The longest time a shop may ask us to wait before the refresh ends and says when it may be tried again. */
  readonly longestWaitMs: number
  /** How long to wait before asking again for what failed in passing. */
  readonly pausesMs: readonly number[]
  /** How often rows may go while they are read before the refresh gives up. */
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
