import type { RefreshCause } from '@tributary/domain'

/** A failure to read a source: a sentence for users, and how to react to it. */
export class SourceFailure extends Error {
  override name = 'SourceFailure'
  /** The source refused the credentials: the connector must be authorised again. */
  readonly forbidden: boolean
  /** The failure is temporary: the same may work in a moment. */
  readonly passing: boolean
  /** Only this stream is not available, by plan or permission: the others are read, and the run names it. */
  readonly notIncluded: boolean
  /** The machine-readable cause, for the history of refreshes and connection tests. */
  readonly code: RefreshCause | undefined
  /** The earliest time the source accepts another request. */
  readonly retryAt: Date | undefined
  /** How long the source had sent nothing, in milliseconds. 0 if it has responded. */
  silentMs: number

  constructor(
    sentence: string,
    options: {
      forbidden?: boolean
      passing?: boolean
      notIncluded?: boolean
      code?: RefreshCause | undefined
      retryAt?: Date | undefined
      silentMs?: number
      cause?: unknown
    } = {},
  ) {
    super(sentence, { cause: options.cause })
    this.forbidden = options.forbidden ?? false
    this.passing = options.passing ?? false
    this.notIncluded = options.notIncluded ?? false
    this.code = options.code
    this.retryAt = options.retryAt
    this.silentMs = options.silentMs ?? 0
  }
}
