import type { Page } from '@playwright/test'

/** The switches of the installation. */
export class ConfigurationScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get panel() {
    return this.#page.getByRole('region', { name: 'General' })
  }

  switch(label: string) {
    return this.panel.getByRole('switch', { name: label, exact: true })
  }

  /** The row of one switch. */
  row(label: string) {
    return this.panel.getByRole('listitem').filter({ hasText: label })
  }

  /** The confirmation before a switch changes. */
  get question() {
    return this.#page.getByRole('alertdialog')
  }
}
