import { type ChildProcess, spawn } from 'node:child_process'
import { whenLaunchersGo } from './launchers.ts'
import { ended } from './run.ts'
import { environment, workspace } from './workspace.ts'

export type Program = {
  command: readonly [string, ...string[]]
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Says nothing unless it fails. */
  quiet?: boolean
}

/** How long a program may take to tidy up after it has been asked to stop. */
const patience = 15_000

const running = new Set<ChildProcess>()
let stopping = false

/**
 * Runs programs side by side until one of them ends, then stops the others. Answers the exit code of the first, or 0
 * when somebody asked for the end.
 */
export async function supervise(programs: readonly Program[]): Promise<number> {
  const codes = programs.map((program) => start(program).finally(stopAll))
  const first = await Promise.race(codes)
  await Promise.all(codes)
  return stopping ? 0 : first
}

/** Stops what runs when a person or a supervisor asks for it, once, in whichever way they ask. */
export function stopOnRequest(): void {
  const stop = () => {
    if (!stopping) stopAll()
    stopping = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  whenLaunchersGo(stop)
}

async function start({ command: [program, ...args], cwd = workspace, env, quiet }: Program): Promise<number> {
  if (stopping) return 0
  const sink = quiet ? 'pipe' : 'inherit'
  // In a process group of its own a program hears one request to stop, however many layers passed theirs on.
  const child = spawn(program, args, {
    cwd,
    env: { ...environment, ...env },
    stdio: ['ignore', sink, sink],
    detached: true,
  })
  running.add(child)
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await ended(child).finally(() => running.delete(child))
  if (code !== 0 && !stopping) process.stderr.write(Buffer.concat(said))
  return code
}

function stopAll() {
  for (const child of running) {
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), patience).unref()
  }
}
