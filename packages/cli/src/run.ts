import { type Command, CommanderError } from 'commander'
import { type ExitName, exitCodes } from './failure/exit-codes.ts'
import { explainFailure } from './failure/explain-failure.ts'
import { refuseSecrets } from './failure/refuse-secrets.ts'
import { createProgram } from './program.ts'
import type { Io } from './terminal/io.ts'
import { printFailure } from './terminal/print.ts'

/** Runs the command line with these arguments, and returns the exit code. Never throws. */
export async function runWith(args: readonly string[], io: Io): Promise<number> {
  const end = await attempt(args, io)
  return exitCodes[end].code
}

async function attempt(args: readonly string[], io: Io): Promise<ExitName> {
  try {
    refuseSecrets(args)
    const program = createProgram(io)
    prepare(program, io)
    await program.parseAsync([...args], { from: 'user' })
    return 'done'
  } catch (error) {
    // Commander has printed its help, its version or the mistake.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 'done' : 'usage'
    const { exit, lines } = explainFailure(error)
    for (const line of lines.filter(Boolean)) printFailure(io, line)
    return exit
  }
}

/** Makes every command write to the outputs of this process, and throw instead of ending it. */
function prepare(command: Command, io: Io): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => void io.stdout.write(text),
    writeErr: (text) => void io.stderr.write(text),
    getOutHelpWidth: () => (io.stdout.isTTY ? (io.stdout.columns ?? 80) : 100),
    getErrHelpWidth: () => (io.stderr.isTTY ? (io.stderr.columns ?? 80) : 100),
    getOutHasColors: () => false,
    getErrHasColors: () => false,
  })
  if (command.commands.length === 0) command.showHelpAfterError('Add --help for the options and examples.')
  for (const inner of command.commands) prepare(inner, io)
}
