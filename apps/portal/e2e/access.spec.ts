import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import type { Portal } from './support/screens/portal.ts'
import { expect, test } from './support/test.ts'

const screens: [name: string, open: (portal: Portal) => Promise<void>][] = [
  [
    'sign-in',
    async (portal) => {
      await portal.open('/')
      await expect(portal.signInScreen.button).toBeVisible()
    },
  ],
  [
    'home',
    async (portal) => {
      await portal.openAs(people.sue, '/home')
      await expect(portal.home.card('FTP')).toBeVisible()
    },
  ],
  [
    'dashboard with every state',
    async (portal) => {
      await portal.openAs(people.sue, '/connectors/xero/refresh')
      await expect(portal.dashboard.card('Acme Retail Ltd').whole).toBeVisible()
    },
  ],
]

for (const [name, open] of screens) {
  test(`${name} is accessible on a phone, in the dark, in forced colours and without motion [SHELL-04]`, async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await open(portal)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })

    await test.step('in the dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('body')).toHaveCSS('color-scheme', /dark/)
      await expectAccessible(page)
    })

    await test.step('in forced colours and without motion', async () => {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' })
      expect(await movingThings(page)).toEqual([])
    })
  })
}

/** Returns the animations that are longer than anyone can see. */
function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  )
}

test('signs in, finds a connector and refreshes it by keyboard alone [SIGNIN-04, CONNDASH-04]', async ({
  portal,
  page,
}) => {
  await page.route('**/process', () => new Promise(() => undefined))
  await portal.open('/')
  await reach(page, 'Username')
  await page.keyboard.type(people.adam.email)
  await reach(page, 'Password')
  await page.keyboard.type('Horse-7-battery')
  await page.keyboard.press('Enter')
  await portal.expectAddress('/home')
  await expect(portal.navigation.link('Xero')).toBeVisible()
  // The link also says how many of its connectors fail. A line above the cards names Xero too.
  await reach(page, /^Xero/)
  await page.keyboard.press('Enter')
  await portal.expectAddress('/connectors/xero/refresh')
  const card = portal.dashboard.card('Acme Traders Ltd')
  await expect(card.whole).toBeVisible()
  await reach(page, 'Acme Traders Ltd')
  await reach(page, 'Refresh')
  await expect(card.button('Refresh')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(card.state).toHaveText('Refreshing...')
})

/** Presses Tab until the element with this name has the focus. Throws after a hundred stops. */
async function reach(page: Page, name: string | RegExp) {
  for (let stop = 0; stop < 100; stop++) {
    await page.keyboard.press('Tab')
    const focused = await focusedName(page)
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
  }
  throw new Error(`Tab never reached “${name}”.`)
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused instanceof HTMLInputElement) return focused.labels?.[0]?.textContent ?? ''
    return (
      focused?.getAttribute('aria-label') ??
      focused?.querySelector('[aria-hidden]')?.nextSibling?.textContent ??
      focused?.textContent ??
      ''
    )
  })
}
