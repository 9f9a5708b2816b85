import { type Config, readConfig } from './config.ts'
import { DEMO_PASSWORD, demoPeople } from './demo/demo-people.ts'
import { type RunningServer, startServer } from './start.ts'
import { startFailure } from './start-failure.ts'

const DRAIN_MS = 10_000

async function main() {
  const config = readConfig(process.env)
  const server = await startServer(config, (line) => process.stdout.write(`${line}\n`))
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
  console.error(startFailure(error) ?? error)
  process.exit(1)
}

process.on('unhandledRejection', giveUp)
main().catch(giveUp)
