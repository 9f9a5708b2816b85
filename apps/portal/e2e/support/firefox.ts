import { existsSync } from 'node:fs'
import type { Browser, Locator, Page } from '@playwright/test'

/** The Firefox of the distribution; undefined where it is not installed. */
export const firefoxPath = ['firefox-esr', 'firefox']
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path))

type Send = (this: object, method: string, parameters: unknown) => Promise<unknown>

/** Newer versions of Firefox have this command. Playwright sends it for each page, also if nothing is emulated. */
const missing = 'emulation.setMediaFeaturesOverride'

/** Lets Playwright open pages in a Firefox that cannot emulate the properties of a screen. */
export function toleratesMissingCommand(browser: Browser): void {
  // Playwright has no public way to its connection with the browser.
  const connection = Reflect.get(browser, '_connection')
  const session = Reflect.get(connection.toImpl(browser), '_browserSession')
  const prototype: { send: Send } = Object.getPrototypeOf(session)
  const { send } = prototype
  prototype.send = function (method, parameters) {
    const sent = send.call(this, method, parameters)
    return method === missing ? sent.catch(ignoreUnknownCommand) : sent
  }
}

/** Types with the keyboard. Playwright sets the value of a field itself, which React does not notice in this Firefox. */
export function typesInFields(page: Page): void {
  const prototype: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('body'))
  prototype.fill = async function (this: Locator, text: string) {
    await this.focus()
    await this.selectText()
    await this.press('Delete')
    await this.pressSequentially(text)
  }
}

function ignoreUnknownCommand(error: unknown): object {
  if (error instanceof Error && error.message.includes('unknown command')) return {}
  throw error
}
