import type { Page } from '@playwright/test'

/** The page of the user's own account. */
export class ProfileScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  panel(
    name:
      | 'Your details'
      | 'Email address'
      | 'Multi-factor authentication'
      | 'Devices'
      | 'Password'
      | 'Linked sign-in providers'
      | 'Where you are signed in',
  ) {
    return this.#page.getByRole('region', { name, exact: true })
  }

  /** The switch for codes at sign-in. */
  get codes() {
    return this.panel('Multi-factor authentication').getByRole('status')
  }

  switchCodes(verb: 'Enable' | 'Disable') {
    return this.panel('Multi-factor authentication').getByRole('button', { name: verb })
  }

  get devices() {
    return this.panel('Devices').getByRole('listitem')
  }

  get browsers() {
    return this.panel('Where you are signed in').getByRole('listitem')
  }

  get signOutEverywhere() {
    return this.panel('Where you are signed in').getByRole('button', { name: 'Sign out everywhere' })
  }

  get changePassword() {
    return this.panel('Password').getByRole('button', { name: 'Change password' })
  }

  get codeDialog() {
    return this.#page.getByRole('dialog', { name: 'Verification code' })
  }

  get code() {
    return this.codeDialog.getByLabel('Verification code', { exact: true })
  }

  get passwordDialog() {
    return this.#page.getByRole('dialog', { name: 'Change password' })
  }

  passwordField(label: 'Current password' | 'New password' | 'Confirm password') {
    return this.passwordDialog.getByLabel(label, { exact: true })
  }

  async fillPasswords(current: string, next: string, again = next): Promise<void> {
    await this.passwordField('Current password').fill(current)
    await this.passwordField('New password').fill(next)
    await this.passwordField('Confirm password').fill(again)
  }

  /** The question before unsaved input is lost. */
  question(title: string) {
    return this.#page.getByRole('alertdialog', { name: title })
  }
}
