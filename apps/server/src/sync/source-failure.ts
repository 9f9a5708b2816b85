/** Why a source could not be read, as a sentence for people, and what follows from it. */
export class SourceFailure extends Error {
  override name = 'SourceFailure'
  /** The source refused the credentials: the connector must be authorised again. */
  readonly forbidden: boolean
  /** Nothing is wrong with the settings; the same may work in a moment. */
  readonly passing: boolean

  constructor(sentence: string, options: { forbidden?: boolean; passing?: boolean; cause?: unknown } = {}) {
    super(sentence, { cause: options.cause })
    this.forbidden = options.forbidden ?? false
    this.passing = options.passing ?? false
  }
}
