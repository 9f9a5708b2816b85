import type { CDPSession, Page } from '@playwright/test'

const ROUNDS = 3

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Notes the first frame with a heading and without a loading shape, in milliseconds since the address was opened. */
export function noteFirstFrame() {
  const look = () => {
    const ready = document.querySelector('h1') && !document.querySelector('main [aria-busy="true"]')
    if (ready) Reflect.set(window, 'firstFrame', performance.now())
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Until the first useful frame, and the processor time of the page's main thread, which depends less on other load. */
type Opened = { ms: number; cpu: number }

export async function firstFrame(page: Page, path: string): Promise<Opened> {
  const times: number[] = []
  const cpus: number[] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(path, { waitUntil: 'commit' })
    const noted = await page
      .waitForFunction(() => Reflect.get(window, 'firstFrame'), undefined, { timeout: 60_000 })
      .catch((cause: unknown) => {
        throw new Error(`${path} did not become ready.`, { cause })
      })
    times.push(Number(await noted.jsonValue()))
    cpus.push(await cpuOf(devtools))
  }
  await devtools.detach()
  return { ms: median(times), cpu: median(cpus) }
}

/** The processor time of the page's main thread since the page was opened, in milliseconds. */
async function cpuOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

/** Waits until the page has drawn what the last input changed. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** The processor time of one keystroke in a search, in milliseconds. */
export async function keystroke(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const search = page.getByRole('searchbox').first()
  await search.click()
  const costs: number[] = []
  for (let round = 0; round < ROUNDS * 2; round++) {
    const before = await cpuOf(devtools)
    const keys = [
      'r',
      'e',
      'g',
      'i',
      'o',
      'n',
      ' ',
      '7',
      '7',
      ...Array.from({ length: 9 }, () => 'Backspace'),
    ]
    for (const key of keys) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      await drawn(page)
    }
    costs.push(((await cpuOf(devtools)) - before) / keys.length)
  }
  await devtools.detach()
  return median(costs)
}

/** Waits for a heading and for the end of all loading shapes. */
export const ready = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('main [aria-busy="true"]'),
    undefined,
    { timeout: 60_000 },
  )

/** Records the duration of each interaction over all page loads. The browser reports those of 16 ms and more. */
export async function interactionsOf(page: Page) {
  const longest = new Map<string, number>()
  let load = 0
  await page.exposeBinding('reportInteraction', (_, id: number, ms: number) => {
    const key = `${load} ${id}`
    longest.set(key, Math.max(longest.get(key) ?? 0, ms))
  })
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      const report: unknown = Reflect.get(window, 'reportInteraction')
      for (const entry of list.getEntries()) {
        const id: unknown = Reflect.get(entry, 'interactionId')
        if (id && typeof report === 'function') report(id, entry.duration)
      }
    })
    const options = { type: 'event', buffered: true, durationThreshold: 16 }
    observer.observe(options)
  })
  return {
    opened: () => void load++,
    /** The most a number of interactions took, without the slowest of a hundred. */
    p98: (count: number) => {
      const reported = [...longest.values()]
      const quick = Array.from({ length: Math.max(0, count - reported.length) }, () => 16)
      const all = [...reported, ...quick].toSorted((a, b) => a - b)
      return all[Math.ceil(all.length * 0.98) - 1] ?? Number.NaN
    },
  }
}
