import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { DEMO_PASSWORD, demoPeople } from './demo/demo-people.ts'
import { type RunningServer, startServer } from './start.ts'
import { DataDirInUse } from './storage/data-dir-lock.ts'
import { SchemaTooNew } from './storage/migrations/migrate.ts'

const DRAIN_MS = 10_000

/** Failures whose sentence says all there is to say; anything else is a fault and shows its stack. */
const explained = [ConfigError, DataDirInUse, SchemaTooNew]

async function main() {
  const config = readConfig(process.env)
  const server = await startServer(config)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stopWithin(server))
  process.stdout.write(`${[greeting(config), ...server.notices].join('\n')}\n`)
}

async function stopWithin(server: RunningServer) {
  setTimeout(() => process.exit(1), DRAIN_MS).unref()
  await server.stop()
  process.exit(0)
}

function greeting({ publicUrl, demo, mail }: Config) {
  const ready = `Tributary is ready: ${publicUrl.origin}`
  if (!demo) return ready
  const people = demoPeople.map(({ email, role }) => `  ${email.padEnd(26)} ${role}`)
  const post = mail.smtp ? [] : [`Mail to them and to anybody else lies in ${mail.folder}`]
  const invitation = `Sign in as one of these people, with the password ${DEMO_PASSWORD}:`
  return [ready, invitation, ...people, ...post].join('\n')
}

function giveUp(error: unknown) {
  const sentence =
    error instanceof Error && explained.some((kind) => error instanceof kind) ? error.message : error
  console.error(sentence)
  process.exit(1)
}

process.on('unhandledRejection', giveUp)
main().catch(giveUp)
