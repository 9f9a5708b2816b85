import type { Page } from '@playwright/test'

/** A demo provider's consent page, with the accounts that Tributary may read. */
export class AccountProviderPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading() {
    return this.#page.getByRole('heading', { name: 'Tributary wants access to:', level: 1 })
  }

  async allow(...accounts: string[]): Promise<void> {
    await this.heading.waitFor()
    for (const account of accounts) await this.#page.getByLabel(account, { exact: true }).check()
    await this.#page.getByRole('button', { name: 'Allow access' }).click()
  }

  async cancel(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Cancel' }).click()
  }
}
