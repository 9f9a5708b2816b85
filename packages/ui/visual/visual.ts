import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '@tributary/tooling/chromium'
import { preview } from 'vite'
import { compare } from './pictures.ts'
import { type Change, writeReport } from './report.ts'
import { openCanvas, picture, showStory, storyIds, type Theme } from './stories.ts'

/** Compares every story in both themes with its stored picture: `visual`, `visual accept`, `visual [accept] button`. */
const folder = resolve(import.meta.dirname, '..')
const baselines = join(folder, '.visual/baselines')
const output = join(folder, '.visual')
const site = join(output, 'storybook')
const themes: readonly Theme[] = ['light', 'dark']
const PAGES = 2
// Blurred edges may fall on a neighbouring pixel.
const TOLERATED_PIXELS = 3

const [first, ...others] = process.argv.slice(2)
const accept = first === 'accept'
const search = accept ? others[0] : first

await mkdir(baselines, { recursive: true })
await mkdir(output, { recursive: true })
if (!process.env.STORYBOOK_BUILT) build()
const changes = await withBrowser(run)
if (changes.length === 0) console.log('No picture has changed.')
else if (accept) console.log(`Accepted ${changes.length} pictures.`)
else {
  console.error(`${changes.length} pictures changed. See ${await writeReport(output, changes)}.`)
  console.error('Run pnpm visual accept to store them.')
  process.exitCode = 1
}

function build(): void {
  const args = ['storybook', 'build', '--quiet', '--disable-telemetry', '-o', site]
  execFileSync('npx', args, { cwd: folder, stdio: 'inherit' })
}

async function withBrowser(work: (browser: Browser, origin: string) => Promise<Change[]>): Promise<Change[]> {
  const server = await preview({
    root: folder,
    configFile: false,
    build: { outDir: site },
    preview: { port: 0 },
  })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    return await work(browser, server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '')
  } finally {
    await browser.close()
    await server.close()
  }
}

async function run(browser: Browser, origin: string): Promise<Change[]> {
  if (!(await isComparable(browser.version()))) return []
  const all = await storyIds(site)
  const ids = search ? all.filter((id) => id.includes(search)) : all
  if (accept && !search) await removeOthers(all)
  const queue = [...ids]
  const changed = await Promise.all(Array.from({ length: PAGES }, () => compareAll(browser, origin, queue)))
  return changed.flat().sort((one, other) => one.name.localeCompare(other.name))
}

/** Whether the baselines are of this browser. Another version draws text differently. */
async function isComparable(version: string): Promise<boolean> {
  const record = join(baselines, 'browser.json')
  if (accept) await writeFile(record, `${JSON.stringify({ chromium: version }, null, 2)}\n`)
  if (!existsSync(record)) throw new Error('No pictures are stored yet. Run pnpm visual accept first.')
  const { chromium: stored } = JSON.parse(await readFile(record, 'utf8'))
  if (stored === version) return true
  console.log(`Skipped: the pictures are of Chromium ${stored}, and this is ${version}.`)
  return false
}

async function compareAll(browser: Browser, origin: string, queue: string[]): Promise<Change[]> {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 700 },
    deviceScaleFactor: 0.5,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
  })
  const [canvas, comparer] = [await context.newPage(), await context.newPage()]
  await comparer.goto(`${origin}/favicon.svg`)
  await canvas.bringToFront()
  await openCanvas(canvas, origin, queue[0] ?? '')
  const changes: Change[] = []
  for (let id = queue.shift(); id !== undefined; id = queue.shift())
    changes.push(...(await compareStory(canvas, comparer, id)))
  return changes
}

async function compareStory(canvas: Page, comparer: Page, id: string): Promise<Change[]> {
  await showStory(canvas, id)
  const changes: Change[] = []
  for (const theme of themes) {
    const path = join(baselines, `${id}.${theme}.png`)
    const before = existsSync(path) ? await readFile(path, 'base64') : null
    const {
      changed,
      picture: after,
      difference,
    } = await compare(comparer, await picture(canvas, theme), before)
    if (changed >= 0 && changed <= TOLERATED_PIXELS) continue
    if (accept) await writeFile(path, after, 'base64')
    changes.push({ name: `${id} (${theme})`, before, after, difference })
  }
  return changes
}

async function removeOthers(ids: readonly string[]): Promise<void> {
  const known = new Set(ids.flatMap((id) => themes.map((theme) => `${id}.${theme}.png`)))
  const outdated = (await readdir(baselines)).filter((name) => name.endsWith('.png') && !known.has(name))
  await Promise.all(outdated.map((name) => rm(join(baselines, name))))
}
