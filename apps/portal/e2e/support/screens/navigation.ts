import type { Page } from '@playwright/test'

export class Navigation {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get bar() {
    return this.#page.getByRole('navigation', { name: 'Main' })
  }

  /** The link with this name. A type with a failing connector has its state in the name. */
  link(name: string) {
    const named = (whole: string) => this.bar.getByRole('link', { name: whole, exact: true })
    return named(name).or(named(`${name}: needs attention`))
  }

  get links() {
    return this.bar.getByRole('link')
  }

  get collapse() {
    return this.#page.getByRole('button', { name: 'Collapse navigation' })
  }

  get expand() {
    return this.#page.getByRole('button', { name: 'Expand navigation' })
  }

  get organisation() {
    return this.#page.getByRole('button', { name: /^Organisation/ })
  }

  get organisations() {
    return this.#page.getByRole('menu').getByRole('menuitemradio')
  }

  async choose(organisation: string): Promise<void> {
    await this.organisation.click()
    await this.#page.getByRole('menuitemradio', { name: organisation }).click()
  }

  get logOut() {
    return this.#page.getByRole('button', { name: 'Log out' })
  }

  get section() {
    return this.#page.getByRole('navigation', { name: 'Section' })
  }

  get search() {
    return this.#page.getByRole('searchbox')
  }
}
