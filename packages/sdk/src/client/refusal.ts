/** Thrown instead of making a call that would certainly be refused. Its sentence is for the user. */
export class Refusal extends Error {
  /** The reason, for users. */
  readonly sentence: string

  constructor(sentence: string) {
    super(sentence)
    this.sentence = sentence
    this.name = 'Refusal'
  }
}
