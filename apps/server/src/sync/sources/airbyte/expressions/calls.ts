import { ExpressionError } from './expression-error.ts'

/** Arguments of a call. */
export type Given = {
  readonly values: readonly unknown[]
  readonly named: Readonly<Record<string, unknown>>
}

/** Returns an argument by its place or name. */
export function argument({ values, named }: Given, at: number, name: string): unknown {
  if (at < values.length) return values[at]
  return Object.hasOwn(named, name) ? named[name] : undefined
}

/** Returns a text argument. */
export function textArgument(given: Given, at: number, name: string): string {
  const value = argument(given, at, name)
  if (typeof value !== 'string') throw new ExpressionError(`${name} must be a text`)
  return value
}

export const optionalText = (given: Given, at: number, name: string): string | undefined => {
  const value = argument(given, at, name)
  return value === undefined || value === null ? undefined : textArgument(given, at, name)
}
