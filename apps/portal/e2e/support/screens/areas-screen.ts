import type { Page } from '@playwright/test'

/** The areas or sub-areas of an organisation, and their dialogs. */
export class AreasScreen {
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

  button(of: string, name: 'Edit' | 'Delete' | 'Manage linked sub-areas of') {
    return this.card(of).getByRole('button', { name: `${name} ${of}`, exact: true })
  }

  get add() {
    return this.#page.getByRole('button', { name: /^Add (Area|Sub-area)\(s\)$/ })
  }

  get dialog() {
    return this.#page.getByRole('dialog')
  }

  /** The name fields of the dialog: several when adding, one when editing. */
  get names() {
    return this.dialog.getByRole('textbox', { name: /^Name/ })
  }

  get save() {
    return this.dialog.getByRole('button', { name: 'Save' })
  }

  subarea(name: string) {
    return this.dialog.getByRole('checkbox', { name, exact: true })
  }

  question(name: string) {
    return this.#page.getByRole('alertdialog', { name: `Delete ${name}?` })
  }
}
