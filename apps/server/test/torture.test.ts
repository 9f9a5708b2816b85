import { expect, it } from 'vitest'
import { testPlace } from '../src/sync/testing/test-place.ts'
import { killCycles } from '../torture/kill-cycles.ts'

it('three kills in the middle of writes and refreshes lose nothing', async () => {
  const choice = await testPlace()
  const seed = Date.now() % 1_000_000
  const options = { engine: choice.kind, cycles: 3, seed, cleanStarts: 0, settle: false, choice }
  const { problems, acknowledged } = await killCycles(options)
  expect({ seed, problems }).toEqual({ seed, problems: [] })
  expect(acknowledged).toBeGreaterThan(0)
}, 300_000)
