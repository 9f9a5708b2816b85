import { stopOnRequest, supervise } from './supervise.ts'
import { serverCommand } from './workspace.ts'

/** `npm start`: builds the portal if it has changed, then runs the server until it is stopped. */
stopOnRequest()

console.log('Building the portal…')
const built = await supervise([
  { command: ['turbo', 'run', 'build', '--filter=@tributary/portal'], quiet: true },
])
if (built !== 0) process.exit(built)

console.log('Starting the server…')
process.exit(await supervise([{ command: serverCommand }]))
