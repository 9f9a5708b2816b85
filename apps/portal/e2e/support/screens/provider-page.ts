import type { Page } from '@playwright/test'

/** The password of every account of the demo's provider, as its page shows it. */
const PASSWORD = 'Ledger-5-abacus'

/** The provider's accounts: linked to a user, with the address of a user, or new. */
export type ProviderPerson = 'Una Ulm' | 'Eli Elm' | 'Petra Poole' | 'Quinn Quay'

/** The sign-in at the accounting provider: the portal's frame and the provider's page. */
export class ProviderPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading() {
    return this.#page.getByRole('heading', { name: 'Sign in', level: 1, exact: true })
  }

  /** The portal's frame with the link to the provider. */
  way(verb: 'Sign in' | 'Sign up') {
    return this.#page.frameLocator(`iframe[title="${verb} with Xero"]`).getByRole('link')
  }

  async be(name: ProviderPerson): Promise<void> {
    await this.#page.getByLabel(name).check()
    await this.#page.getByLabel('Password').fill(PASSWORD)
    await this.#page.getByRole('button', { name: 'Sign in' }).click()
  }

  async cancel(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Cancel' }).click()
  }
}
