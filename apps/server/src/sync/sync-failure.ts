import type { RefreshCause } from '@tributary/domain'

/** A refresh, or one stream of it, that cannot go on: its message is the sentence people read. */
export class SyncFailure extends Error {
  override name = 'SyncFailure'
  /** What it is, for machines. */
  readonly code: RefreshCause
  /** The same may work in a moment. */
  readonly passing: boolean

  constructor(sentence: string, options: { code: RefreshCause; passing?: boolean; cause?: unknown }) {
    super(sentence, { cause: options.cause })
    this.code = options.code
    this.passing = options.passing ?? false
  }
}
