import type { Page } from '@playwright/test'

/** Counts the presses of the pointer in this tab, also across pages. A key that presses a button is not one. */
export async function countPresses(page: Page) {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) sessionStorage.presses = Number(sessionStorage.presses ?? 0) + 1
      },
      true,
    ),
  )
  return {
    reset: () => page.evaluate(() => sessionStorage.removeItem('presses')),
    presses: () => page.evaluate(() => Number(sessionStorage.presses ?? 0)),
  }
}
