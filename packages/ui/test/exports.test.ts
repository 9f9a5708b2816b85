import { surfaceOf } from '@tributary/tooling/surface'
import { expect, it } from 'vitest'
import * as ui from '../src/index.ts'
import * as theme from '../src/theme/index.ts'

// The compiler reads the whole package, which takes a while on a busy machine.
const COMPILING_MS = 120_000

// A change of the public API shows up as a changed line in review.
it(
  '@tributary/ui exports',
  async () => {
    expect(Object.keys(ui).sort()).toMatchSnapshot()
    const surface = surfaceOf('packages/ui/src/index.ts')
    await expect(surface).toMatchFileSnapshot('./__snapshots__/ui.surface.txt')
  },
  COMPILING_MS,
)

it(
  '@tributary/ui/theme exports',
  async () => {
    expect(Object.keys(theme).sort()).toMatchSnapshot()
    const surface = surfaceOf('packages/ui/src/theme/index.ts')
    await expect(surface).toMatchFileSnapshot('./__snapshots__/theme.surface.txt')
  },
  COMPILING_MS,
)
