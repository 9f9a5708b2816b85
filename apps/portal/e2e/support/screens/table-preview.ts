import type { Page } from '@playwright/test'

/** The dialog with the tables of a connector and their first rows. */
export class TablePreview {
  readonly #page: Page
  readonly #name: string

  constructor(page: Page, name: string) {
    this.#page = page
    this.#name = name
  }

  /** Opens the dialog, returns the rows of a table as text, and closes it. */
  async rows(table: string): Promise<string[][]> {
    const title = `Tables of ${this.#name}`
    await this.#page.getByRole('button', { name: title }).click()
    const dialog = this.#page.getByRole('dialog', { name: title })
    const select = dialog.getByRole('combobox', { name: 'Table' })
    const option = select.locator('option', { hasText: new RegExp(`\\.${table}$`) })
    await select.selectOption(await option.textContent())
    const rows = dialog.getByRole('table', { name: table, exact: true }).getByRole('row')
    await rows.nth(1).waitFor()
    const shown = await rows.evaluateAll((all) =>
      all.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent ?? '')),
    )
    await this.#page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    return shown
  }
}
