import { ExpressionError } from './expression-error.ts'

const MOST_STEPS = 100_000
const DEEPEST = 150
const LONGEST_TEXT = 1_000_000
const LONGEST_MS = 1_000
/** The clock is read after this many steps. */
const STEPS_PER_LOOK = 512

/** Limits one evaluation: steps, depth, time and the size of its values. */
export type Budget = {
  /** Counts work. Larger values are more work. */
  spend(steps: number): void
  /** Runs work that is one level deeper. */
  deeper<T>(work: () => T): T
  /** Returns a text that is not too long. */
  text(value: string): string
}

export function newBudget(clock: () => number = () => performance.now()): Budget {
  const startedAt = clock()
  let [steps, depth, nextLook] = [0, 0, STEPS_PER_LOOK]

  function spend(more: number) {
    steps += more
    if (steps > MOST_STEPS) throw new ExpressionError('an expression takes too many steps')
    if (steps < nextLook) return
    nextLook = steps + STEPS_PER_LOOK
    if (clock() - startedAt > LONGEST_MS) throw new ExpressionError('an expression takes too long')
  }

  return {
    spend,
    deeper(work) {
      depth += 1
      if (depth > DEEPEST) throw new ExpressionError('an expression is nested too deeply')
      const result = work()
      depth -= 1
      return result
    },
    text(value) {
      if (value.length > LONGEST_TEXT) throw new ExpressionError('the value of an expression is too long')
      spend(Math.ceil(value.length / 100))
      return value
    },
  }
}
