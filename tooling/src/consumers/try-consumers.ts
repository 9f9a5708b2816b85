import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../chromium.ts'
import type { Tarball } from '../packed-project.ts'
import { workspace } from '../workspace.ts'
import { type ConsumerName, consumers } from './consumers.ts'
import { installPacked } from './install-packed.ts'

const folder = resolve(workspace, 'tooling/consumers')

/** Builds applications outside the workspace from the packed packages, opens them in Chromium and uses them. */
export async function tryConsumers(
  tarballs: readonly Tarball[],
  names: readonly ConsumerName[],
): Promise<void> {
  if (!(await installPacked(folder, tarballs))) {
    console.log('Cannot reach the registry. The consumer projects are skipped.')
    return
  }
  const browser = await chromium.launch(chromiumLaunch())
  try {
    for (const name of names) {
      const started = performance.now()
      await consumers[name]({ folder, tarballs, browser })
      console.log(`${name}: as expected, ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
  } finally {
    await browser.close()
  }
}
