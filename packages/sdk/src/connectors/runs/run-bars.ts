import type { RefreshRun } from '@tributary/domain'
import { formatNumber } from '../../common/language/format.ts'
import { joined } from '../../common/text/joined.ts'
import { runsMessages } from './runs.messages.ts'

/** The outcome of a run, or its state; `unknown` for a state the SDK does not recognise. */
export type RunOutcome = keyof typeof runsMessages.outcomes | 'unknown'

/** One bar of a connector's history chart. */
export type RunBar = {
  /** The refresh. */
  run: RefreshRun
  /** How it ended. */
  outcome: RunOutcome
  /** Its duration in milliseconds, so far if it still runs; null when it never started. */
  duration: number | null
  /** From 0.15 to 1: its duration relative to the longest. */
  height: number
}

/** The chart, and a sentence with the same content. */
export type RunBars = {
  /** The bars, oldest first. */
  bars: readonly RunBar[]
  /** The same in words, for screen readers. */
  sentence: string
}

const LEAST_HEIGHT = 0.15

// The set contains only outcomes.
const isOutcome = (state: string): state is Exclude<RunOutcome, 'unknown'> =>
  Object.hasOwn(runsMessages.outcomes, state)

/** Returns the outcome of a run, whatever words its server uses. */
export const outcomeOf = ({ state }: Pick<RefreshRun, 'state'>): RunOutcome =>
  isOutcome(state) ? state : 'unknown'

/** Returns the outcome in a word. An unknown one is shown as the server spells it. */
export const outcomeWord = (run: Pick<RefreshRun, 'state'>): string =>
  isOutcome(run.state) ? runsMessages.outcomes[run.state] : run.state

/**
 * Returns the duration of a run in milliseconds, so far if it still runs; null when it never started. Disagreeing
 * clocks give 0.
 */
export function runDuration(
  { startedAt, completedAt }: Pick<RefreshRun, 'startedAt' | 'completedAt'>,
  now: Date,
): number | null {
  if (!startedAt) return null
  return Math.max(0, (completedAt ?? now).getTime() - startedAt.getTime())
}

/** Formats a duration for a card: "under 1 s", "12 s", "1 min 12 s", "2 h 5 min". */
export function durationWords(ms: number): string {
  if (ms < 1000) return runsMessages.underASecond
  const seconds = Math.round(ms / 1000)
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)]
  const parts = [
    { unit: 'hours', amount: hours },
    { unit: 'minutes', amount: minutes % 60 },
    { unit: 'seconds', amount: hours > 0 ? 0 : seconds % 60 },
  ] as const
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ unit, amount }) => runsMessages.duration[unit](amount))
    .join(' ')
}

/** Returns the chart of these runs, oldest first, whatever their order. */
export function runBars(runs: readonly RefreshRun[], now: Date): RunBars {
  const inOrder = oldestFirst(runs)
  const longest = Math.max(1, ...inOrder.map((run) => runDuration(run, now) ?? 0))
  const bars = inOrder.map((run): RunBar => {
    const duration = runDuration(run, now)
    return {
      run,
      outcome: outcomeOf(run),
      duration,
      height: Math.max(LEAST_HEIGHT, (duration ?? 0) / longest),
    }
  })
  return { bars, sentence: runsSentence(inOrder) }
}

/** Returns runs in the order in which they were triggered, whatever their order. */
export const oldestFirst = (runs: readonly RefreshRun[]): RefreshRun[] =>
  runs.toSorted((a, b) => (a.triggeredAt?.getTime() ?? 0) - (b.triggeredAt?.getTime() ?? 0))

/** Returns how many runs ended in which way: "Last 5 refreshes: 4 succeeded, 1 failed." */
export const runsSentence = (runs: readonly RefreshRun[]): string =>
  runs.length === 0 ? runsMessages.noRuns : runsMessages.lastRuns(runs.length, outcomeCounts(runs))

/** Returns how many runs ended in which way, in a few words: "4 succeeded, 1 failed". */
export function outcomeCounts(runs: readonly Pick<RefreshRun, 'state'>[]): string {
  const found = runs.map(({ state }) => state)
  const states = [...Object.keys(runsMessages.outcomes), ...found]
  const counts = [...new Set(states)].flatMap((state) => {
    const count = found.filter((one) => one === state).length
    return count > 0 ? [countOf(state, count)] : []
  })
  return joined(counts)
}

/** An unknown outcome is counted in the words of the server. */
const countOf = (state: string, count: number): string =>
  isOutcome(state) ? runsMessages.counts[state](count) : `${formatNumber(count)} ${state}`
