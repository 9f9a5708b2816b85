import type { Config } from '../config.ts'
import { readConfig } from './read-config.ts'
import { type RunningServer, type StartHooks, startServer } from './start.ts'
import { startFailure } from './start-failure.ts'

const DRAIN_MS = 10_000

/** Runs the server as this process, until a signal stops it. */
export function runServer(
  environment: NodeJS.ProcessEnv,
  hooksFor: (config: Config) => Promise<StartHooks>,
): void {
  process.on('unhandledRejection', giveUp)
  run(environment, hooksFor).catch(giveUp)
}

async function run(environment: NodeJS.ProcessEnv, hooksFor: (config: Config) => Promise<StartHooks>) {
  const config = readConfig(environment)
  const server = await startServer(config, await hooksFor(config), print)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stopWithin(server))
  // The address comes last, where it stays on screen.
  print([...server.notices, `Tributary is ready: ${placeOf(config)}`].join('\n'))
}

const placeOf = ({ role, publicUrl, port }: Config) =>
  role === 'worker' ? `a worker, with its health on port ${port}` : publicUrl.origin

const print = (line: string) => void process.stdout.write(`${line}\n`)

async function stopWithin(server: RunningServer) {
  setTimeout(() => process.exit(1), DRAIN_MS).unref()
  await server.stop()
  process.exit(0)
}

function giveUp(error: unknown) {
  console.error(startFailure(error) ?? error)
  process.exit(1)
}
