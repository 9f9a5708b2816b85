import type { Page } from '@playwright/test'
import type { Server } from '../server/server.ts'

/** How the members of an organisation sign in: its providers, mail domains and passwords. */
export class OrganisationSignInScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Adds the demo's OpenID provider, with the printed client. New people become members. */
  async addProvider(name: string, server: Server): Promise<void> {
    const { issuer, clientId, clientSecret } = openIdProviderOf(server)
    await this.#page.getByRole('button', { name: 'Add provider' }).click()
    await this.#page.getByRole('textbox', { name: 'Name' }).fill(name)
    await this.#page.getByRole('textbox', { name: 'Issuer' }).fill(issuer)
    await this.#page.getByRole('textbox', { name: 'Client ID' }).fill(clientId)
    await this.#page.getByLabel('Client secret', { exact: true }).fill(clientSecret)
    await this.#page.getByRole('checkbox', { name: 'Add new people as members' }).check()
    await this.#page.getByRole('button', { name: 'Save' }).click()
  }

  async addDomain(domain: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Domain', exact: true }).fill(domain)
    await this.#page.getByRole('button', { name: 'Add domain' }).click()
  }

  domain(domain: string) {
    const check = this.#page.getByRole('button', { name: `Check ${domain}`, exact: true })
    const item = this.#page.getByRole('listitem').filter({ has: check })
    const code = (label: string) => item.getByRole('group', { name: label }).locator('code')
    const [recordName, recordValue] = [code('Name of the TXT record'), code('Text of the TXT record')]
    return { item, check, recordName, recordValue }
  }

  testOf(provider: string) {
    return this.#page.getByRole('button', { name: `Test ${provider}` })
  }

  switch(name: string) {
    return this.#page.getByRole('switch', { name })
  }

  get confirmation() {
    return this.#page.getByRole('alertdialog')
  }
}

function openIdProviderOf(server: Server) {
  const printed = /OpenID provider of the demo, .*: (\S+) with the client id (\S+) and the secret (\S+)/
  const [, issuer, clientId, clientSecret] = printed.exec(server.log) ?? []
  if (!issuer || !clientId || !clientSecret) throw new Error('The demo did not print its OpenID provider.')
  return { issuer, clientId, clientSecret }
}
