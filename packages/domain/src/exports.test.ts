import { surfaceOf } from '@tributary/tooling/surface'
import { expect, it } from 'vitest'
import * as domain from './index.ts'

// The compiler reads the whole package, which is slow on a busy machine.
const COMPILING_MS = 120_000

// The public API: a change here affects other packages and needs a changeset.
it(
  'exports the promised API',
  async () => {
    expect(Object.keys(domain).toSorted()).toMatchSnapshot()
    const surface = surfaceOf('packages/domain/src/index.ts')
    await expect(surface).toMatchFileSnapshot('./__snapshots__/domain.surface.txt')
  },
  COMPILING_MS,
)
