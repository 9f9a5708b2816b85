import { expect, type Locator, type Page } from '@playwright/test'

/** The security groups: the table, the status dialog and the wizard. */
export class GroupsScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  button(name: string | RegExp) {
    return this.#page.getByRole('main').getByRole('button', { name })
  }

  row(name: string) {
    return this.#page
      .getByRole('row')
      .filter({ has: this.#page.getByRole('rowheader', { name, exact: true }) })
  }

  get name() {
    return this.#page.getByRole('textbox', { name: 'Security Group Name' })
  }

  get step() {
    return this.#page.getByRole('list', { name: 'Progress' }).locator('[aria-current="step"]')
  }

  item(name: string) {
    return this.#page.getByRole('radio', { name: new RegExp(`^${name}`) })
  }

  target(name: string) {
    return this.#page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  }

  get summary() {
    return this.#page.getByRole('region', { name: 'This group can see' })
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(wanted: Locator): Promise<void> {
    await wanted.waitFor()
    await expect(async () => {
      await this.#page.keyboard.press('Tab')
      await expect(wanted).toBeFocused({ timeout: 200 })
    }).toPass({ intervals: [0] })
  }
}
