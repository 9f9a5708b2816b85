import type { Page } from '@playwright/test'

/** The Xero companies a user may sync, and the dialog of their credentials. */
export class SynchroniseScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  company(name: string) {
    return this.#page.getByRole('listitem').filter({ has: this.#page.getByRole('heading', { name }) })
  }

  sync(name: string) {
    return this.#page.getByRole('button', { name: `Sync ${name}`, exact: true })
  }

  edit(name: string) {
    return this.#page.getByRole('button', { name: `Edit ${name}`, exact: true })
  }

  get dialog() {
    return this.#page.getByRole('dialog', { name: 'Update Credentials' })
  }
}
