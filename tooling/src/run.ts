import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { environment, workspace } from './workspace.ts'

/** How a command ended, and everything it said, in the order it said it. */
export type Outcome = { code: number; output: string }

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; onStart?: (child: ChildProcess) => void }

/** Runs a command to its end and keeps what it prints. */
export async function run(command: string, args: readonly string[], options: Options = {}): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? workspace,
    env: options.env ?? environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  options.onStart?.(child)
  const said: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await ended(child)
  return { code, output: Buffer.concat(said).toString('utf8') }
}

/** The exit code of a child; when a signal ended it, 128 and the signal's number, as a shell counts. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
