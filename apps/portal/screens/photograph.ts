import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { axeViolations, sidewaysOverflow } from '../e2e/support/checks/accessible.ts'
import type { Portal } from '../e2e/support/screens/portal.ts'
import { type Screen, type Theme, themes, type WidthName } from './screen.ts'
import type { ScreenshotPages } from './screenshot-pages.ts'

/** A picture and the results of the automatic checks of its page. */
export type Picture = { file: string; width: WidthName; theme: Theme; overflow: number; violations: string[] }

/** The pictures of a screen at one width. `trouble` is why the screen could not be reached. */
export type Shooting = {
  screen: Screen
  width: WidthName
  pictures: Picture[]
  /** Console messages of the page, and requests that the browser blocked. */
  complaints: string[]
  trouble?: string
}

/** Takes pictures of a screen at one width in every theme. If it cannot be reached, they show how far it got. */
export function photograph(
  studio: ScreenshotPages,
  folder: string,
  screen: Screen,
  width: WidthName,
): Promise<Shooting> {
  return studio.withPage(screen.as, async (portal, complaints) => {
    const trouble = await reach(portal, screen).catch(inOneLine)
    const pictures: Picture[] = []
    for (const theme of themes) pictures.push(await take(portal.page, folder, screen, width, theme))
    return {
      screen,
      width,
      pictures,
      complaints: screen.expectsErrors ? [] : complaints().map(inOneLine),
      ...(trouble && { trouble }),
    }
  })
}

async function reach(portal: Portal, { path, before, holds, steps }: Screen): Promise<undefined> {
  await before?.(portal)
  if (holds) await openWaiting(portal.page, path, holds)
  else await openSettled(portal.page, path)
  await steps?.(portal)
  await portal.page.evaluate(() => document.fonts.ready.then(() => undefined))
}

async function openWaiting(page: Page, path: string, holds: string) {
  await page.route(holds, () => undefined)
  const asked = page.waitForRequest(holds)
  await Promise.all([asked, page.goto(path)])
  await page.getByRole('main').locator(':is([aria-busy="true"], [role="status"]):visible').first().waitFor()
}

/** A card that is being refreshed has a busy button and never settles. */
async function openSettled(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.locator('[aria-busy="true"]:not(button):visible')).toHaveCount(0)
}

async function take(
  page: Page,
  folder: string,
  screen: Screen,
  width: WidthName,
  theme: Theme,
): Promise<Picture> {
  await page.emulateMedia({ colorScheme: theme })
  // A theme changes only colours.
  const found = await axeViolations(page, theme === 'light' ? [] : ['color-contrast'])
  const violations = found.filter(
    (violation) => !screen.ignoredRules?.some((rule) => violation.startsWith(rule)),
  )
  const file = `${slugOf(screen.name)}.${width}.${theme}.png`
  await page.screenshot({
    path: join(folder, file),
    fullPage: !(await isCovered(page)),
    animations: 'disabled',
  })
  return { file, width, theme, overflow: await sidewaysOverflow(page), violations }
}

/** Whether something covers the middle of the window. */
const isCovered = async (page: Page) =>
  (await page
    .locator('[role="dialog"]:visible, [role="alertdialog"]:visible, [role="menu"]:visible')
    .count()) > 0

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const inOneLine = (error: unknown): string => String(error).split('\n')[0] ?? ''
