import type { Browser, Page } from '@playwright/test'

/** The window of a story that chooses none. */
export const WINDOW = { width: 1000, height: 700 }

/** Opens an empty canvas of Storybook, where nothing depends on the time, the machine or chance. */
export async function openCanvas(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOW,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date('2026-06-15T10:00:00Z'))
  await page.goto(`${origin}/iframe.html`)
  // Storybook may start after the page has loaded.
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(() => Reflect.get(window, '__STORYBOOK_PREVIEW__').ready())
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())).then(() => {}))
  return page
}
