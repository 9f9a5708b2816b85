import type { Page } from '@playwright/test'

/** Counts the presses of the user in this tab, also across pages. */
export async function countPresses(page: Page) {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.presses = Number(sessionStorage.presses ?? 0) + 1
      },
      true,
    ),
  )
  return {
    reset: () => page.evaluate(() => sessionStorage.removeItem('presses')),
    presses: () => page.evaluate(() => Number(sessionStorage.presses ?? 0)),
  }
}
