import { expect, type Page } from '@playwright/test'
import type { Portal } from './portal.ts'
import { TablePreview } from './table-preview.ts'

const checks = ['Host found', 'Reached', 'Signed in', 'Data can be read']

type NewConnector = {
  settings: Readonly<Record<string, string>>
  /** The name of the setting that is wrong at first. */
  secret: string
  refused: string
  readable: string
}

/** A connector on its management page and its dashboard. */
export class Journey {
  readonly #portal: Portal
  readonly #page: Page
  readonly #type: string
  readonly #name: string

  constructor(portal: Portal, page: Page, { type, name }: { type: string; name: string }) {
    this.#portal = portal
    this.#page = page
    this.#type = type
    this.#name = name
  }

  get card() {
    return this.#portal.dashboard.card(this.#name)
  }

  get #dialog() {
    return this.#portal.manage.dialog
  }

  async openEditor() {
    await this.#portal.open(`/connectors/${this.#type}/manage`)
    await this.#portal.manage.card(this.#name).getByRole('button', { name: 'Edit', exact: true }).click()
  }

  /** Tests the connection in the open editor, and expects each check to pass. */
  async testConnection(readable: string) {
    await this.#dialog.getByRole('button', { name: 'Test connection' }).click()
    await expect(this.#dialog.getByText('The connection works.')).toBeVisible()
    for (const check of checks) {
      const works = new RegExp(`^${check}: works`)
      await expect(this.#dialog.getByRole('listitem').filter({ hasText: works })).toBeVisible()
    }
    await expect(this.#dialog.getByText(readable)).toBeVisible()
  }

  async openDashboard() {
    await this.#portal.open(`/connectors/${this.#type}/refresh`)
    await expect(this.card.state).toHaveText('Not refreshed yet.')
  }

  async refresh(button: 'Refresh' | 'Incremental' | 'Full', confirm?: string) {
    await this.start(button, confirm)
    await this.expectDone()
  }

  async start(button: 'Refresh' | 'Incremental' | 'Full', confirm?: string) {
    await this.card.button(button).click()
    if (confirm) await this.#page.getByRole('button', { name: confirm }).click()
    await expect(this.card.state).toHaveText('Refreshing...')
  }

  expectDone() {
    return this.card.reaches(/up to date\.|except for some tables\./)
  }

  /** Expects these tables to be left out of the last refresh, and the reason. */
  async expectLeftOut(tables: string, reason: string) {
    await expect(this.card.state).toHaveText('Up to date, except for some tables.')
    await this.card.more.click()
    const detail = this.#page.getByRole('dialog')
    await expect(detail).toContainText(`Left out: ${tables}`)
    await expect(detail).toContainText(reason)
    await this.#page.keyboard.press('Escape')
    await expect(detail).toBeHidden()
  }

  /**
   * Adds a connector and opens its dashboard. The test of the connection first refuses a wrong secret with `refused`, then shows
   * what is `readable`.
   */
  async add({ settings, secret, refused, readable }: NewConnector) {
    const { manage } = this.#portal
    const fields = { ...settings, name: this.#name, 'target.schema': `own_${this.#type}` }
    await this.#portal.open(`/connectors/${this.#type}/manage?new=true`)
    await this.#dialog.getByRole('button', { name: 'Your database' }).click()
    for (const [name, value] of Object.entries(fields)) await manage.field(name).fill(value)
    await manage.field(secret).fill('another-one')
    await this.#dialog.getByRole('button', { name: 'Test connection' }).click()
    await expect(this.#dialog.getByText(refused)).toBeVisible()
    await manage.field(secret).fill(settings[secret] ?? '')
    await this.testConnection(readable)
    await this.save()
    await this.openDashboard()
  }

  async save() {
    await this.#portal.manage.answer('Save')
    await expect(this.#dialog).toBeHidden()
  }

  rows(table: string) {
    return new TablePreview(this.#page, this.#name).rows(table)
  }
}
