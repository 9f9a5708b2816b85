import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'

const properties = [
  ...['display', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-wrap'],
  ...['overflow-wrap', 'cursor', 'margin', 'padding', 'border-width', 'list-style'],
]

/** The page of the example has no reset. With ours, the page changes and the card does not. */
export async function tryWithoutReset(page: Page, reset: string): Promise<void> {
  await page.getByRole('article').waitFor()
  const [heading, card] = [await stylesOf(page, 'h1'), await stylesOf(page, '#card *')]
  await page.addStyleTag({ path: reset })
  assert.notDeepEqual(await stylesOf(page, 'h1'), heading)
  assert.deepEqual(await stylesOf(page, '#card *'), card, 'The card needs the reset.')
}

const stylesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (nodes, names) =>
      nodes.map((node) => {
        const style = getComputedStyle(node)
        return [node.tagName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join('; ')
      }),
    properties,
  )
