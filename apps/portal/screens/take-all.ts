import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '@tributary/tooling/chromium'
import { run } from '@tributary/tooling/run'
import { workspace } from '@tributary/tooling/workspace'
import { Server } from '../e2e/support/server/server.ts'
import { contactSheet, findingsOf } from './contact-sheet.ts'
import { photograph, type Shooting } from './photograph.ts'
import type { Screen, WidthName } from './screen.ts'
import { groups } from './screens.ts'
import { ScreenshotPages } from './screenshot-pages.ts'

/*
 * `pnpm screens`: pictures of every screen in two widths and two themes. Arguments select the screens whose names contain
 * one of them.
 */
const wanted = process.argv.slice(2).map((word) => word.toLowerCase())
const folder = join(workspace, '.screens')

const isWanted = ({ name }: Screen) =>
  wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word))

const chosen = groups.flatMap(({ screens }) => screens).filter(isWanted)
console.log('Building the portal…')
const built = await run('turbo', ['run', 'build', '--filter=@tributary/portal'])
if (built.code !== 0) {
  console.error(built.output)
  process.exit(built.code)
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const server = await Server.fresh()
const browser = await chromium.launch(chromiumLaunch())
const shootings: Shooting[] = []
try {
  const studios = await ScreenshotPages.openAll(browser, server)
  await Promise.all([takeAll(studios.desktop, 'desktop'), takeAll(studios.phone, 'phone')])
} finally {
  await browser.close()
  await server.remove()
}

/** One after another, because a viewer has one browser context per width. */
async function takeAll(studio: ScreenshotPages, width: WidthName) {
  for (const screen of chosen) {
    if (screen.only && screen.only !== width) continue
    const shooting = await photograph(studio, folder, screen, width)
    shootings.push(shooting)
    const findings = findingsOf(shooting)
    console.log(`${width.padEnd(8)}${screen.name.padEnd(70)}${findings.join('; ') || 'fits, nothing found'}`)
  }
}

const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: workspace, encoding: 'utf8' })
const sheet = join(folder, 'index.html')
await writeFile(sheet, contactSheet(groups, { commit: commit.trim(), at: new Date(), shootings }))

const faulty = shootings.filter((shooting) => findingsOf(shooting).length > 0)
console.log(
  `\n${pathToFileURL(sheet)}\n${shootings.length - faulty.length} fine, ${faulty.length} with findings`,
)
process.exit(faulty.length === 0 ? 0 : 1)
