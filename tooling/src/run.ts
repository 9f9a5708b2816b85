import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { environment, workspace } from './workspace.ts'

/** A finished command: its exit code, and stdout and stderr in the order they were written. */
export type Outcome = { code: number; output: string }

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; onStart?: (child: ChildProcess) => void }

/** Runs a command and collects its output. */
export async function run(command: string, args: readonly string[], options: Options = {}): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? workspace,
    env: options.env ?? environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  options.onStart?.(child)
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await ended(child)
  return { code, output: Buffer.concat(output).toString('utf8') }
}

/** Resolves with the exit code of a child, or 128 plus the signal's number, as a shell does. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
