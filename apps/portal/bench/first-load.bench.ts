import { mkdtemp } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunch } from '@tributary/tooling/chromium'
import { reportFigure } from '@tributary/tooling/figure'
import { Server } from '../e2e/support/server/server.ts'
import { readSizes } from '../scripts/screen-sizes.ts'
import { buildBaselines } from './baselines/build-baselines.ts'
import { type Load, measureLoad } from './baselines/measure-load.ts'
import { serveSite } from './baselines/serve-site.ts'

/*
 * How a first visit to sign-in goes on slow 4G with a quarter of the processor, next to the same form with React alone:
 * drawn by its script, and rendered ahead of time. Then the size of every screen's first load.
 */
const ROUNDS = Number(process.env.FIRST_LOAD_ROUNDS ?? 7)

type Loads = Record<'portal' | 'rendered' | 'prerendered', Load[]>

const medianOf = (loads: readonly Load[], name: keyof Load) =>
  loads.map((load) => load[name]).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? Number.NaN

/** Visits the three in turn, so that other work on the machine affects all of them. */
async function visit(browser: Browser, urls: Record<keyof Loads, string>): Promise<Loads> {
  const loads: Loads = { portal: [], rendered: [], prerendered: [] }
  const contenders = ['portal', 'rendered', 'prerendered'] as const
  // The first round warms up the servers and the browser.
  for (let round = 0; round <= ROUNDS; round++)
    for (const name of contenders) {
      const load = await measureLoad(browser, urls[name])
      if (round > 0) loads[name].push(load)
    }
  return loads
}

const ms = (value: number) => `${value.toFixed(0)} ms`
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

type Comparison = {
  name: string
  of: keyof Load
  with: Exclude<keyof Loads, 'portal'>
  unit: (value: number) => string
  /** The largest ratio. Without one, the figure has no aim. */
  ratio?: number
  /** The largest value. */
  most?: number
}

const comparisons: readonly Comparison[] = [
  { name: 'script', of: 'script', with: 'rendered', unit: kB, most: 96_000 },
  { name: 'requests', of: 'requests', with: 'rendered', unit: String, most: 6 },
  { name: 'visible', of: 'visible', with: 'prerendered', unit: ms, ratio: 1.1 },
  { name: 'largest part visible', of: 'largest', with: 'prerendered', unit: ms, ratio: 1.1 },
  { name: 'usable', of: 'usable', with: 'rendered', unit: ms, ratio: 1.15 },
  { name: 'blocking', of: 'blocking', with: 'rendered', unit: ms, ratio: 1.3 },
  { name: 'heap', of: 'heap', with: 'rendered', unit: kB },
]

function reportLoads(loads: Loads) {
  for (const { name, of, with: baseline, unit, ratio: highest, most } of comparisons) {
    const [value, floor] = [medianOf(loads.portal, of), medianOf(loads[baseline], of)]
    const ratio = value / floor
    reportFigure({
      name: `sign-in, ${name}`,
      value: unit(value),
      floor: `${baseline} ${unit(floor)}`,
      ratio,
      aim: highest ? `≤ ${highest}` : most ? `≤ ${unit(most)}` : 'reported',
      holds: highest ? ratio <= highest : most ? value <= most : true,
    })
  }
}

function reportScreens() {
  for (const { screen, total, shell, most } of readSizes())
    reportFigure({
      name: `first load, ${screen}`,
      value: kB(total),
      floor: `shell ${kB(shell)}`,
      ratio: total / shell,
      aim: `≤ ${kB(most)}`,
      holds: total <= most,
    })
}

const folder = await mkdtemp(resolve(import.meta.dirname, '../node_modules/.baselines-'))
const { rendered, prerendered } = await buildBaselines(folder)
const [drawn, hydrated] = [await serveSite(rendered), await serveSite(prerendered)]
const server = await Server.fresh()
const browser = await chromium.launch(chromiumLaunch())
try {
  const urls = { portal: server.url, rendered: drawn.url, prerendered: hydrated.url }
  reportLoads(await visit(browser, urls))
  reportScreens()
} finally {
  await browser.close()
  await server.remove()
  drawn.stop()
  hydrated.stop()
}
