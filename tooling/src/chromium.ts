import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

type Launch = { executablePath?: string; args: string[] }

// The shell, which Playwright's own download would run as well, draws no window and takes a fifth less time.
const installed = ['chromium-headless-shell', 'chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`)

/**
 * How every test of the workspace starts its browser: Playwright's own when it has been downloaded,
 * else the machine's Chromium or Chrome. When there is none, Playwright's error says how to install one.
 */
export function chromiumLaunch(): Launch {
  const found = existsSync(chromium.executablePath()) ? undefined : installed.find((path) => existsSync(path))
  // Chromium's sandbox refuses to start for root, which is who runs things in most containers.
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : []
  return found === undefined ? { args } : { executablePath: found, args }
}
