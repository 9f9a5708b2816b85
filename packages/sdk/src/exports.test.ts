import { surfaceOf } from '@tributary/tooling/surface'
import { expect, it } from 'vitest'
import * as contract from './contract/index.ts'
import * as sdk from './index.ts'
import * as rules from './rules.ts'

// What is promised to other packages: a change here is a change for them, and belongs in a changeset.
const names = (surface: object) => Object.keys(surface).toSorted()

it('@tributary/sdk', async () => {
  expect(names(sdk)).toMatchSnapshot()
  await expect(surfaceOf('packages/sdk/src/index.ts')).toMatchFileSnapshot('./__snapshots__/sdk.surface.txt')
})

it('@tributary/sdk/rules is all of it that makes no call', () => {
  expect(names(sdk)).toEqual(expect.arrayContaining(names(rules)))
  expect(names(rules)).not.toContain('createClient')
})

it('@tributary/sdk/contract', async () => {
  const calls = Object.entries(contract).map(([name, part]) => [
    name,
    typeof part === 'object' ? names(part) : 'function',
  ])
  expect(Object.fromEntries(calls)).toMatchSnapshot()
  await expect(surfaceOf('packages/sdk/src/contract/index.ts')).toMatchFileSnapshot(
    './__snapshots__/contract.surface.txt',
  )
})
