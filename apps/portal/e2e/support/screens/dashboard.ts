import { expect, type Page } from '@playwright/test'

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

/** The card of a connector, found by name. */
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

  /** Waits for a state, returning to the tab again and again, because the list is then loaded without waiting for a poll. */
  async reaches(state: string | RegExp) {
    await expect(async () => {
      await this.#page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(this.state).toHaveText(state, { timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
  }

  get link() {
    return this.whole.getByRole('link', { name: this.#name })
  }

  button(name: 'Refresh' | 'Retry' | 'Incremental' | 'Full') {
    return this.whole.getByRole('button', { name, exact: true })
  }

  /** The buttons that start a refresh, without Cancel and History. */
  get buttons() {
    return this.whole.getByRole('button', { name: /^(Refresh|Retry|Incremental|Full)$/ })
  }

  /** The time of the latest refresh, manual or scheduled. Only super administrators see it. */
  triggered(how: 'Manual' | 'Automatic') {
    return this.whole.getByText(how, { exact: true }).locator('+ dd')
  }

  get more() {
    return this.whole.getByRole('button', { name: 'more' })
  }
}
