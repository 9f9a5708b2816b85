import type { Page } from '@playwright/test'
import { WINDOW } from './open-canvas.ts'
import type { ByTheme, Theme } from './themes.ts'

// A longer page has more of the same.
const MAX_HEIGHT = 1400

/** The screenshots of a story as PNG, or why it could not be drawn. */
export type Drawn = { shots: ByTheme<Buffer> } | { error: string }

/** Draws a story, waits until its play function has ended, and takes its picture in each theme. */
export async function drawStory(page: Page, id: string): Promise<Drawn> {
  await page.setViewportSize((await prepare(page, id)) ?? WINDOW)
  const error = await show(page, id)
  if (error !== null) return { error }
  await makeRoom(page)
  return { shots: { light: await shoot(page, 'light'), dark: await shoot(page, 'dark') } }
}

/** Removes what the last story left, and returns the window size that the story chose, if any. */
const prepare = (page: Page, storyId: string) =>
  page.evaluate(async (wanted) => {
    let seed = 1
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    localStorage.clear()
    sessionStorage.clear()
    scrollTo(0, 0)
    const { storyStoreValue } = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId: wanted })
    const styles = parameters.viewport.options[storyGlobals.viewport?.value]?.styles
    return styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : null
  }, storyId)

/** Shows a story until its play function has ended. Returns the error, if there is one. */
async function show(page: Page, storyId: string): Promise<string | null> {
  await page.evaluate((id) => {
    const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  }, storyId)
  // Storybook reloads the page if a story is replaced before its play function has ended.
  await page.waitForFunction((id) => {
    const render = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender
    return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase)
  }, storyId)
  return page.evaluate(() => {
    const { phase } = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender
    return phase === 'finished' ? null : document.querySelector('#error-message')?.textContent || `${phase}`
  })
}

/** Makes the window as high as the page, because a picture beyond the window differs from time to time. */
async function makeRoom(page: Page): Promise<void> {
  await settle(page)
  const { width, height } = page.viewportSize() ?? WINDOW
  const full = await page.evaluate(() => document.documentElement.scrollHeight)
  if (full > height) await page.setViewportSize({ width, height: Math.min(full, MAX_HEIGHT) })
}

async function shoot(page: Page, theme: Theme): Promise<Buffer> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  await settle(page)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** Waits until the fonts are loaded and several frames pass without a change of the page. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const [QUIET_FRAMES, MOST_FRAMES] = [4, 200]
    await document.fonts.ready
    let quiet = 0
    const observer = new MutationObserver(() => {
      quiet = 0
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    for (let frame = 0; quiet < QUIET_FRAMES && frame < MOST_FRAMES; frame++) {
      quiet += 1
      await new Promise(requestAnimationFrame)
    }
    observer.disconnect()
  })
