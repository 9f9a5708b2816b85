import type { RefreshCause } from '@tributary/domain'

/** A failure of a refresh or of one stream. Its message is the sentence users read. */
export class SyncFailure extends Error {
  override name = 'SyncFailure'
  /** The machine-readable cause. */
  readonly code: RefreshCause
  /** The failure is temporary: the same may work in a moment. */
  readonly passing: boolean
  /** How long the target had sent nothing, in milliseconds. 0 if it has responded. */
  silentMs: number

  constructor(
    sentence: string,
    options: { code: RefreshCause; passing?: boolean; silentMs?: number; cause?: unknown },
  ) {
    super(sentence, { cause: options.cause })
    this.code = options.code
    this.passing = options.passing ?? false
    this.silentMs = options.silentMs ?? 0
  }
}

/** A table of this name belongs to another connector or user. */
export class TableTaken extends SyncFailure {
  override name = 'TableTaken'

  constructor(sentence: string) {
    super(sentence, { code: 'settings' })
  }
}
