import { expect, type Locator, type Page } from '@playwright/test'

/** Navigates as a link does, without loading the page again. */
export async function goOnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

/** Expects the page with this heading, even under a dialog. A previous page may still be hidden in the DOM. */
export async function expectHeading(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.locator('h1').filter({ visible: true })).toHaveText(heading)
}

/** Expects these targets of the links, in order. */
export async function expectTargets(links: Locator, targets: readonly string[]): Promise<void> {
  const found = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await expect.poll(found).toEqual(targets)
}

/** Records every API call that the page makes, as `GET /organisations`. */
export function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/backend/'))
      calls.push(`${request.method()} ${pathname.replace('/backend', '')}`)
  })
  return calls
}
