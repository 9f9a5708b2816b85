import type { Page } from '@playwright/test'

/** The bar above the Excel pages and the links within them. */
export class ExcelShell {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get bar() {
    return this.#page.getByRole('navigation', { name: 'Section' })
  }

  link(name: string) {
    return this.bar.getByRole('link', { name, exact: true })
  }

  get security() {
    return this.bar.getByRole('button', { name: 'Security' })
  }

  get menu() {
    return this.#page.getByRole('menu', { name: 'Security' })
  }

  securityLink(name: string) {
    return this.menu.getByRole('menuitem', { name, exact: true })
  }

  get breadcrumb() {
    return this.#page.getByRole('navigation', { name: 'Breadcrumb' })
  }

  linkWithin(name: string) {
    return this.#page.getByRole('main').getByRole('link', { name, exact: true })
  }
}
