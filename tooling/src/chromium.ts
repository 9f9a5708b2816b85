import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

type Launch = { executablePath?: string; args: string[] }

// The headless shell draws no window and takes a fifth less time. Playwright's download runs it as well.
const installed = ['chromium-headless-shell', 'chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`)

/**
 * Returns how to start the browser of all tests: Playwright's own if it was downloaded, else the machine's Chromium
 * or Chrome. Without either, Playwright's error explains how to install one.
 */
export function chromiumLaunch(): Launch {
  const found = existsSync(chromium.executablePath()) ? undefined : installed.find((path) => existsSync(path))
  // Chromium's sandbox refuses to start for root, the usual user in a container.
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : []
  return found === undefined ? { args } : { executablePath: found, args }
}
