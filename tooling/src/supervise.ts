import { type ChildProcess, spawn } from 'node:child_process'
import { onLauncherExit } from './launchers.ts'
import { ended } from './run.ts'
import { environment, workspace } from './workspace.ts'

export type Program = {
  command: readonly [string, ...string[]]
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Prints its output only if it fails. */
  quiet?: boolean
}

/** Milliseconds a program gets to stop before it is killed. */
const stopTimeout = 15_000

const running = new Set<ChildProcess>()
const signalled = new WeakSet<ChildProcess>()
let stopping = false

/**
 * Runs programs in parallel until one of them ends, then stops the others. Returns the exit code of the first, or 0
 * if a stop was requested.
 */
export async function supervise(programs: readonly Program[]): Promise<number> {
  const codes = programs.map((program) => start(program).finally(stopAll))
  const first = await Promise.race(codes)
  await Promise.all(codes)
  return stopping ? 0 : first
}

/** Stops all programs on the first signal or launcher exit. */
export function stopOnRequest(): void {
  const stop = () => {
    if (!stopping) stopAll()
    stopping = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  onLauncherExit(stop)
}

async function start({ command: [program, ...args], cwd = workspace, env, quiet }: Program): Promise<number> {
  if (stopping) return 0
  const sink = quiet ? 'pipe' : 'inherit'
  // A separate process group: the program gets one stop signal, even if several layers pass theirs on.
  const child = spawn(program, args, {
    cwd,
    env: { ...environment, ...env },
    stdio: ['ignore', sink, sink],
    detached: true,
  })
  running.add(child)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await ended(child).finally(() => running.delete(child))
  if (code !== 0 && !stopping) process.stderr.write(Buffer.concat(output))
  return code
}

function stopAll() {
  for (const child of running) {
    // The end of the first program stops the rest again. A second signal would make some programs exit immediately.
    if (signalled.has(child)) continue
    signalled.add(child)
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), stopTimeout).unref()
  }
}
