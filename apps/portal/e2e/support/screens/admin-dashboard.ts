import type { Page } from '@playwright/test'

/** The selected organisation, and what runs now. */
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

  /** A connector that runs now, under its client. */
  running(client: string, connector: string) {
    return this.insights
      .getByRole('list', { name: client })
      .getByRole('listitem')
      .filter({ hasText: connector })
  }
}
