import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../chromium.ts'
import { type ConsumerName, consumers } from './consumers.ts'
import type { Place } from './place.ts'

/** Builds applications of a folder with the packed packages, opens them in Chromium and uses them. */
export async function tryConsumers(
  place: Omit<Place, 'browser'>,
  names: readonly ConsumerName[],
): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    for (const name of names) {
      const started = performance.now()
      await consumers[name]({ ...place, browser })
      console.log(`${name}: as expected, ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
  } finally {
    await browser.close()
  }
}
