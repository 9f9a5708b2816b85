import { expect, it } from 'vitest'
import { fewerRows, type RowsSample } from './fewer-rows.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Random numbers from 0 to 1 that are the same in every run of this test. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A normally distributed number with mean 0 and deviation 1. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** The rows of a refresh on a day of a series. */
type Series = {
  rows: (random: () => number, day: number, at: Date) => number
  fullSync?: boolean
  every?: number
}

const isWeekend = (at: Date) => at.getUTCDay() % 6 === 0
const around = (mean: number, deviation: number, random: () => number) =>
  mean * (1 + deviation * normal(random))
const chance = (mean: number, random: () => number) => mean + Math.sqrt(mean) * normal(random)

const series = {
  'a steady number, 5 % noise': { rows: (random) => around(4_000, 0.05, random) },
  'a steady number, 10 % noise': { rows: (random) => around(4_000, 0.1, random) },
  'a number with 30 % noise': { rows: (random) => around(1_000, 0.3, random) },
  'a number that doubles or halves by chance': { rows: (random) => 1_000 * Math.exp(0.5 * normal(random)) },
  'about 20 rows': { rows: (random) => chance(20, random) },
  'about 5 rows': { rows: (random) => chance(5, random) },
  'a tenth at weekends': { rows: (random, _, at) => around(isWeekend(at) ? 100 : 1_000, 0.1, random) },
  'a tenth at weekends, 30 % noise': {
    rows: (random, _, at) => (isWeekend(at) ? 100 : 1_000) * Math.exp(0.3 * normal(random)),
  },
  'little on Sundays': { rows: (random, _, at) => around(at.getUTCDay() === 0 ? 50 : 1_000, 0.15, random) },
  'a peak at the end of a month': {
    rows: (random, _, at) => around(at.getUTCDate() > 27 ? 5_000 : 500, 0.1, random),
  },
  'a table that grows by 0.5 % a day': {
    rows: (random, day) => around(1_000 * 1.005 ** day, 0.02, random),
    fullSync: true,
  },
  'changes that grow by 2 % a day': { rows: (random, day) => around(1_000 * 1.02 ** day, 0.15, random) },
  'a table that shrinks by 1 % a day': {
    rows: (random, day) => around(100_000 * 0.99 ** day, 0.02, random),
    fullSync: true,
  },
  'nothing on every second day': { rows: (random) => (random() < 0.5 ? 0 : chance(40, random)) },
  'nothing on every seventh day': { rows: (random) => (random() < 0.15 ? 0 : chance(40, random)) },
  'less at night and at weekends, every hour': {
    rows: (random, _, at) => chance((at.getUTCHours() > 7 ? 200 : 10) * (isWeekend(at) ? 0.2 : 1), random),
    every: HOUR,
  },
} as const satisfies Record<string, Series>

type Evaluated = { falseAlarms: number; detected: number }

/** Replays series of refreshes, and counts how many are reported as they are, and with half of their rows. */
function evaluate({ rows, fullSync = false, every = DAY }: Series): Evaluated {
  const counts = { falseAlarms: 0, detected: 0, total: 0 }
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = randomFrom(seed * 7_919)
    const start = Date.UTC(2026, 0, 1 + Math.floor(random() * 28), 6)
    const past: RowsSample[] = []
    for (let place = 0; place < 90; place += 1) {
      const at = new Date(start + place * every)
      const latest = { id: place, at, rows: Math.max(0, Math.round(rows(random, place, at))), fullSync }
      if (past.length >= 8) {
        counts.total += 1
        if (fewerRows([latest, ...past])) counts.falseAlarms += 1
        if (fewerRows([{ ...latest, rows: Math.round(latest.rows / 2) }, ...past])) counts.detected += 1
      }
      past.unshift(latest)
    }
  }
  return { falseAlarms: counts.falseAlarms / counts.total, detected: counts.detected / counts.total }
}

const evaluated = new Map(Object.entries(series).map(([name, one]) => [name, evaluate(one)]))

it.each(Object.keys(series))('reports less than 1 %% of usual refreshes: %s [GLANCE-10]', (name) => {
  expect(evaluated.get(name)?.falseAlarms).toBeLessThan(0.01)
})

it.each([
  ['a steady number, 5 % noise', 0.99],
  ['a steady number, 10 % noise', 0.9],
  ['a table that grows by 0.5 % a day', 0.99],
  ['a table that shrinks by 1 % a day', 0.99],
  ['a tenth at weekends', 0.75],
])('notices when half of the rows are missing: %s, at least %d [GLANCE-10]', (name, share) => {
  expect(evaluated.get(name)?.detected).toBeGreaterThan(share)
})
