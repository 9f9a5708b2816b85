import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { environment } from '../workspace.ts'

/** A server: its command, and what it prints when it is ready. */
type Server = {
  command: readonly [string, ...string[]]
  ready: string
  cwd?: string
  env?: NodeJS.ProcessEnv
}

/** Starts a server, runs a function once it is ready, then stops the server. */
export async function whileRunning({ command, ready, cwd, env }: Server, use: () => Promise<void>) {
  const [program, ...args] = command
  const server = spawn(program, args, {
    cwd,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(server, 'close')
  try {
    await printed(server, ready)
    await use()
  } finally {
    server.kill()
    await closed
  }
}

/** Resolves when a server prints this text. Rejects with its output if it ends before. */
function printed(server: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk
        if (output.includes(text)) resolve()
      })
    server.on('error', reject).on('close', () => reject(new Error(output)))
  })
}
