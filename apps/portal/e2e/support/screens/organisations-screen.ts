import type { Page } from '@playwright/test'

/** The organisations that a user manages, and the dialog that adds or edits one. */
export class OrganisationsScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get cards() {
    return this.#page.getByRole('main').getByRole('article')
  }

  card(name: string) {
    return this.#page.getByRole('article', { name, exact: true })
  }

  edit(name: string) {
    return this.#page.getByRole('link', { name: `Edit ${name}`, exact: true })
  }

  get add() {
    return this.#page.getByRole('button', { name: 'Add Organisation' })
  }

  dialog(title: 'Add Organisation' | 'Edit Organisation') {
    return this.#page.getByRole('dialog', { name: title })
  }

  field(label: 'Key' | 'Name' | 'Schema') {
    return this.#page.getByRole('dialog').getByLabel(new RegExp(`^${label}`))
  }

  button(name: 'Save' | 'Cancel' | 'Copy') {
    return this.#page.getByRole('dialog').getByRole('button', { name })
  }
}
