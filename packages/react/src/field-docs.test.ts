import { undocumentedFields } from '@tributary/tooling/field-docs'
import { expect, it } from 'vitest'

// The compiler reads the whole package, which is slow on a busy machine.
const COMPILING_MS = 120_000

it(
  'describes every field of its types',
  () => {
    expect(undocumentedFields('packages/react/src/index.ts')).toEqual([])
  },
  COMPILING_MS,
)
