import { failureMessage, isSdkError } from '@tributary/sdk'
import { CommandFailure } from '../failure/command-failure.ts'
import { explainFailure } from '../failure/explain-failure.ts'
import { failureMessages } from '../failure/failure.messages.ts'
import type { Io } from '../terminal/io.ts'
import { note } from '../terminal/print.ts'
import type { Change } from './change.ts'
import { stateMessages as messages } from './state.messages.ts'

/** Makes the changes in order and stops at the first failure. A second run plans only what is left. */
export async function makeChanges(io: Io, changes: readonly Change[]): Promise<void> {
  let done = 0
  for (const { action, what, name, run } of changes) {
    try {
      io.signal.throwIfAborted()
      await run()
    } catch (error) {
      throw stopped(io, error, `${action} ${what} ${name}`, done, changes.length)
    }
    done += 1
    note(io, `${action} ${what} ${name}: done`)
  }
}

function stopped({ signal }: Io, error: unknown, at: string, done: number, all: number): CommandFailure {
  const summary = messages.stopped(at, done, all)
  if (signal.aborted) return new CommandFailure('interrupted', `${failureMessages.interrupted}\n${summary}`)
  const { exit, lines } = explainFailure(error)
  const reason = isSdkError(error) ? failureMessage(error) : lines.join(' ')
  const advice = exit === 'changed' ? [messages.madeMeanwhile] : []
  return new CommandFailure(exit, [reason, summary, ...advice].join('\n'))
}
