import type { Actor } from '@tributary/domain'
import { TargetFailure } from '../drivers/target-failure.ts'
import { sentenceFor } from '../outbound/sentence-for.ts'

/** Throws the failure of a database again, with the sentence for this user. */
export const inWordsFor =
  (caller: Actor) =>
  (error: unknown): never => {
    if (!(error instanceof TargetFailure)) throw error
    const { status, kind, unreachable } = error
    const options = { unreachable, cause: error, ...(kind && { kind }) }
    throw new TargetFailure(status, sentenceFor(caller)(error), options)
  }
