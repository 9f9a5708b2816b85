import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommandFailure, usage } from '../failure/command-failure.ts'
import { failureMessages } from '../failure/failure.messages.ts'
import { cleanText } from './clean-text.ts'
import type { Io } from './io.ts'
import { terminalMessages as messages } from './terminal.messages.ts'

/** Whether a user can answer questions. */
export const isInteractive = ({ stdin, stderr }: Io): boolean => stdin.isTTY === true && stderr.isTTY === true

/** Asks a question on the terminal. `hidden` shows nothing of the answer. */
export async function ask(io: Io, question: string, { hidden = false } = {}): Promise<string> {
  const silent = new Writable({ write: (_, __, done) => done() })
  // The interface writes the question, the answer as it is typed, and codes that move the cursor.
  const output = hidden ? silent : (io.stderr as unknown as NodeJS.WritableStream)
  const lines = createInterface({ input: io.stdin, output, terminal: true })
  // Written when the terminal no longer echoes, so that nothing typed after the question is shown.
  if (hidden) io.stderr.write(cleanText(question))
  try {
    return (await lines.question(hidden ? '' : cleanText(question), { signal: io.signal })).trim()
  } catch (error) {
    if (io.signal.aborted) throw new CommandFailure('interrupted', failureMessages.interrupted)
    throw error
  } finally {
    lines.close()
    if (hidden) io.stderr.write('\n')
  }
}

/** Requires a yes before a change, and ends the command otherwise. Without a terminal, only `--yes` confirms. */
export async function confirm(
  io: Io,
  question: string,
  { yes = false, refusal }: { yes?: boolean | undefined; refusal: string },
): Promise<void> {
  if (yes) return
  if (!isInteractive(io)) throw usage(messages.needsYes)
  if (!/^(y|yes)$/i.test(await ask(io, `${question} [y/N] `)))
    throw new CommandFailure('interrupted', refusal)
}

const LONGEST_INPUT = 1024 * 1024

/** Reads everything that is piped into the command. */
export async function readStdin({ stdin }: Pick<Io, 'stdin'>): Promise<string> {
  let text = ''
  stdin.setEncoding('utf8')
  for await (const chunk of stdin) {
    text += String(chunk)
    if (text.length > LONGEST_INPUT) throw usage(messages.inputTooLong)
  }
  return text
}
