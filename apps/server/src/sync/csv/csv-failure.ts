/** A fault of a file, without a sentence. `line` counts from 1 and includes the header line. */
export type CsvProblem =
  | { kind: 'empty' }
  | { kind: 'utf-16' }
  | { kind: 'not-utf-8'; line: number }
  | { kind: 'nul'; line: number }
  | { kind: 'ragged'; line: number; values: number; expected: number }
  | { kind: 'unclosed-quote'; line: number }
  | { kind: 'text-after-quote'; line: number }
  | { kind: 'value-too-long'; line: number; limit: number }
  | { kind: 'row-too-long'; line: number; limit: number }
  | { kind: 'too-many-columns'; columns: number; limit: number }

export class CsvFailure extends Error {
  override name = 'CsvFailure'
  readonly problem: CsvProblem

  constructor(problem: CsvProblem) {
    super(`CSV ${JSON.stringify(problem)}`)
    this.problem = problem
  }
}

/** A value does not fit the type its column was expected to have, so the file must be read again. */
export class UnexpectedValue extends Error {
  override name = 'UnexpectedValue'
}
