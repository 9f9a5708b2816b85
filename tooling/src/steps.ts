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
export async function takeSteps(steps: readonly Step[], { write, now }: Terminal): Promise<number> {
  const width = Math.max(...steps.map(({ name }) => name.length))
  const began = now()
  const runs = steps.map((step) => runOf(step, now))
  startInOrder(runs)
  for (const [passed, { name, outcome }] of runs.entries()) {
    const indented = `  ${name.padEnd(width)}  `
    write(indented)
    const { code, output, note, took } = await outcome((line) => write(`\n    ${line}\n${indented}`))
    if (code !== 0) {
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

type Run = ReturnType<typeof runOf>

/** Prepares a step to run. Its lines wait until its outcome is read. */
function runOf({ name, cores, check }: Step, now: () => number) {
  const ended = Promise.withResolvers<Ended>()
  const waiting: string[] = []
  let log = (line: string): void => void waiting.push(line)
  return {
    name,
    cores,
    /** Runs the step. Resolves with whether it passed. */
    async start(): Promise<boolean> {
      const startedAt = now()
      const outcome = await check((line) => log(line)).catch(asOutcome)
      ended.resolve({ ...outcome, took: now() - startedAt })
      return outcome.code === 0
    },
    outcome(show: (line: string) => void): Promise<Ended> {
      for (const line of waiting) show(line)
      log = show
      return ended.promise
    },
  }
}

/** Starts each run when there are cores for it, until one fails. */
function startInOrder(runs: readonly Run[]): void {
  const queue = runs.filter(({ cores }) => cores > 0)
  let free = CORES
  const startNext = (): void => {
    while (queue[0] && queue[0].cores <= free) void begin(queue.shift())
  }
  async function begin(run: Run | undefined): Promise<void> {
    if (!run) return
    free -= run.cores
    const passed = await run.start()
    free += run.cores
    if (passed) startNext()
    else queue.length = 0
  }
  for (const run of runs) if (run.cores === 0) void run.start()
  startNext()
}

const asOutcome = (error: unknown): Outcome & { note?: string } => ({
  code: 1,
  output: error instanceof Error ? error.message : String(error),
})

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(7)

const withoutColour = (output: string) => (process.stdout.isTTY ? output : stripVTControlCharacters(output))
