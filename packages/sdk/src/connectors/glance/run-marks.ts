import type { RefreshRun } from '@tributary/domain'
import { clockTime } from '../runs/clock-time.ts'
import {
  durationWords,
  oldestFirst,
  outcomeCounts,
  outcomeOf,
  outcomeWord,
  type RunOutcome,
  runDuration,
  runsSentence,
} from '../runs/run-bars.ts'
import { glanceMessages } from './glance.messages.ts'

/** The shape of a mark. It shows the outcome without colour. */
export type RunMarkShape = 'bar' | 'notch' | 'ring' | 'hollow' | 'dash' | 'triangle'

/** One mark of a connector's run strip. */
export type RunMark = {
  /** How the refresh ended; `none` if there is no refresh at this place. */
  outcome: RunOutcome | 'none'
  /** The shape of the mark. */
  shape: RunMarkShape
  /** The refresh; null if there is none. */
  run: RefreshRun | null
  /** The refresh in words, for a tooltip. */
  label: string
}

/** The latest refreshes as marks of equal size, and in words. */
export type RunMarks = {
  /** Always the same number of marks, the oldest first. */
  marks: readonly RunMark[]
  /** The same in words, for screen readers. */
  sentence: string
  /** The outcomes in a few words, to show instead of too few marks; null from three refreshes. */
  words: string | null
}

const shapes: Record<RunOutcome, RunMarkShape> = {
  succeeded: 'bar',
  failed: 'notch',
  interrupted: 'triangle',
  running: 'ring',
  queued: 'ring',
  cancelled: 'hollow',
  unknown: 'hollow',
}

const MARKS = 14
const ENOUGH_FOR_MARKS = 3

/** Returns the latest refreshes, in any order, as `count` marks. Places without a refresh are dashes. */
export function runMarks(runs: readonly RefreshRun[], now: Date, count = MARKS): RunMarks {
  const latest = oldestFirst(runs).slice(-count)
  const marks = latest.map((run) => markOf(run, now))
  const missing = Array.from({ length: count - marks.length }, noMark)
  return { marks: [...missing, ...marks], sentence: runsSentence(latest), words: wordsOf(latest) }
}

const noMark = (): RunMark => ({
  outcome: 'none',
  shape: 'dash',
  run: null,
  label: glanceMessages.runs.noRun,
})

function markOf(run: RefreshRun, now: Date): RunMark {
  const outcome = outcomeOf(run)
  const duration = runDuration(run, now)
  const facts = [
    outcomeWord(run),
    run.triggeredAt && clockTime(run.triggeredAt, now),
    duration !== null && durationWords(duration),
    outcome === 'succeeded' && glanceMessages.runs.rows(run.rows),
  ]
  const label = glanceMessages.runs.mark(facts.filter((fact) => typeof fact === 'string'))
  return { outcome, shape: shapes[outcome], run, label }
}

function wordsOf(runs: readonly RefreshRun[]): string | null {
  if (runs.length === 0) return glanceMessages.runs.none
  return runs.length < ENOUGH_FOR_MARKS ? outcomeCounts(runs) : null
}
