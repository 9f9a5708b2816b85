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
  /** Returns the answer to a question. With it, the command has a terminal. */
  answer?: (question: string) => string | Promise<string>
}

/** Runs the command line in this process, in an empty home folder. */
export async function tributary(
  args: readonly string[],
  { stdin: text = '', answer, env = {}, ...options }: Given = {},
): Promise<Ended> {
  const ended = { stdout: '', stderr: '' }
  const isTTY = answer !== undefined
  // A stream has all of a terminal that the command line uses.
  const stdin = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.ReadStream & PassThrough
  if (!answer) stdin.end(text)
  const output = (name: keyof typeof ended) => ({
    isTTY: isTTY && name === 'stderr',
    on: () => undefined,
    removeListener: () => undefined,
    write(text: string) {
      ended[name] += text
      if (answer && /(\[y\/N\]|:) $/.test(text)) void Promise.resolve(answer(text)).then(type)
      return true
    },
  })
  const type = (line: string) => void stdin.write(`${line}\r`)
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
