import type { Page } from '@playwright/test'

/** An Excel page that is a table, and its dialogs. */
export class StructureTable {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get main() {
    return this.#page.getByRole('main')
  }

  button(name: string) {
    return this.main.getByRole('button', { name, exact: true })
  }

  /** The row headers, in order. */
  get names() {
    return this.main.getByRole('rowheader')
  }

  /** The row whose name starts with this. A nested row's name also includes its parent's. */
  row(name: string) {
    const begins = new RegExp(`^((Expand|Collapse) )?${name.replace(/[^\w\s]/g, '\\$&')}`)
    return this.main.getByRole('row').filter({ has: this.#page.getByRole('rowheader', { name: begins }) })
  }

  get search() {
    return this.main.getByRole('searchbox')
  }

  get dialog() {
    return this.#page.getByRole('dialog')
  }

  get lines() {
    return this.dialog.getByRole('textbox', { name: 'Names (one per line)' })
  }

  get notes() {
    return this.dialog.getByRole('alert')
  }

  field(name: 'Name' | 'Entity Name') {
    return this.dialog.getByRole('textbox', { name, exact: true })
  }

  status(name: 'Active' | 'Lock' | 'Archive') {
    return this.dialog.getByRole('group', { name: 'Set Status' }).getByRole('radio', { name })
  }

  get save() {
    return this.dialog.getByRole('button', { name: 'Save' })
  }

  question(name: string) {
    return this.#page.getByRole('alertdialog', { name: `Delete ${name}?` })
  }

  /** Adds names, one per line. */
  async add(button: string, ...names: string[]): Promise<void> {
    await this.button(button).click()
    await this.lines.fill(names.join('\n'))
    await this.save.click()
    await this.dialog.waitFor({ state: 'detached' })
  }

  /** Adds a single entity. */
  async addEntity(name: string): Promise<void> {
    await this.button('add new entity').click()
    await this.field('Entity Name').fill(name)
    await this.dialog.getByRole('button', { name: 'Add' }).click()
    await this.dialog.waitFor({ state: 'detached' })
  }
}
