import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import { serveStories } from './built-stories.ts'
import { checkStory } from './check-story.ts'
import { openCanvas } from './open-canvas.ts'
import type { Outcome } from './outcome.ts'

const PAGES = 2
// With hinting, every build of Chromium draws text differently. Without, those of several versions draw the same.
const UNHINTED = '--font-render-hinting=none'

/** Draws the stories on several pages, compares each with its stored pictures, and names the version of Chromium. */
export async function checkStories(
  ids: readonly string[],
  launch: LaunchOptions,
): Promise<{ outcomes: Outcome[]; chromium: string }> {
  const site = await serveStories()
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), UNHINTED] })
  const queue = [...ids]
  try {
    const pages = Array.from({ length: Math.min(PAGES, ids.length) }, () =>
      checkQueue(browser, site.origin, queue),
    )
    const outcomes = (await Promise.all(pages)).flat()
    return {
      outcomes: outcomes.toSorted((one, other) => one.id.localeCompare(other.id)),
      chromium: browser.version(),
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

async function checkQueue(browser: Browser, origin: string, queue: string[]): Promise<Outcome[]> {
  const page = await openCanvas(browser, origin)
  const outcomes: Outcome[] = []
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) outcomes.push(await checkStory(page, id))
  return outcomes
}
