import type { Operate } from '../operate/operate.ts'

/** Where a command writes. */
export type Output = {
  write: (text: string) => unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Everything a command gets from its process. Tests replace parts of it. */
export type Io = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: NodeJS.ReadStream
  readonly stdout: Output
  readonly stderr: Output
  readonly platform: NodeJS.Platform
  /** The home folder of the user. */
  readonly home: string
  /** Replaces the global fetch. */
  readonly fetch?: typeof fetch
  /** Aborts when the user presses Ctrl-C. */
  readonly signal: AbortSignal
  /** Waits. Rejects with the reason of the signal when it aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<unknown>
  /** Loads the functions of an installed server. Rejects if there is none. */
  readonly operate: () => Promise<Operate>
}
