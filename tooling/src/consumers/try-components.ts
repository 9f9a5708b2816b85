import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'

/** Uses the components of `consumers/shared/Controls.tsx`: a field, a toast, a dialog and a menu. */
export async function tryComponents(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill('xero')
  await expect(page.getByText('Found: xero')).toBeVisible()

  const save = page.getByRole('button', { name: 'Save' })
  assert.equal(await save.evaluate((node) => getComputedStyle(node).backgroundColor), 'rgb(0, 105, 115)')
  await save.click()
  await expect(page.getByText('Saved')).toBeVisible()

  await page.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog', { name: 'A dialog' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  // Radix listens to Escape one frame after it has moved the focus. Until then the toast would take the key.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused()

  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  const item = page.getByRole('menuitem', { name: 'Copy' })
  await expect(item).toBeVisible()
  const [button, menu] = await Promise.all([more.boundingBox(), item.boundingBox()])
  assert.ok(button && menu && Math.abs(menu.y - button.y) < 100, 'The menu is not next to its button.')
  await item.click()
  await expect(page.getByText('Copied')).toBeVisible()
}
