import type { Page } from '@playwright/test'

/** The selected organisation and the running refreshes. */
export class AdminDashboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get details() {
    return this.#page.getByRole('region', { name: 'Organisation details' })
  }

  get organisationId() {
    return this.details.getByRole('textbox', { name: 'Organisation id' })
  }

  get insights() {
    return this.#page.getByRole('region', { name: 'Insights' })
  }

  /** A running connector in its client's group. */
  running(client: string, connector: string) {
    return this.insights
      .getByRole('list', { name: client })
      .getByRole('listitem')
      .filter({ hasText: connector })
  }
}
