import { surfaceOf } from '@tributary/tooling/surface'
import { expect, it } from 'vitest'
import * as react from './index.ts'

// The public API: a change here affects users and needs a changeset.
it('exports the promised API', async () => {
  expect(Object.keys(react).toSorted()).toMatchSnapshot()
  const surface = surfaceOf('packages/react/src/index.ts')
  await expect(surface).toMatchFileSnapshot('./__snapshots__/react.surface.txt')
})
