import { expect, it } from 'vitest'
import * as ui from '../src/index.ts'
import * as theme from '../src/theme/index.ts'

// A changed promise shows up here as a line a reviewer reads.
it('@tributary/ui exports', () => {
  expect(Object.keys(ui).sort()).toMatchSnapshot()
})

it('@tributary/ui/theme exports', () => {
  expect(Object.keys(theme).sort()).toMatchSnapshot()
})
