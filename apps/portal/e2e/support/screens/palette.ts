import type { Page } from '@playwright/test'

/** The command palette. */
export class Palette {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get button() {
    return this.#page.getByRole('button', { name: 'Search or jump to' })
  }

  get box() {
    return this.#page.getByRole('combobox', { name: 'Search or jump to' })
  }

  /** The results in one group. */
  options(group: 'Screens' | 'Actions' | 'Organisations' | 'Connectors' | 'People' | 'Excel structure') {
    return this.#page.getByRole('group', { name: group, exact: true }).getByRole('option')
  }

  get chosen() {
    return this.#page.getByRole('option', { selected: true })
  }

  /** Opens it by its keys. */
  async open(): Promise<void> {
    await this.#page.keyboard.press('Control+k')
    await this.box.waitFor()
  }

  async find(text: string): Promise<void> {
    await this.open()
    await this.box.fill(text)
  }
}
