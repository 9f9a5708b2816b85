import { stripVTControlCharacters } from 'node:util'
import type { Outcome } from './run.ts'

/** A check of `npm test`. Its `note` is printed after the duration. */
export type Step = {
  name: string
  /** How many processor cores it keeps busy: none if it only downloads. */
  cores: 0 | 1 | 2
  check: (log: (line: string) => void) => Promise<Outcome & { note?: string }>
}

type Terminal = { write: (text: string) => void; now: () => number }
type Ended = Awaited<ReturnType<Step['check']>> & { took: number }

/** What a small machine has. */
const CORES = 2

/**
 * Runs the steps, prints them in order, stops at the first failure, prints how many passed, and returns the exit code.
 * Steps that download run from the beginning. The others start in order as soon as cores are free.
 */
export async function takeSteps(steps: readonly Step[], terminal: Terminal): Promise<number> {
  const { write, now } = terminal
  const width = Math.max(...steps.map(({ name }) => name.length))
  const began = now()
  const running = startInOrder(steps, terminal)
  for (const [passed, { name }] of steps.entries()) {
    write(`  ${name.padEnd(width)}  `)
    const { code, output, note, took } = await running.outcome(passed, (line) =>
      write(`\n    ${line}\n  ${name.padEnd(width)}  `),
    )
    if (code !== 0) {
      running.stop()
      write(
        `failed after ${seconds(took)}\n\n${withoutColour(output).trim()}\n\n${passed} passed, 1 failed\n`,
      )
      return 1
    }
    write(`${seconds(took)}${note ? `  ${note}` : ''}\n`)
  }
  write(`\nAll done in ${seconds(now() - began)}.\n${steps.length} passed, 0 failed\n`)
  return 0
}

function startInOrder(steps: readonly Step[], { now }: Terminal) {
  const outcomes = steps.map(() => Promise.withResolvers<Ended>())
  const logs = steps.map((): { lines: string[]; log?: (line: string) => void } => ({ lines: [] }))
  let next = 0
  let free = CORES

  async function start(index: number, { check, cores }: Step) {
    const startedAt = now()
    free -= cores
    const outcome = await check((line) => {
      const { lines, log } = logs[index] ?? { lines: [] }
      if (log) log(line)
      else lines.push(line)
    }).catch(asOutcome)
    free += cores
    outcomes[index]?.resolve({ ...outcome, took: now() - startedAt })
    if (outcome.code === 0) startWaiting()
  }

  function startWaiting() {
    for (let step = steps[next]; step && step.cores <= free; step = steps[next]) {
      const index = next++
      if (step.cores > 0) void start(index, step)
    }
  }

  for (const [index, step] of steps.entries()) if (step.cores === 0) void start(index, step)
  startWaiting()
  return {
    /** Resolves with the outcome of a step. Logs the lines so far, then each new one. */
    outcome(index: number, log: (line: string) => void) {
      for (const line of logs[index]?.lines ?? []) log(line)
      logs[index] = { lines: [], log }
      return outcomes[index]?.promise ?? Promise.reject(new Error(`There is no step ${index}.`))
    },
    /** Starts no further steps. */
    stop() {
      next = steps.length
    },
  }
}

const asOutcome = (error: unknown): Outcome & { note?: string } => ({
  code: 1,
  output: error instanceof Error ? error.message : String(error),
})

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(7)

const withoutColour = (output: string) => (process.stdout.isTTY ? output : stripVTControlCharacters(output))
