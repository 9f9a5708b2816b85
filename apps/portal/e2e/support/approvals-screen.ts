import type { Page } from '@playwright/test'

/** The requests that wait for a decision, and those decided. */
export class ApprovalsScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get cards() {
    return this.#page.getByRole('main').getByRole('article')
  }

  /** The request of the person with this address. */
  card(address: string) {
    return this.cards.filter({ hasText: address })
  }

  status(address: string) {
    return this.card(address).getByRole('status')
  }

  button(address: string, name: 'Approve' | 'Reject') {
    return this.card(address).getByRole('button', { name })
  }

  show(filter: 'All' | 'Pending' | 'Decided') {
    return this.#page.getByRole('radio', { name: new RegExp(`^${filter}`) })
  }

  /** What is asked before a link of another site's decides. */
  get question() {
    return this.#page.getByRole('alertdialog')
  }
}
