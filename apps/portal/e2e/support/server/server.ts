import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, serverCommand, workspace } from '@tributary/tooling/workspace'

/** The variable with the data directory that fresh servers copy. Without it, each fills its own. */
export const DEMO_DATA = 'E2E_DEMO_DATA'

// Shares compiled code: a run starts a dozen servers.
const laterClock = import.meta.resolve('./later-clock.ts')
const compiled = join(workspace, 'node_modules/.cache/e2e-compiled')

type Settings = {
  databaseUrl?: string
  /** Additional environment variables. */
  variables?: Record<string, string>
}

/** The real server in a separate process, with its own data directory. */
export class Server {
  readonly url: string
  readonly dataDir: string
  readonly #port: number
  readonly #settings: Settings
  #process: ChildProcess | undefined
  #said = ''

  private constructor(port: number, dataDir: string, settings: Settings) {
    this.#port = port
    this.url = `http://localhost:${port}`
    this.dataDir = dataDir
    this.#settings = settings
  }

  /** Starts a server, with demo data unless `DEMO` is `false`, and waits until it is ready. */
  static async fresh(settings: Settings = {}): Promise<Server> {
    const dataDir = await mkdtemp(join(tmpdir(), 'tributary-e2e-'))
    const made = process.env[DEMO_DATA]
    const hasDemo = settings.variables?.DEMO !== 'false'
    if (made && hasDemo && !settings.databaseUrl) await cp(made, dataDir, { recursive: true })
    const server = new Server(await freePort(), dataDir, settings)
    await server.start()
    return server
  }

  /** Starts it on the same data directory and waits for its ready line. Its clock can be ahead. */
  async start({ minutesLater = 0 }: { minutesLater?: number } = {}): Promise<void> {
    const [node, ...args] = serverCommand
    const started = spawn(node, args, {
      cwd: workspace,
      env: { ...this.#environment(), ...(minutesLater > 0 && clockAhead(minutesLater)) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = started
    await new Promise<void>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        this.#said += chunk
        if (this.#said.includes(`Tributary is ready: ${this.url}`)) resolve()
      }
      started.stdout.on('data', listen)
      started.stderr.on('data', listen)
      started.on('exit', (code) =>
        reject(new Error(`The server ended with ${code} before it was ready:\n${this.#said}`)),
      )
    })
  }

  /** Stops it gracefully. All data is on disk afterwards. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  /** Kills it without any warning. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** The output, for failed tests. */
  get log(): string {
    return this.#said
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL') {
    const running = this.#process
    this.#process = undefined
    this.#said = ''
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const exited = once(running, 'exit')
    running.kill(signal)
    await exited
  }

  #environment(): NodeJS.ProcessEnv {
    const { DATABASE_URL: _, ...inherited } = environment
    return {
      ...inherited,
      NODE_ENV: 'development',
      PORT: String(this.#port),
      DATA_DIR: this.dataDir,
      DEMO: 'true',
      NODE_COMPILE_CACHE: compiled,
      // The real challenge and worker, solved in milliseconds.
      CAPTCHA_COST: '10',
      // Sign-ups through the API set this header, as a proxy would.
      TRUST_PROXY: '1',
      ...this.#settings.variables,
      ...(this.#settings.databaseUrl ? { DATABASE_URL: this.#settings.databaseUrl } : {}),
    }
  }
}

const clockAhead = (minutes: number) => ({
  NODE_OPTIONS: `--import=${laterClock}`,
  CLOCK_AHEAD_MS: String(minutes * 60_000),
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No free port was given.')
  return address.port
}
