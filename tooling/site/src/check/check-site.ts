import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunch } from '@tributary/tooling/chromium'
import { workspace } from '@tributary/tooling/workspace'
import { serve } from 'vitepress'
import { checkLinks } from './check-links.ts'

const site = join(workspace, 'tooling/site')

/** One page of each sort: text, tables, code, pictures, generated reference. */
const sample = [
  '/',
  '/getting-started',
  '/concepts/',
  '/connectors/',
  '/connectors/xero',
  '/excel/',
  '/operate/production',
  '/api/',
  '/api/connectors',
  '/sdk/',
  '/sdk/reference/connectors',
  '/examples/',
  '/architecture',
]

const widths = [1440, 320]
const themes = ['light', 'dark'] as const

/** Checks the built site. Prints each problem and sets the exit code. */
export async function checkSite(port: number): Promise<void> {
  const { count, broken } = checkLinks(join(site, 'dist'))
  const server = await serve({ root: site, port })
  const browser = await chromium.launch(chromiumLaunch())
  const problems = [...broken]
  try {
    for (const width of widths)
      for (const colorScheme of themes) problems.push(...(await visit(browser, port, { width, colorScheme })))
  } finally {
    await browser.close()
    server.server?.close()
  }
  for (const problem of problems) console.log(problem)
  console.log(`${count} links, ${broken.length} broken. ${problems.length - broken.length} other problems.`)
  process.exit(problems.length === 0 ? 0 : 1)
}

async function visit(
  browser: Browser,
  port: number,
  { width, colorScheme }: { width: number; colorScheme: (typeof themes)[number] },
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme })
  const page = await context.newPage()
  const problems: string[] = []
  const origin = `http://localhost:${port}`
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      problems.push(`requests ${request.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`)
  })
  for (const address of sample) {
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) problems.push(`${address} is ${overflow} px too wide at ${width} px.`)
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations)
      problems.push(
        `${address}, ${width} px, ${colorScheme}: ${id}: ${nodes
          .slice(0, 3)
          .map(({ target }) => target.join(' '))
          .join(', ')}`,
      )
  }
  await context.close()
  return problems
}
