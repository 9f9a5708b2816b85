import type { Page } from '@playwright/test'

/** The database settings of an organisation, its synchronisation and the guide. */
export class DatabaseScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  field(name: 'Host' | 'Database' | 'Schema' | 'Username' | 'Password') {
    return this.#page.getByLabel(name, { exact: true })
  }

  get save() {
    return this.#page.getByRole('button', { name: 'Save', exact: true })
  }

  /** The Sync button of the form, which saves first. */
  get saveAndSynchronise() {
    return this.#page.getByRole('main').getByRole('button', { name: 'Synchronise', exact: true })
  }

  get synchronise() {
    return this.#page.getByRole('button', { name: 'Synchronise to your database' })
  }

  get error() {
    return this.#page.getByRole('main').getByRole('alert')
  }

  get manifest() {
    return this.#page.getByRole('link', { name: 'Download the manifest file' })
  }

  done(sentence: string) {
    return this.#page.getByRole('status').filter({ hasText: sentence })
  }

  /** Fills in the credentials of a connection string. */
  async fill(address: string): Promise<void> {
    const { hostname, port, pathname, username, password } = new URL(address)
    await this.field('Host').fill(`postgres://${hostname}:${port}`)
    await this.field('Database').fill(pathname.slice(1))
    await this.field('Schema').fill('public')
    await this.field('Username').fill(username)
    await this.field('Password').fill(password)
  }
}
