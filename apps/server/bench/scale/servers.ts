import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@tributary/tooling/free-port'

/** The key of all servers on the measured database. */
export const encryptionKey = randomBytes(32)

/** A server in its own process. */
export type ServerProcess = {
  readonly origin: string
  /** The ids of the runs that it has started, from its log. */
  readonly started: readonly string[]
  /** Returns the CPU time that it has used. Milliseconds. */
  cpuMs(): Promise<number>
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts servers on one database, with the manifests of a folder. */
export const startServers = (
  count: number,
  databaseUrl: string,
  manifests: string,
): Promise<ServerProcess[]> =>
  Promise.all(Array.from({ length: count }, () => startOne(databaseUrl, manifests)))

async function startOne(databaseUrl: string, manifests: string): Promise<ServerProcess> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'tributary-scale-'))
  const child = fork(join(import.meta.dirname, 'server.ts'), [], {
    execArgv: ['--conditions=@tributary/source'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...{
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        DEMO: 'false',
        HOST: '127.0.0.1',
        PORT: String(port),
      },
      ...{ ENCRYPTION_KEY: encryptionKey.toString('base64'), ALLOW_PRIVATE_TARGETS: 'true' },
      ...{ SOURCE_MANIFESTS: manifests, LOG_LEVEL: 'info' },
    },
  })
  const ended = once(child, 'exit')
  const started = startedRuns(child)
  await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`A server ended with ${code} before it was ready.`))),
  ])
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    started,
    async cpuMs() {
      child.send('cpu')
      const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
      return (cpu.user + cpu.system) / 1_000
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function startedRuns({ stdout }: ChildProcess): string[] {
  const started: string[] = []
  if (!stdout) throw new Error('The server has no output.')
  createInterface({ input: stdout }).on('line', (line) => {
    if (line.includes('"Refresh started"')) started.push(String(JSON.parse(line).runId))
  })
  return started
}
