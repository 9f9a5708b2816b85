import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'

/** One load of a sign-in page. Times are in milliseconds, sizes in bytes. */
export type Load = {
  visible: number
  largest: number
  usable: number
  blocking: number
  heap: number
  script: number
  requests: number
}

// Slow 4G and a quarter of the processor, as Lighthouse simulates a phone.
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const SLOWER = 4

/** Notes in the page when things happen: the observers have to be there before the first frame. */
function observe() {
  const times = { largest: 0, usable: 0, blocking: 0 }
  Reflect.set(window, 'loadTimes', times)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.blocking += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  // React marks an element as soon as its events have an effect.
  const timer = setInterval(() => {
    const field = document.querySelector('input[name="username"]')
    if (!field || !Object.keys(field).some((key) => key.startsWith('__reactProps$'))) return
    times.usable = performance.now()
    clearInterval(timer)
  }, 4)
}

/** Loads a page once in a new browser context, as on a slow phone. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const devtools = await slowDown(page)
    const scripts: Promise<number>[] = []
    let requests = 0
    page.on('request', () => requests++)
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
    })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'networkidle' })
    const times = await page.evaluate((): Pick<Load, 'visible' | 'largest' | 'usable' | 'blocking'> => {
      const [first] = performance.getEntriesByName('first-contentful-paint')
      return { ...Reflect.get(window, 'loadTimes'), visible: first?.startTime ?? Number.NaN }
    })
    const sizes = await Promise.all(scripts)
    return { ...times, heap: await heapOf(devtools), script: sizes.reduce((a, b) => a + b, 0), requests }
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return devtools
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize
}
