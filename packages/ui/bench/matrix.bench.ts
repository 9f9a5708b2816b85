import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '@tributary/tooling/chromium'
import { reportFigure } from '@tributary/tooling/figure'
import { build } from 'vite'
import { sharedVite } from '../vite.shared.ts'
import type {} from './matrix/page.tsx'
import type {} from './users-search/key-times.ts'

/** Compares a matrix of 100 people and 60 areas with one of 40 and 30: the drawing, the elements, and a key. */
const ROUNDS = 9
const [few, many] = [
  [40, 30],
  [100, 60],
] as const
const AIM_PER_CELL = 1.5
const AIM_ELEMENTS = 1.2
const AIM_KEY = 3

const folder = await mkdtemp(resolve(tmpdir(), 'matrix-'))
await build({
  configFile: false,
  root: resolve(import.meta.dirname, 'matrix'),
  plugins: sharedVite.plugins,
  resolve: sharedVite.resolve,
  build: { outDir: folder, emptyOutDir: true },
  logLevel: 'error',
})

const browser = await chromium.launch(chromiumLaunch())
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.route('http://matrix.bench/**', (route) => {
  const { pathname } = new URL(route.request().url())
  return route.fulfill({ path: resolve(folder, `.${pathname === '/' ? '/index.html' : pathname}`) })
})
await page.goto('http://matrix.bench/')
await page.waitForFunction(() => 'drawMatrix' in window)

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Size = typeof few | typeof many
const draw = ([people, areas]: Size) =>
  page.evaluate(([rows, columns]) => window.drawMatrix(rows, columns), [people, areas] as const)
const keys = [...Array(10).fill('ArrowDown'), ...Array(10).fill('ArrowRight')]

/** The median of the milliseconds from an arrow key to its paint. */
async function keyTime(size: Size): Promise<number> {
  await draw(size)
  await page.locator('td').first().focus()
  const before = await page.evaluate(() => window.keyTimes.length)
  for (const [place, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction((count) => window.keyTimes.length >= count, before + place + 1)
  }
  return median(await page.evaluate((from) => window.keyTimes.slice(from), before))
}

const cellsOf = ([people, areas]: Size) => people * areas
await draw(few)
await draw(many)
const times = { few: [] as number[], many: [] as number[] }
// In turns, so that other load on the machine affects both alike.
for (let round = 0; round < ROUNDS; round++) {
  times.few.push(await draw(few))
  times.many.push(await draw(many))
}
const elements = await page.locator('table *').count()

const keyOf = { few: await keyTime(few), many: await keyTime(many) }
await browser.close()
await rm(folder, { recursive: true })

const [small, large] = [median(times.few), median(times.many)]
const perCell = large / cellsOf(many) / (small / cellsOf(few))
reportFigure({
  name: 'matrix, drawing 100 × 60',
  value: `${large.toFixed(0)} ms`,
  floor: `40 × 30, ${small.toFixed(0)} ms`,
  ratio: perCell,
  aim: `per cell, at most ${AIM_PER_CELL} times`,
  holds: perCell <= AIM_PER_CELL,
})
reportFigure({
  name: 'matrix, elements of 100 × 60',
  value: `${elements}`,
  ratio: elements / cellsOf(many),
  aim: `per cell, at most ${AIM_ELEMENTS}`,
  holds: elements / cellsOf(many) <= AIM_ELEMENTS,
})
reportFigure({
  name: 'matrix, arrow key to paint',
  value: `${keyOf.many.toFixed(0)} ms`,
  floor: `40 × 30, ${keyOf.few.toFixed(0)} ms`,
  ratio: keyOf.many / keyOf.few,
  aim: `at most ${AIM_KEY} times`,
  holds: keyOf.many / keyOf.few <= AIM_KEY,
})
