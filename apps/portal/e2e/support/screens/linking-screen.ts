import type { Page } from '@playwright/test'

/** A linking page: the list of items, and the form with the links of one item. */
export class LinkingScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get rows() {
    return this.#page
      .getByRole('main')
      .getByRole('list')
      .getByRole('listitem')
      .filter({ has: this.editButtons })
  }

  get editButtons() {
    return this.#page.getByRole('button', { name: /^Edit / })
  }

  row(name: string) {
    return this.rows.filter({ has: this.edit(name) })
  }

  edit(name: string) {
    return this.#page.getByRole('button', { name: `Edit ${name}`, exact: true })
  }

  remove(label: 'Unlink' | 'Unassign' | 'Delete', name: string) {
    return this.#page.getByRole('button', { name: `${label} ${name}`, exact: true })
  }

  button(name: string) {
    return this.#page.getByRole('main').getByRole('button', { name, exact: true })
  }

  search(label: string) {
    return this.#page.getByRole('searchbox', { name: label })
  }

  pane(heading: string) {
    return this.#page.getByRole('region', { name: heading, exact: true })
  }

  /** An item of the list, with its number of links. */
  item(name: string) {
    return this.#page.getByRole('radio', { name: new RegExp(`^${name}`) })
  }

  scope(name: string) {
    return this.#page.getByRole('radio', { name, exact: true })
  }

  target(name: string) {
    return this.#page.getByRole('checkbox', { name, exact: true })
  }

  question(sentence: string) {
    return this.#page.getByRole('alertdialog', { name: sentence })
  }

  get undo() {
    return this.#page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: /^Undo/ })
  }

  get problem() {
    return this.#page.getByRole('main').getByRole('alert')
  }
}
