import type { TdsError } from './tds-tokens.ts'

/** An error of SQL Server. */
export class TdsFailure extends Error {
  readonly error: TdsError

  constructor(number: number, message: string, severity = 16) {
    super(message)
    this.error = { number, message, severity }
  }
}

const failures: readonly [RegExp, number, string][] = [
  [/no such table: (.*)/, 208, 'Invalid object name'],
  [/no such column: (.*)/, 207, 'Invalid column name'],
  [/table (.*) already exists/, 2714, 'There is already an object named in the database:'],
  [/NOT NULL constraint failed: (.*)/, 515, 'Cannot insert the value NULL into column'],
  [/UNIQUE constraint failed: (.*)/, 2627, 'Violation of PRIMARY KEY constraint'],
  [/database is locked/, 1222, 'Lock request time out period exceeded.'],
]

/** Maps an SQLite error to SQL Server's number and message. */
export function asFailure(error: unknown): TdsFailure {
  if (error instanceof TdsFailure) return error
  const text = error instanceof Error ? error.message : String(error)
  for (const [pattern, number, sentence] of failures) {
    const found = pattern.exec(text)
    if (found) return new TdsFailure(number, `${sentence} ${found[1] ?? ''}`.trim())
  }
  return new TdsFailure(102, `Incorrect syntax: ${text}`, 15)
}
