import type { Page } from '@playwright/test'

export class Dashboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get cards() {
    return this.#page.getByRole('main').getByRole('article')
  }

  card(name: string): Card {
    return new Card(this.#page, name)
  }
}

/** One connector of the dashboard, found by its name. */
export class Card {
  readonly #page: Page
  readonly #name: string

  constructor(page: Page, name: string) {
    this.#page = page
    this.#name = name
  }

  get whole() {
    return this.#page.getByRole('article', { name: this.#name, exact: true })
  }

  get state() {
    return this.whole.getByRole('status')
  }

  get link() {
    return this.whole.getByRole('link', { name: this.#name })
  }

  button(name: 'Refresh' | 'Retry' | 'Incremental' | 'Full') {
    return this.whole.getByRole('button', { name, exact: true })
  }

  /** Those that ask for a refresh; what looks into it or stops it are others. */
  get buttons() {
    return this.whole.getByRole('button', { name: /^(Refresh|Retry|Incremental|Full)$/ })
  }

  get more() {
    return this.whole.getByRole('button', { name: 'more' })
  }
}
