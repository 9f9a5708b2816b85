import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdEngine } from '../test/support/hold-engine.ts'
import { type Engine, openEngine } from './embedded-engine.ts'
import { simulateSeed } from './simulate-seed.ts'

const SEEDS = Number(process.env.SIMULATION_SEEDS ?? 2)

let engine: Engine
beforeAll(async () => {
  await holdEngine()
  engine = await openEngine()
})
afterAll(() => engine.close())

it('stores each row once and loses no schedule through crashes, lost leases and faults', async () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { violations } = await simulateSeed(engine, seed)
    expect(violations, `Replay: pnpm simulate --seed ${seed}`).toEqual([])
  }
})

it('replays a seed exactly', async () => {
  const first = await simulateSeed(engine, 7)
  const second = await simulateSeed(engine, 7)
  expect(second.trace).toEqual(first.trace)
})

const isText = 'cast($1 as text) is not null'

// The number is the seed that the search starts from, because most seeds do not detect the first.
it.each([
  [
    'a worker may write without its lease',
    6,
    /without its lease/,
    (sql: string) => sql.replace(/"lease_owner" = (\$\d+)$/, isText),
  ],
  [
    'a lease may be taken before it expires',
    1,
    /although its lease was valid/,
    (sql: string) => sql.replace(/"lease_until" < (\$\d+)/, 'cast($1 as timestamptz) is not null'),
  ],
  [
    'a schedule may be claimed twice',
    1,
    /when it was not due|runs for one time/,
    (sql: string) => sql.replace(/"scheduled_from" = (\$\d+)::timestamptz/, isText),
  ],
  [
    'changed rows are not updated',
    1,
    /stored other rows/,
    (sql: string) => (sql.includes('"acme"') ? sql.replace(/ do update .*/s, ' do nothing') : sql),
  ],
])('detects that %s', async (_, firstSeed, expected, rewrite) => {
  for (let seed = firstSeed; seed <= 20; seed++) {
    const { violations } = await simulateSeed(engine, seed, { rewrite })
    if (violations.some((violation) => expected.test(violation))) return
  }
  expect.fail('No seed detected it.')
})
