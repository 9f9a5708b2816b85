import type { Operate } from '../operate/operate.ts'

/** Where a command writes. */
export type Output = {
  /** Writes text. */
  write: (text: string) => unknown
  /** Whether it is a terminal. */
  readonly isTTY?: boolean
  /** The width of the terminal. */
  readonly columns?: number
}

/** Everything a command gets from its process. Tests replace parts of it. */
export type Io = {
  /** The environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** The standard input. */
  readonly stdin: NodeJS.ReadStream
  /** Results. */
  readonly stdout: Output
  /** Progress, questions and failures. */
  readonly stderr: Output
  /** The operating system. */
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
