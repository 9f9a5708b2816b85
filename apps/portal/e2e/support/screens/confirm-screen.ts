import type { Page } from '@playwright/test'

/** The page for the verification code of a sign-in. */
export class ConfirmScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading() {
    return this.#page.getByRole('heading', {
      name: 'Enter the verification code sent to your email',
      level: 1,
    })
  }

  get code() {
    return this.#page.getByLabel('Verification code', { exact: true })
  }

  get trustDevice() {
    return this.#page.getByRole('checkbox', { name: 'Trust this device?' })
  }

  get button() {
    return this.#page.getByRole('button', { name: 'Sign in' })
  }

  get resend() {
    return this.#page.getByRole('button', { name: /^Send a new code/ })
  }

  get banner() {
    return this.#page.getByRole('alert')
  }

  /** The masked address the code was sent to. */
  sentTo(address: string) {
    return this.#page.getByText(`We sent it to ${address}.`)
  }

  async enter(code: string): Promise<void> {
    await this.code.fill(code)
    await this.button.click()
  }
}
