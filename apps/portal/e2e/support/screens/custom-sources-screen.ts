import { expect, type Page } from '@playwright/test'

/** The screens of custom sources: the list, and the editor of a manifest. */
export class CustomSourcesScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get text() {
    return this.#page.getByRole('textbox', { name: 'Manifest' })
  }

  /** The result of the check, as screen readers announce it. */
  get status() {
    return this.#page.getByRole('main').getByRole('status').first()
  }

  get faults() {
    return this.#page.getByRole('list', { name: 'Faults' }).getByRole('listitem')
  }

  /** The form that reads the first page of a table. */
  get trying() {
    return this.#page.getByRole('form', { name: 'Try a table' })
  }

  button(name: string) {
    return this.#page.getByRole('main').getByRole('button', { name, exact: true })
  }

  link(name: string) {
    return this.#page.getByRole('main').getByRole('link', { name, exact: true })
  }

  async openNew(): Promise<void> {
    await this.#page.goto('/connectors/custom/sources/new')
  }

  /** Saves the text of the editor and waits for its version. */
  async save(name: string, version: number): Promise<void> {
    await this.button('Save').click()
    await expect(this.#page.getByText(`${name} has been saved.`)).toBeVisible()
    await expect(this.#page.getByRole('main')).toContainText(`Version ${version}, saved`)
  }
}
