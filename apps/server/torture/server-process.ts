import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const main = resolve(import.meta.dirname, '../src/app/main.ts')
const PROBE_MS = 10
const LINES = 40

/** The real server in a separate process, with the settings of production. */
export type ServerProcess = {
  readonly process: ChildProcess
  /** The last lines it printed. */
  readonly lines: readonly string[]
  /** Resolves with the milliseconds from the start until /readyz returned 200. Rejects if the process ended before. */
  ready(): Promise<number>
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>
  /** Sends SIGTERM and waits for the end. Resolves with the exit code. */
  stop(): Promise<number | null>
}

export type ServerOptions = {
  environment: NodeJS.ProcessEnv
  port: number
  /** Arguments of Node, for example a module that is loaded first. */
  nodeOptions?: readonly string[]
  /** An open file for its log, instead of a pipe. */
  output?: number
}

export function startServerProcess(options: ServerOptions): ServerProcess {
  const { environment, port, nodeOptions = [], output = 'pipe' } = options
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--conditions=@tributary/source', ...nodeOptions, main], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', output, 'pipe', 'ipc'],
  })
  const lines: string[] = []
  const keep = (text: Buffer) => lines.push(...String(text).split('\n').filter(Boolean).splice(-LINES))
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const ended = once(child, 'exit')
  endWithThisProcess(child)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  return {
    process: child,
    lines,
    async ready() {
      while ((await statusOf(`http://127.0.0.1:${port}/readyz`)) !== 200) {
        if (hasEnded()) throw new Error(`The server ended before it was ready:\n${lines.join('\n')}`)
        await pause(PROBE_MS)
      }
      return performance.now() - startedAt
    },
    async kill() {
      child.kill('SIGKILL')
      if (!hasEnded()) await ended
    },
    async stop() {
      child.kill('SIGTERM')
      if (!hasEnded()) await ended
      return child.exitCode
    },
  }
}

/** Kills a server that this process leaves behind, before the folders are removed. */
function endWithThisProcess(child: ChildProcess) {
  const kill = () => void child.kill('SIGKILL')
  process.prependOnceListener('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}

/** Returns the status of a response, or undefined if there was none. */
function statusOf(url: string): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  get(url, { agent: false, timeout: 5_000 }, (response) => {
    response.resume()
    resolve(response.statusCode)
  })
    .on('timeout', function timedOut(this: { destroy(): void }) {
      this.destroy()
    })
    .on('error', () => resolve(undefined))
  return promise
}
