import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserType, expect } from '@playwright/test'
import { chromiumLaunch } from '@tributary/tooling/chromium'
import { Portal } from './portal.ts'
import { watchForTrouble } from './trouble.ts'

const BLOCKED = 2

/** A browser whose owner has set it to keep no cookies of the portal; it is one of its own, so it has to be closed. */
export async function withoutCookies(
  chromium: BrowserType,
  baseURL: string,
): Promise<{ portal: Portal; close: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'tributary-no-cookies-'))
  await mkdir(join(profile, 'Default'))
  const cookies = { [`${baseURL},*`]: { setting: BLOCKED } }
  const preferences = { profile: { content_settings: { exceptions: { cookies } } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(profile, { ...chromiumLaunch(), baseURL })
  const troubles = await watchForTrouble(context)
  return {
    portal: new Portal(await context.newPage()),
    async close() {
      await context.close()
      expect(troubles).toEqual([])
      await rm(profile, { recursive: true, force: true })
    },
  }
}
