import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from './chromium.ts'
import { run } from './run.ts'
import { environment, workspace } from './workspace.ts'

const playwright = resolve(workspace, 'tooling/node_modules/.bin/playwright')
const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
const apt = [...sudo, 'apt-get']
// A download that is refused should say so in seconds, not after a minute for every mirror.
const impatient = { ...environment, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }

/** Every way to come by a Chromium, tried in turn until one starts. */
const ways: { says: string; commands: string[][] }[] = [
  { says: "Downloading Playwright's Chromium", commands: [[playwright, 'install', 'chromium']] },
  { says: 'Installing the libraries it needs', commands: [[playwright, 'install-deps', 'chromium']] },
  {
    says: "Installing Chromium's headless shell with apt-get",
    commands: [[...apt, 'update', '--quiet'], aptInstall('chromium-headless-shell')],
  },
  { says: 'Installing Chromium with apt-get', commands: [aptInstall('chromium')] },
]

function aptInstall(name: string) {
  return [...apt, 'install', '--yes', '--quiet', '--no-install-recommends', name]
}

/** Makes sure that a browser starts on this machine, and says in a sentence which one and what was installed for it. */
export async function ensureChromium(log: (line: string) => void): Promise<string> {
  if (isThere()) return whichOne()
  const failures: string[] = []
  for (const { says, commands } of ways) {
    log(`No browser yet. ${says}…`)
    failures.push(...(await runAll(commands)))
    const trouble = isThere() ? await startTrouble() : undefined
    if (isThere() && !trouble) return whichOne()
    if (trouble) failures.push(trouble)
  }
  throw new Error(
    `No Chromium could be installed. Install Chromium or Google Chrome and run this again.\n\n${failures.join('\n')}`,
  )
}

const isThere = () => existsSync(chromiumLaunch().executablePath ?? chromium.executablePath())

const whichOne = () => `using ${chromiumLaunch().executablePath ?? "Playwright's own Chromium"}`

async function runAll(commands: string[][]): Promise<string[]> {
  for (const [command = '', ...args] of commands) {
    const said = await run(command, args, { env: impatient }).then(
      ({ code, output }) => (code === 0 ? undefined : output.trim()),
      (error: Error) => error.message,
    )
    if (said !== undefined) return [`${[command, ...args].join(' ')}:\n${said}`]
  }
  return []
}

async function startTrouble(): Promise<string | undefined> {
  try {
    const browser = await chromium.launch(chromiumLaunch())
    await browser.close()
    return undefined
  } catch (error) {
    return String(error)
  }
}

if (import.meta.main) console.log(await ensureChromium(console.log))
