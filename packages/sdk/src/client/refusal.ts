/** Thrown instead of making a call that is known to be refused: its sentence is for the person. */
export class Refusal extends Error {
  readonly sentence: string

  constructor(sentence: string) {
    super(sentence)
    this.sentence = sentence
    this.name = 'Refusal'
  }
}
