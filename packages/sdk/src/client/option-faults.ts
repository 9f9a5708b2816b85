import { type Fault, isObject } from './issues.ts'
import { tryOrNull } from './try-or-null.ts'

/** Whether a value can be applied, in words what can, and whether it may not be missing. */
export type Check = readonly [
  fits: (value: unknown, options: object) => unknown,
  expected: string,
  required?: true,
]

/** The checks of the options that clients and calls have in common. */
export const commonChecks = {
  timeout: [(value) => typeof value === 'number' && value > 0, 'milliseconds above 0'],
  maxRetries: [(value) => Number.isInteger(value) && Number(value) >= 0, 'an integer from 0'],
  headers: [areHeaders, 'valid headers'],
} satisfies Record<string, Check>

/** The checks of the options of a call. */
export const callChecks = {
  ...commonChecks,
  signal: [(value) => isObject(value) && 'aborted' in value, 'an AbortSignal'],
} satisfies Record<string, Check>

/** Returns the options that cannot be applied, with what fits. */
export const optionFaults = (options: object, checks: Readonly<Record<string, Check>>): Fault[] =>
  Object.entries(checks).flatMap(([name, [fits, expected, required]]) => {
    const value: unknown = Reflect.get(options, name)
    return (value === undefined ? !required : fits(value, options)) ? [] : { path: [name], expected }
  })

/** `Headers` alone would send undefined and null as texts. */
export function areHeaders(headers: unknown): unknown {
  return (
    isObject(headers) &&
    Object.values(headers).every((value) => typeof value === 'string') &&
    tryOrNull(() => new Headers(Object(headers)))
  )
}
