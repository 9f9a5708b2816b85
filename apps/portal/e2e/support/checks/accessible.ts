import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects no axe violation in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

/** Returns axe's violations with their targets, for all rules or only the named ones. */
export async function axeViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // Chromium checks the same markup. In Firefox the frames of Playwright's connection change while axe runs.
  if (page.context().browser()?.browserType().name() === 'firefox') return []
  await atRest(page)
  // axe cannot run in a sandboxed frame without scripts.
  // Legacy mode: no other frame is checked, so axe needs no blank page to merge results.
  // Collecting only violations in full halves the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('iframe[sandbox]')
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze()
  return violations
    .filter((violation) => !isOpenMenu(violation))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Waits for transitions to finish. Ignores endless and scroll-driven animations. */
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

/** Expects no horizontal scrolling (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
}

/** Returns by how many pixels the page is wider than its window. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** An open menu makes the rest of the page inert, so it needs no landmark around it. */
const isOpenMenu = ({ id, nodes }: { id: string; nodes: { target: unknown[] }[] }) =>
  id === 'region' && nodes.every(({ target }) => String(target).includes('data-radix-popper-content-wrapper'))
