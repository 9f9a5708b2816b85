import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

export type Theme = 'light' | 'dark'

/** Returns the ids of all stories of a built Storybook. */
export async function storyIds(site: string): Promise<string[]> {
  const { entries } = JSON.parse(await readFile(join(site, 'index.json'), 'utf8'))
  const stories = Object.values(entries as Record<string, { id: string; type: string }>)
  return stories.filter(({ type }) => type === 'story').map(({ id }) => id)
}

/** Opens the canvas of Storybook with a fixed time. */
export async function openCanvas(page: Page, origin: string, first: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-06-15T10:00:00Z'))
  await page.goto(`${origin}/iframe.html?id=${first}&viewMode=story`)
  await finished(page, first)
}

/** Shows a story and waits until its play function has ended, well or not. */
export async function showStory(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    Reflect.get(window, '__STORYBOOK_PREVIEW__').channel.emit('setCurrentStory', {
      storyId,
      viewMode: 'story',
    })
  }, id)
  await finished(page, id)
}

// Storybook reloads the page if a story is replaced before its play function has ended.
async function finished(page: Page, id: string): Promise<void> {
  await page.waitForFunction((storyId) => {
    const render = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender
    return render?.id === storyId && ['finished', 'errored', 'aborted'].includes(render.phase)
  }, id)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

/** Returns the canvas in one theme as PNG in base64. */
export async function picture(page: Page, theme: Theme): Promise<string> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  return shot.toString('base64')
}
