import { expect, it } from 'vitest'
import * as domain from './index.ts'

// What is promised to other packages: a change here is a change for them, and belongs in a changeset.
it('@tributary/domain', () => {
  expect(Object.keys(domain).toSorted()).toMatchSnapshot()
})
