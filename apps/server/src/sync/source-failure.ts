import type { RefreshCause } from '@tributary/domain'

/** Why a source could not be read, as a sentence for people, and what follows from it. */
export class SourceFailure extends Error {
  override name = 'SourceFailure'
  /** The source refused the credentials: the connector must be authorised again. */
  readonly forbidden: boolean
  /** Nothing is wrong with the settings; the same may work in a moment. */
  readonly passing: boolean
  /** What it is, for machines; the history of refreshes and connection tests go by it. */
  readonly code: RefreshCause | undefined
  /** When the source said it may be asked again. */
  readonly retryAt: Date | undefined

  constructor(
    sentence: string,
    options: {
      forbidden?: boolean
      passing?: boolean
      code?: RefreshCause | undefined
      retryAt?: Date | undefined
      cause?: unknown
    } = {},
  ) {
    super(sentence, { cause: options.cause })
    this.forbidden = options.forbidden ?? false
    this.passing = options.passing ?? false
    this.code = options.code
    this.retryAt = options.retryAt
  }
}
