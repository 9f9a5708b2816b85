import { homedir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Io } from './terminal/io.ts'

/** The package of the server. A variable, because the command line does not depend on it. */
const SERVER: string = '@tributary/server/operate'

/** What a command gets from this process. Ctrl-C aborts the signal once; the second time it ends the process. */
export function processIo(): Io {
  const interrupt = new AbortController()
  process.once('SIGINT', () => interrupt.abort())
  return {
    env: process.env,
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    platform: process.platform,
    home: homedir(),
    signal: interrupt.signal,
    pause: (ms, signal) => pause(ms, undefined, { signal }),
    operate: () => import(SERVER),
  }
}
