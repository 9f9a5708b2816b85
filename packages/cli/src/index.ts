import type { Operate } from './operate/operate.ts'
import { processIo } from './process-io.ts'
import { runWith } from './run.ts'

export type { AuditCheck, Operate } from './operate/operate.ts'

/** Options of {@link run}. */
export type RunOptions = {
  /** Loads the functions of an installed server. By default those of `@tributary/server/operate`. */
  operate?: () => Promise<Operate>
}

/**
 * Runs the command line with these arguments, which do not include the program, and returns the exit code. It uses the
 * inputs, outputs and environment of the process, and does not end it.
 */
export const run = (args: readonly string[], options: RunOptions = {}): Promise<number> =>
  runWith(args, { ...processIo(), ...options })
