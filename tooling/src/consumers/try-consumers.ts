import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../chromium.ts'
import { installOnce } from '../install-once.ts'
import { type Tarball, unpack } from '../packed-project.ts'
import { workspace } from '../workspace.ts'
import { type ConsumerName, consumers } from './consumers.ts'

const folder = resolve(workspace, 'tooling/consumers')

/** Builds applications outside the workspace from the packed packages, opens them in Chromium and uses them. */
export async function tryConsumers(
  tarballs: readonly Tarball[],
  names: readonly ConsumerName[],
): Promise<void> {
  if (!(await installOnce(folder))) {
    console.log('Cannot reach the registry. The consumer projects are skipped.')
    return
  }
  for (const tarball of tarballs) await unpack(folder, tarball)
  const browser = await chromium.launch(chromiumLaunch())
  try {
    for (const name of names) {
      const started = performance.now()
      await consumers[name]({ folder, browser })
      console.log(`${name}: as expected, ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
  } finally {
    await browser.close()
  }
}
