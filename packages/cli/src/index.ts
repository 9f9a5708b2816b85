import { processIo } from './process-io.ts'
import { runWith } from './run.ts'
import type { Io } from './terminal/io.ts'

export type { AuditCheck, Operate } from './operate/operate.ts'
export type { Io, Output } from './terminal/io.ts'

/** What {@link run} uses instead of the inputs, outputs and environment of the process. */
export type RunOptions = Partial<Io>

/**
 * Runs the command line with these arguments, which do not include the program, and returns the exit code. Does not end
 * the process.
 */
export const run = (args: readonly string[], options: RunOptions = {}): Promise<number> =>
  runWith(args, processIo(options))
