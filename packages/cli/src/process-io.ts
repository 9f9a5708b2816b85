import { homedir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Io } from './terminal/io.ts'

/** The package of the server. A variable, because the command line does not depend on it. */
const SERVER: string = '@tributary/server/operate'

/** What a command gets from this process, except for what is given. */
export const processIo = (given: Partial<Io>): Io => ({
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  platform: process.platform,
  home: homedir(),
  signal: given.signal ?? interruptSignal(),
  pause: (ms, signal) => pause(ms, undefined, { signal }),
  operate: () => import(SERVER),
  ...given,
})

/** Ctrl-C aborts the signal once. The second time it ends the process. */
function interruptSignal(): AbortSignal {
  const interrupt = new AbortController()
  process.once('SIGINT', () => interrupt.abort())
  return interrupt.signal
}
