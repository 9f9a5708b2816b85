import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing that axe can find, in the state the page is in now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

/** What axe finds in the state the page is in now, each with where it is; only these rules, if some are named. */
export async function axeViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await atRest(page)
  // A frame without scripts cannot be looked into from inside; the browser refuses axe as well.
  // No other frame is looked into either, so axe needs no page of its own to put its answers together.
  // Only violations are gathered in full: what passes is counted and forgotten, which takes half the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('iframe[sandbox]')
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze()
  return violations
    .filter((violation) => !isOpenMenu(violation))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What fades in or changes its colours is looked at when it has; what turns for ever or follows a scroll is not waited for. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const running = document
      .getAnimations()
      .filter(
        ({ playState, effect, timeline }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

/** The page can be read without moving it sideways (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
}

/** By how many pixels the page is wider than its window. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** While a menu is open it is all there is to use, so it needs no landmark around it. */
const isOpenMenu = ({ id, nodes }: { id: string; nodes: { target: unknown[] }[] }) =>
  id === 'region' && nodes.every(({ target }) => String(target).includes('data-radix-popper-content-wrapper'))
