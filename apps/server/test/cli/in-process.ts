import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { type RunOptions, run } from '@tributary/cli'

/** How a command ended. */
export type Ended = { code: number | null; stdout: string; stderr: string }

export type Given = Omit<RunOptions, 'stdin'> & {
  /** The text on the standard input. */
  stdin?: string
}

/** Runs the command line in this process, without a terminal, in an empty home folder. */
export async function tributary(
  args: readonly string[],
  { stdin: text = '', env = {}, ...options }: Given = {},
): Promise<Ended> {
  const ended = { stdout: '', stderr: '' }
  const output = (name: keyof typeof ended) => ({
    write(text: string) {
      ended[name] += text
    },
  })
  // A stream without a terminal has all that the command line reads.
  const stdin = new PassThrough().end(text) as unknown as NodeJS.ReadStream
  const code = await run(args, {
    ...{ env, stdin, stdout: output('stdout'), stderr: output('stderr'), home: newHome() },
    signal: new AbortController().signal,
    // Polls follow each other quickly.
    pause: (_, signal) => setTimeout(20, undefined, { signal }),
    ...options,
  })
  return { code, ...ended }
}

/** An empty home folder. */
export const newHome = (): string => mkdtempSync(join(tmpdir(), 'tributary-home-'))
