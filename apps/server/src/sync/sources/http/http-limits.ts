import { LONGEST_SILENCE_MS } from '../../silence.ts'
import { pause, realTimers, type Timers } from '../../timers.ts'

/** Limits of every request and reading of a source. Tests replace them. */
export type HttpLimits = {
  /** How long one whole response may take. */
  readonly answerMs: number
  /** How long a source may send nothing, in all attempts of a request together. */
  readonly silenceMs: number
  /** Most bytes of one response, decompressed. */
  readonly answerBytes: number
  /** The longest pause a source may request. A longer one ends the refresh, which then shows when to retry. */
  readonly longestWaitMs: number
  /** The pauses before retries of a temporary failure. Each varies by 30 %, so that clients do not return together. */
  readonly pausesMs: readonly number[]
  /** A slice ends after this many rows or milliseconds, whichever is first. */
  readonly sliceRows: number
  readonly sliceMs: number
  pause(ms: number, signal: AbortSignal): Promise<void>
  readonly timers: Timers
  /** A number from 0 to 1. */
  random(): number
}

export const httpLimits: HttpLimits = {
  answerMs: 30_000,
  silenceMs: LONGEST_SILENCE_MS,
  answerBytes: 32 * 1024 * 1024,
  longestWaitMs: 60_000,
  pausesMs: [1_000, 4_000, 15_000],
  sliceRows: 20_000,
  sliceMs: 5 * 60_000,
  pause: (ms, signal) => pause(realTimers, ms, signal),
  timers: realTimers,
  random: Math.random,
}
