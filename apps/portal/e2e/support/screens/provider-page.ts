import type { Page } from '@playwright/test'

/** Everybody's password at the demo's provider, which its page shows. */
const PASSWORD = 'Ledger-5-abacus'

/** Whom one can be there: linked to an account, with an account that is not linked, or new. */
export type ProviderPerson = 'Una Ulm' | 'Eli Elm' | 'Petra Poole' | 'Quinn Quay'

/** The way to the accounting provider, in its frame, and the provider's own page. */
export class ProviderPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading() {
    return this.#page.getByRole('heading', { name: 'Sign in', level: 1, exact: true })
  }

  /** The frame of the portal's screen that leads there. */
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
