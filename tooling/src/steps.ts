import { stripVTControlCharacters } from 'node:util'
import type { Outcome } from './run.ts'

/** A check of `npm test`. Its `note` is printed after the duration. */
export type Step = {
  name: string
  check: (log: (line: string) => void) => Promise<Outcome & { note?: string }>
}

type Terminal = { write: (text: string) => void; now: () => number }

/** Runs the steps in order, stops at the first failure, prints how many passed, and returns the exit code. */
export async function takeSteps(steps: readonly Step[], { write, now }: Terminal): Promise<number> {
  const width = Math.max(...steps.map(({ name }) => name.length))
  const began = now()
  for (const [passed, { name, check }] of steps.entries()) {
    write(`  ${name.padEnd(width)}  `)
    const start = now()
    const outcome = await check((line) => write(`\n    ${line}\n  ${name.padEnd(width)}  `)).catch(asOutcome)
    const took = seconds(now() - start)
    if (outcome.code !== 0) {
      write(`failed after ${took}\n\n${withoutColour(outcome.output).trim()}\n\n${passed} passed, 1 failed\n`)
      return 1
    }
    write(`${took}${outcome.note ? `  ${outcome.note}` : ''}\n`)
  }
  write(`\nAll done in ${seconds(now() - began)}.\n${steps.length} passed, 0 failed\n`)
  return 0
}

const asOutcome = (error: unknown): Outcome & { note?: string } => ({
  code: 1,
  output: error instanceof Error ? error.message : String(error),
})

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(7)

const withoutColour = (output: string) => (process.stdout.isTTY ? output : stripVTControlCharacters(output))
