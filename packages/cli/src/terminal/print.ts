import { cleanText } from './clean-text.ts'
import type { Io } from './io.ts'
import { styled } from './style.ts'

/** Prints a line of the result. */
export const print = ({ stdout }: Pick<Io, 'stdout'>, line: string): void =>
  void stdout.write(`${cleanText(line)}\n`)

/** Prints a line about the progress, or a warning. It is not part of the result. */
export const note = ({ stderr }: Pick<Io, 'stderr'>, line: string): void =>
  void stderr.write(`${cleanText(line)}\n`)

/** Prints a failure. */
export const printFailure = (io: Pick<Io, 'env' | 'stderr'>, line: string): void =>
  void io.stderr.write(`${styled(io, io.stderr, 'red', cleanText(line))}\n`)

/** Prints the result as JSON, with times in ISO 8601. */
export const printJson = ({ stdout }: Pick<Io, 'stdout'>, value: unknown): void =>
  void stdout.write(`${cleanText(JSON.stringify(value, null, 2))}\n`)
