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

/** An interaction that took the browser 16 ms or more until the next frame. */
type Interaction = { start: number; ms: number }

/** How long an action took, and which one it was. */
export type ActionTime = { name: string; ms: number }

/** Records the interactions of every page that is opened. */
export const recordInteractions = (page: Page) =>
  page.addInitScript(() => {
    const recorded: Interaction[] = []
    const observer = new PerformanceObserver((list) => record(list.getEntries()))
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const id: unknown = Reflect.get(entry, 'interactionId')
        if (typeof id === 'number' && id > 0) recorded.push({ start: entry.startTime, ms: entry.duration })
      }
    }
    const options = { type: 'event', buffered: true, durationThreshold: 16 }
    observer.observe(options)
    Reflect.set(window, 'takeInteractions', () => {
      record(observer.takeRecords())
      return recorded.splice(0)
    })
  })

/**
 * Returns how long each action took, as its slowest interaction. An action without one took less than a frame. The
 * browser reports an interaction after its frame, so this waits before the page is left.
 */
export async function actionTimes(
  page: Page,
  started: readonly { name: string; at: number }[],
): Promise<ActionTime[]> {
  await drawn(page)
  await drawn(page)
  const interactions: Interaction[] = await page.evaluate(() => {
    const take: unknown = Reflect.get(window, 'takeInteractions')
    return typeof take === 'function' ? take() : []
  })
  return started.map(({ name, at }, place) => {
    const end = started[place + 1]?.at ?? Number.POSITIVE_INFINITY
    const own = interactions.filter(({ start }) => start >= at && start < end)
    return { name, ms: Math.max(16, ...own.map(({ ms }) => ms)) }
  })
}

/** Returns the actions in order, the slowest first. */
export const slowestFirst = (times: readonly ActionTime[]) => times.toSorted((a, b) => b.ms - a.ms)

/** The most an action took, without the slowest two of a hundred. */
export const p98 = (times: readonly ActionTime[]): number =>
  slowestFirst(times)[Math.floor(times.length * 0.02)]?.ms ?? Number.NaN
