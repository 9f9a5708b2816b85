import type { ExitName } from './exit-codes.ts'

/** A failure with a sentence for the user and an exit code. Its text never contains a secret. */
export class CommandFailure extends Error {
  readonly exit: ExitName

  constructor(exit: ExitName, sentence: string) {
    super(sentence)
    this.name = 'CommandFailure'
    this.exit = exit
  }
}

/** Creates a failure of usage. */
export const usage = (sentence: string): CommandFailure => new CommandFailure('usage', sentence)
