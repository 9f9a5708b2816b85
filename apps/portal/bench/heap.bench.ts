import { type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '@tributary/tooling/chromium'
import { reportFigure } from '@tributary/tooling/figure'
import { people } from '../e2e/support/data/people.ts'
import { Portal } from '../e2e/support/screens/portal.ts'
import { Server } from '../e2e/support/server/server.ts'

/*
 * How much memory the page keeps after eight hours of polling and after 500 dialogs, in a real browser with a clock that
 * runs ahead. The floor is the heap after a warm-up, in which every script is loaded and compiled. HOURS and DIALOGS
 * change the length.
 */
const HOURS = Number(process.env.HOURS ?? 8)
const DIALOGS = Number(process.env.DIALOGS ?? 500)
const AIM_MB = 5
/** Longer than the interval of the polls with its random part. */
const STEP_MS = 11_000
const WARM_UP = 60
const list = '**/business2cloud/clients/*/connectors/ftp'

const megabytes = (bytes: number) => bytes / 2 ** 20

type Memory = { heap: number; nodes: number; listeners: number }

/** Returns what is in use after a garbage collection. */
async function memoryOf(devtools: CDPSession): Promise<Memory> {
  // Weak references and finalisers need more than one collection.
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}

/** Moves the clock past one poll and waits for its response. */
async function poll(page: Page): Promise<void> {
  const answered = page.waitForResponse(list)
  await page.clock.runFor(STEP_MS)
  await (await answered).finished()
}

async function openAndClose(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Repeats an action and reports what is in use afterwards beyond the warm-up. */
async function measure(name: string, devtools: CDPSession, times: number, act: () => Promise<void>) {
  for (let time = 0; time < WARM_UP; time++) await act()
  const before = await memoryOf(devtools)
  for (let time = 0; time < times; time++) await act()
  const after = await memoryOf(devtools)
  const grown = megabytes(after.heap - before.heap)
  reportFigure({
    name: `heap after ${name}`,
    value: `${grown.toFixed(1)} MB more, ${after.nodes - before.nodes} nodes, ${after.listeners - before.listeners} listeners`,
    floor: `${megabytes(before.heap).toFixed(1)} MB`,
    ratio: after.heap / before.heap,
    aim: `<= ${AIM_MB} MB more`,
    holds: grown <= AIM_MB,
  })
}

const server = await Server.fresh()
const browser = await chromium.launch(chromiumLaunch())
try {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.clock.install()
  const portal = new Portal(page)
  await portal.openAs(people.adam, '/connectors/ftp/refresh')
  await portal.dashboard.card('Warehouse files').whole.waitFor()
  const polls = Math.round((HOURS * 3_600_000) / STEP_MS)
  await measure(`${HOURS} h of polling`, devtools, polls, () => poll(page))

  await page.goto('/admin/organisations')
  await portal.organisations.add.focus()
  await measure(`${DIALOGS} dialogs`, devtools, DIALOGS, () => openAndClose(page))
} finally {
  await browser.close()
  await server.remove()
}
