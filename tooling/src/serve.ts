import { spawn } from 'node:child_process'
import { whenLaunchersGo } from './launchers.ts'
import { ended, run } from './run.ts'
import { environment, serverCommand, workspace } from './workspace.ts'

/** `npm start`: builds the portal when it has changed, then runs the server until someone stops it. */
const patience = 15_000
let stop: () => void = () => process.exit(130)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop())
whenLaunchersGo(() => stop())

await build()
process.exit(await serve())

async function build() {
  console.log('Building the portal…')
  const began = performance.now()
  const { code, output } = await run('turbo', ['run', 'build', '--filter=@tributary/portal'], {
    onStart: (child) => {
      stop = () => {
        child.kill('SIGTERM')
        process.exit(130)
      }
    },
  })
  if (code !== 0) {
    console.error(output)
    process.exit(code)
  }
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s. Starting the server…`)
}

async function serve() {
  const [node, ...args] = serverCommand
  // In a process group of its own the server hears one request to stop, however many layers passed theirs on.
  const server = spawn(node, args, { cwd: workspace, env: environment, stdio: 'inherit', detached: true })
  stop = () => {
    stop = () => {}
    server.kill('SIGTERM')
    setTimeout(() => server.kill('SIGKILL'), patience).unref()
  }
  return ended(server)
}
