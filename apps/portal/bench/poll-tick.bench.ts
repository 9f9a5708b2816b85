import { chromium, type Page, type Route } from '@playwright/test'
import { chromiumLaunch } from '@tributary/tooling/chromium'
import { reportFigure } from '@tributary/tooling/figure'
import { people } from '../e2e/support/data/people.ts'
import { Portal } from '../e2e/support/screens/portal.ts'
import { Server } from '../e2e/support/server/server.ts'

/*
 * How often React commits when a poll of 1,000 cards brings nothing new, in the real portal in a real browser, which draws the
 * cards near its viewport. The list is
 * a thousand times as long as the server's. React reports its commits through the hook of its developer tools.
 */
const CARDS = 1_000
const list = '**/business2cloud/clients/*/connectors/ftp'

type Row = Record<string, unknown>

/** As long as the end of an id, and in the order of the numbers. */
const padded = (index: number) => String(index).padStart(12, '0')

async function manyRows(route: Route, change: (row: Row) => Row) {
  const response = await route.fetch()
  const [first]: Row[] = await response.json()
  const rows = Array.from({ length: CARDS }, (_, index) => ({
    ...first,
    Id: `00000000-0000-4000-8000-${padded(index)}`,
    Name: `Files ${padded(index)}`,
  }))
  await route.fulfill({ response, json: rows.map((row, index) => (index === 7 ? change(row) : row)) })
}

/** Counts commits in the page. React calls this hook after every commit, in production builds as well. */
function countCommits() {
  const count = { commits: 0 }
  Reflect.set(window, 'reactCommits', count)
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => count.commits++,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onScheduleFiberRoot: () => undefined,
    checkDCE: () => undefined,
  })
}

const commits = (page: Page) =>
  page.evaluate((): number => Reflect.get(Reflect.get(window, 'reactCommits'), 'commits'))

/**
 * Advances the clock to the next poll, delays its response until the page is idle, and counts the commits
 * that follow.
 */
async function commitsOfPoll(page: Page, change: (row: Row) => Row): Promise<number> {
  const left = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await page.route(list, async (route) => {
    left.resolve()
    await release.promise
    await manyRows(route, change)
  })
  await page.clock.runFor(12_000)
  await left.promise
  const before = await commits(page)
  const answered = page.waitForResponse(list)
  release.resolve()
  await (await answered).finished()
  // The page takes several turns to read a large response. The clock advances too little to trigger a timer
  // that counts seconds.
  for (let turn = 0; turn < 20; turn++) await page.clock.runFor(2)
  const after = await commits(page)
  await page.unroute(list)
  return after - before
}

const server = await Server.fresh()
const browser = await chromium.launch(chromiumLaunch())
try {
  const page = await browser.newPage({ baseURL: server.url })
  await page.addInitScript(countCommits)
  await page.clock.install()
  await page.route(list, (route) => manyRows(route, (row) => row))
  const portal = new Portal(page)
  await portal.openAs(people.adam, '/connectors/ftp/refresh?view=cards')
  await portal.dashboard.card(`Files ${padded(0)}`).whole.waitFor()
  await page.unroute(list)

  // The first poll may coincide with the end of loading.
  await commitsOfPoll(page, (row) => row)
  const unchanged = await commitsOfPoll(page, (row) => row)
  const changed = await commitsOfPoll(page, (row) => ({ ...row, Name: 'Renamed' }))
  if (changed === 0) throw new Error('A changed card brought about no commit either: nothing was measured.')
  reportFigure({
    name: 'poll tick, 1,000 cards unchanged',
    value: `${unchanged} commits`,
    floor: `${changed} with one changed`,
    ratio: unchanged / changed,
    aim: '0 commits',
    holds: unchanged === 0,
  })
} finally {
  await browser.close()
  await server.remove()
}
