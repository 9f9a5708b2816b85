import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '@tributary/tooling/chromium'
import { reportFigure } from '@tributary/tooling/figure'
import { build } from 'vite'
import { sharedVite } from '../vite.shared.ts'
import type {} from './linker/page.tsx'
import type { Times } from './linker/presses.ts'

/** Measures opening a linker, one key in its search, and "select all", each until the change is painted. */
const whats = { open: 'open', key: 'one key', all: 'select all' } as const

const folder = await mkdtemp(resolve(tmpdir(), 'linker-'))
await build({
  configFile: false,
  root: resolve(import.meta.dirname, 'linker'),
  plugins: sharedVite.plugins,
  resolve: sharedVite.resolve,
  build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 5_000 },
  logLevel: 'error',
})

const launch = chromiumLaunch()
// Without these flags, every time is rounded up to a screen frame.
const args = [...launch.args, '--disable-frame-rate-limit', '--disable-gpu-vsync']
const browser = await chromium.launch({ ...launch, args })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.route('http://linker.bench/**', (route) => {
  const { pathname } = new URL(route.request().url())
  return route.fulfill({ path: resolve(folder, `.${pathname === '/' ? '/index.html' : pathname}`) })
})
await page.goto('http://linker.bench/')

type List = Parameters<typeof window.measure>[0]

const measure = (list: List, count: number): Promise<Times> =>
  page.evaluate(([which, items]) => window.measure(which, items), [list, count] as const)

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Contest = { count: number; other: List; words: string; rounds: number; aim: number }

async function compare({ count, other, words, rounds, aim }: Contest) {
  // Warm up.
  if (other === 'bare') await measure(other, count)
  await measure('ours', count)
  const times: { ours: Times; floor: Times }[] = []
  // In turns, so that other load on the machine affects both alike.
  for (let round = 0; round < rounds; round++)
    times.push({ floor: await measure(other, count), ours: await measure('ours', count) })
  for (const what of ['open', 'key', 'all'] as const) {
    const ours = median(times.flatMap((round) => round.ours[what]))
    const floor = median(times.flatMap((round) => round.floor[what]))
    reportFigure({
      name: `linker, ${count.toLocaleString('en-GB')} a side: ${whats[what]}`,
      value: `${ours.toFixed(1)} ms`,
      floor: `${words}, ${floor.toFixed(1)} ms`,
      ratio: ours / floor,
      aim: `ratio <= ${aim}`,
      holds: ours / floor <= aim,
    })
  }
}

const bare = { other: 'bare', words: 'bare virtual lists', aim: 1.2 } as const
await compare({ ...bare, count: 1_000, rounds: 14 })
await compare({ ...bare, count: 10_000, rounds: 8 })
await compare({ count: 1_000, other: 'transfer', words: 'Ant Design Transfer', rounds: 1, aim: 0.08 })
await browser.close()
await rm(folder, { recursive: true })
