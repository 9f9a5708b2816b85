import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from './chromium.ts'
import { run } from './run.ts'
import { environment, workspace } from './workspace.ts'

const playwright = resolve(workspace, 'tooling/node_modules/.bin/playwright')
const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
const apt = [...sudo, 'apt-get']
// Otherwise a blocked download waits a minute for each mirror.
const shortTimeout = { ...environment, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }

/** Tried in turn until a Chromium starts. */
const installers: { message: string; commands: string[][] }[] = [
  { message: "Downloading Playwright's Chromium", commands: [[playwright, 'install', 'chromium']] },
  { message: 'Installing the libraries it needs', commands: [[playwright, 'install-deps', 'chromium']] },
  {
    message: "Installing Chromium's headless shell with apt-get",
    commands: [[...apt, 'update', '--quiet'], aptInstall('chromium-headless-shell')],
  },
  { message: 'Installing Chromium with apt-get', commands: [aptInstall('chromium')] },
]

function aptInstall(name: string) {
  return [...apt, 'install', '--yes', '--quiet', '--no-install-recommends', name]
}

/** Installs a browser if none starts on this machine. Returns a sentence that names the browser. Throws if all installers fail. */
export async function ensureChromium(log: (line: string) => void): Promise<string> {
  if (isInstalled()) return describeBrowser()
  const failures: string[] = []
  for (const { message, commands } of installers) {
    log(`No browser yet. ${message}…`)
    failures.push(...(await runAll(commands)))
    const error = isInstalled() ? await startError() : undefined
    if (isInstalled() && !error) return describeBrowser()
    if (error) failures.push(error)
  }
  throw new Error(
    `No Chromium could be installed. Install Chromium or Google Chrome and run this again.\n\n${failures.join('\n')}`,
  )
}

const isInstalled = () => existsSync(chromiumLaunch().executablePath ?? chromium.executablePath())

const describeBrowser = () => `using ${chromiumLaunch().executablePath ?? "Playwright's own Chromium"}`

async function runAll(commands: string[][]): Promise<string[]> {
  for (const [command = '', ...args] of commands) {
    const failure = await run(command, args, { env: shortTimeout }).then(
      ({ code, output }) => (code === 0 ? undefined : output.trim()),
      (error: Error) => error.message,
    )
    if (failure !== undefined) return [`${[command, ...args].join(' ')}:\n${failure}`]
  }
  return []
}

async function startError(): Promise<string | undefined> {
  try {
    const browser = await chromium.launch(chromiumLaunch())
    await browser.close()
    return undefined
  } catch (error) {
    return String(error)
  }
}

if (import.meta.main) console.log(await ensureChromium(console.log))
