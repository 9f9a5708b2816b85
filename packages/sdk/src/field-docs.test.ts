import { undocumentedFields } from '@tributary/tooling/field-docs'
import { expect, it } from 'vitest'

// The compiler reads the whole package, which is slow on a busy machine.
const COMPILING_MS = 120_000

it.each([
  ['every entry', 'packages/sdk/src/test/every-entry.ts'],
  ['the contract', 'packages/sdk/src/contract/index.ts'],
])(
  'describes every field of the types of %s',
  (_, module) => {
    expect(undocumentedFields(module)).toEqual([])
  },
  COMPILING_MS,
)
