import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on as a link would, without loading the page anew. */
export async function goOnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

/** The page with this heading is here, also while a dialog of its own covers it; the page before it may wait unseen. */
export async function expectHeading(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.locator('h1').filter({ visible: true })).toHaveText(heading)
}

/** Where the links lead, in their order. */
export async function expectTargets(links: Locator, targets: readonly string[]): Promise<void> {
  const found = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await expect.poll(found).toEqual(targets)
}

/** Every call a page makes from now on, as `GET /organisations`. */
export function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/backend/'))
      calls.push(`${request.method()} ${pathname.replace('/backend', '')}`)
  })
  return calls
}
