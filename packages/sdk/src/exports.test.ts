import { expect, it } from 'vitest'
import * as contract from './contract/index.ts'
import * as sdk from './index.ts'
import * as rules from './rules.ts'

// What is promised to other packages: a change here is a change for them, and belongs in a changeset.
const names = (surface: object) => Object.keys(surface).toSorted()

it('@tributary/sdk', () => {
  expect(names(sdk)).toMatchSnapshot()
})

it('@tributary/sdk/rules makes no call', () => {
  expect(names(rules)).toMatchSnapshot()
  expect(names(rules)).not.toContain('createClient')
})

it('@tributary/sdk/contract', () => {
  const calls = Object.entries(contract).map(([name, part]) => [
    name,
    typeof part === 'object' ? names(part) : 'function',
  ])
  expect(Object.fromEntries(calls)).toMatchSnapshot()
})
