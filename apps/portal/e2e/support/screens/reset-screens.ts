import type { Page } from '@playwright/test'

/** The page that requests a mail to reset the password. */
export class ResetRequestScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get email() {
    return this.#page.getByLabel('Email address', { exact: true })
  }

  get captcha() {
    return this.#page.getByRole('checkbox', { name: "I'm not a robot" })
  }

  get button() {
    return this.#page.getByRole('button', { name: 'Reset password' })
  }

  get banner() {
    return this.#page.getByRole('alert')
  }

  get backToSignIn() {
    return this.#page.getByRole('link', { name: 'Back to sign in' })
  }

  /** The text that replaces the form once the mail was sent. */
  get sent() {
    return this.#page.getByText(/^A link to reset your password is on its way to /)
  }

  async ask(address: string): Promise<void> {
    await this.email.fill(address)
    await this.captcha.click()
    await this.button.click()
  }
}

/** The page that the mailed link opens, in any of its views. */
export class NewPasswordScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  field(label: 'Password' | 'Confirm password') {
    return this.#page.getByLabel(label, { exact: true })
  }

  button(name: 'Set password' | 'Reset password') {
    return this.#page.getByRole('button', { name })
  }

  get banner() {
    return this.#page.getByRole('alert')
  }

  get requestAgain() {
    return this.#page.getByRole('link', { name: 'Request again' })
  }

  async fill(secret: string, again = secret): Promise<void> {
    await this.field('Password').fill(secret)
    await this.field('Confirm password').fill(again)
  }
}
