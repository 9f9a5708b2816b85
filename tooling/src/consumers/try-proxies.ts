import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { serverCommand } from '../workspace.ts'
import { vite } from './build-vite.ts'
import { copyExample } from './copy-example.ts'
import type { Place } from './place.ts'
import { whileRunning } from './while-running.ts'
import { writeGuidePage } from './write-guide.ts'

/** The development servers of the example and of the guide, in front of the demo, whose session they use. */
export async function tryProxies({ folder, browser }: Place): Promise<void> {
  const apps = [await copyExample(folder, 'embedded-card'), await writeGuidePage(folder)]
  await withDemo(async (demo) => {
    for (const app of apps) {
      await pointTo(demo, join(app, 'vite.config.ts'))
      await withVite(app, (address) => tryProxy(browser, { demo, address }))
    }
  })
}

/** A user who signed in at the demo sees a connector on the page, without signing in there. */
async function tryProxy(browser: Browser, { demo, address }: { demo: string; address: string }) {
  const context = await browser.newContext()
  const data = { emailAddress: 'olga@tributary.example', password: 'Horse-7-battery' }
  const signedIn = await context.request.post(`${demo}/backend/auth/signin`, { data })
  expect(signedIn.status()).toBe(200)
  const page = await context.newPage()
  await page.goto(address)
  // The development server bundles the packages first.
  await expect(page.getByRole('article', { name: 'Warehouse files' })).toBeVisible({ timeout: 60_000 })
  await context.close()
}

const DOCUMENTED = 'http://localhost:3000'

/** Replaces the address of the demo in a configuration with that of this one. */
async function pointTo(demo: string, configuration: string): Promise<void> {
  const text = await readFile(configuration, 'utf8')
  expect(text).toContain(DOCUMENTED)
  await writeFile(configuration, text.replaceAll(DOCUMENTED, demo))
}

/** Starts the demo as `npm start` does, with its own data. */
async function withDemo(use: (origin: string) => Promise<void>): Promise<void> {
  const port = String(await freePort())
  const data = await mkdtemp(join(tmpdir(), 'tributary-demo-'))
  const env = { PORT: port, DATA_DIR: data, LOG_LEVEL: 'warn' }
  try {
    await whileRunning({ command: serverCommand, ready: 'Tributary is ready', env }, () =>
      use(`http://localhost:${port}`),
    )
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

async function withVite(app: string, use: (address: string) => Promise<void>): Promise<void> {
  const port = String(await freePort())
  const command = [vite, '--port', port, '--strictPort'] as const
  await whileRunning({ command, ready: 'ready in', cwd: resolve(app) }, () =>
    use(`http://localhost:${port}/`),
  )
}
