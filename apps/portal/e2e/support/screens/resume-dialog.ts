import type { Page } from '@playwright/test'

/** The dialog over a page whose session has ended. */
export class ResumeDialog {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get whole() {
    return this.#page.getByRole('alertdialog', { name: 'Your session has ended' })
  }

  get password() {
    return this.whole.getByLabel('Password', { exact: true })
  }

  get code() {
    return this.whole.getByLabel('Verification code', { exact: true })
  }

  get error() {
    return this.whole.getByRole('alert')
  }

  button(name: 'Sign in' | 'Sign out' | 'Sign in another way' | 'Enter your password again') {
    return this.whole.getByRole('button', { name, exact: true })
  }
}
