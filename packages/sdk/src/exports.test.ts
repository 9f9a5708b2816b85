import { surfaceOf } from '@tributary/tooling/surface'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as contract from './contract/index.ts'
import * as everyEntry from './test/every-entry.ts'

// The public API. Every change here affects users and needs a changeset.
const names = (surface: object) => Object.keys(surface).toSorted()
const { './contract': _, './openapi.json': __, './manifest.schema.json': ___, ...sources } = manifest.exports
const entries = await Promise.all(
  Object.entries(sources).map(async ([path, { '@tributary/source': source }]) => ({
    entry: path.replace('.', '@tributary/sdk'),
    exported: names(await import(`../${source}`)),
  })),
)

describe('public entries', () => {
  it.each(entries)('$entry exports these names', ({ exported }) => {
    expect(exported).toMatchSnapshot()
  })

  it('export each name once', () => {
    expect(entries.flatMap(({ exported }) => exported).toSorted()).toEqual(names(everyEntry))
  })

  it('have these types', async () => {
    const surface = surfaceOf('packages/sdk/src/test/every-entry.ts')
    await expect(surface).toMatchFileSnapshot('./__snapshots__/sdk.surface.txt')
  })
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
