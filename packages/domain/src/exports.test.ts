import { surfaceOf } from '@tributary/tooling/surface'
import { expect, it } from 'vitest'
import * as domain from './index.ts'

// The compiler reads the whole package, and a busy machine may take its time.
const COMPILING_MS = 120_000

// What is promised to other packages: a change here is a change for them, and belongs in a changeset.
it(
  '@tributary/domain',
  async () => {
    expect(Object.keys(domain).toSorted()).toMatchSnapshot()
    const surface = surfaceOf('packages/domain/src/index.ts')
    await expect(surface).toMatchFileSnapshot('./__snapshots__/domain.surface.txt')
  },
  COMPILING_MS,
)
