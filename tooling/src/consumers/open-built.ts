import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

type Options = {
  width?: number
  colorScheme?: 'light' | 'dark'
  headers?: Record<string, string>
  /** The origin of a server that responds to `/backend`. */
  backend?: string
}

/** Opens the index page of a built folder. `close` fails if the page wrote an error to the console. */
export async function openBuilt(
  browser: Browser,
  folder: string,
  { width = 1440, colorScheme = 'light', headers = {}, backend }: Options = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => void errors.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  })
  await page.route('http://consumer.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (backend && pathname.startsWith('/backend/'))
      return route.fulfill({ response: await route.fetch({ url: backend + pathname }) })
    const path = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname))
    return route.fulfill({ path, headers: { 'content-type': contentTypeOf(path), ...headers } })
  })
  await page.goto('http://consumer.test/')
  return {
    page,
    close: async () => {
      const written = [...errors]
      // A poll may be under way.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.close()
      assert.deepEqual(written, [], 'The page wrote to the console.')
    },
  }
}

const types: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  woff2: 'font/woff2',
  ico: 'image/x-icon',
}

const contentTypeOf = (path: string) => types[path.split('.').at(-1) ?? ''] ?? 'text/plain'
