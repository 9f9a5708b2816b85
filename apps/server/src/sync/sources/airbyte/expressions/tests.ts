import { isData, numberIn } from './values.ts'

type Tests = Readonly<Record<string, (value: unknown) => boolean>>

/** The tests that expressions may use after `is`. */
const tests: Tests = {
  boolean: (value) => typeof value === 'boolean',
  defined: (value) => value !== undefined,
  false: (value) => value === false,
  iterable: (value) => typeof value === 'string' || Array.isArray(value) || isData(value),
  mapping: isData,
  none: (value) => value === null,
  None: (value) => value === null,
  number: (value) => numberIn(value) !== undefined,
  sequence: (value) => typeof value === 'string' || Array.isArray(value),
  string: (value) => typeof value === 'string',
  true: (value) => value === true,
  undefined: (value) => value === undefined,
}

export const testNamed = (name: string): Tests[string] | undefined =>
  Object.hasOwn(tests, name) ? tests[name] : undefined
