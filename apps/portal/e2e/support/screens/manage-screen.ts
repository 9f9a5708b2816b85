import { expect, type Locator, type Page } from '@playwright/test'

/** The management page of a connector type, with its dialogs and drawers. */
export class ManageScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get cards() {
    return this.#page.getByRole('main').getByRole('article')
  }

  card(name: string) {
    return this.#page.getByRole('article', { name, exact: true })
  }

  button(name: string) {
    return this.#page.getByRole('main').getByRole('button', { name, exact: true })
  }

  /** The open dialog or drawer. Only one is open at a time. */
  get dialog() {
    return this.#page.locator('[role="dialog"], [role="alertdialog"]')
  }

  field(name: string): Locator {
    return this.dialog.locator(`[name="${name}"]`)
  }

  async answer(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button, exact: true }).click()
  }

  /** Fills in the open drawer and saves it. */
  async save(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) await this.field(name).fill(value)
    await this.answer('Save')
    await expect(this.dialog).toBeHidden()
  }

  async edit(name: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.card(name).getByRole('button', { name: 'Edit', exact: true }).click()
    await this.save(fields)
  }

  async openPeople(name: string): Promise<void> {
    await this.card(name).getByRole('button', { name: 'Manage users' }).click()
    await expect(this.dialog.getByRole('checkbox').first()).toBeVisible()
  }

  async share(name: string, person: string): Promise<void> {
    await this.openPeople(name)
    await this.dialog.getByRole('checkbox', { name: person }).click()
    await this.answer('Save')
    await expect(this.dialog).toBeHidden()
  }

  /** Starts to clone a connector from the menu of its card. */
  async clone(name: string): Promise<void> {
    await this.card(name)
      .getByRole('button', { name: `More actions for ${name}` })
      .click()
    await this.#page.getByRole('menuitem', { name: 'Clone…' }).click()
  }

  async press(name: string, button: 'Disconnect' | 'Delete'): Promise<void> {
    await this.card(name).getByRole('button', { name: button, exact: true }).click()
  }

  async disconnect(name: string, reason: string): Promise<void> {
    await this.press(name, 'Disconnect')
    await this.dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
    await this.answer('Disconnect')
  }

  async delete(name: string): Promise<void> {
    await this.press(name, 'Delete')
    await this.answer('Delete')
  }

  /** Goes to the provider, grants access to an account and returns. */
  async authorise(account: string): Promise<void> {
    const go = this.dialog.getByRole('button', { name: /^Continue to / })
    const choice = this.#page.getByLabel(account)
    await expect(go.or(choice)).toBeVisible()
    if (await go.isVisible()) await go.click()
    await choice.check()
    await this.#page.getByRole('button', { name: 'Allow access' }).click()
  }
}
