import { join } from 'node:path'
import type { SettingKey } from '@tributary/domain'
import {
  DEMO_PROVIDER_NAME,
  DEMO_PROVIDER_PASSWORD,
  demoAccounts,
  linkedDemoAccount,
} from '@tributary/fakes/sign-in-provider/demo-accounts'
import {
  type DemoSignInProvider,
  startDemoSignInProvider,
} from '@tributary/fakes/sign-in-provider/demo-sign-in-provider'
import { type Client, createClient } from '@tributary/sdk'
import { freePort } from '@tributary/tooling/free-port'
import { linkSampleIdentity } from '../../src/seeding/link-sample-identity.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { switchSetting } from '../support/switch-setting.ts'
import { testConfig } from '../support/test-config.ts'
import { type Page, type WebBrowser, webBrowser } from './web-browser.ts'

export type Account = (typeof demoAccounts)[number]['givenName']

/** The server and the demo's sign-in provider, both listening, and browsers that use both. */
export type ProviderWorld = {
  backend: Backend
  provider: DemoSignInProvider
  origin: string
  turn(key: SettingKey, value: boolean): Promise<void>
  /** Opens the provider's page in a new browser. */
  setOut(browser: WebBrowser, query?: string): Promise<Page>
  /** Submits an answer on the provider's page and returns the final URL. */
  answerAs(browser: WebBrowser, page: Page, account: Account, password?: string): Promise<Page>
  cancel(browser: WebBrowser, page: Page): Promise<Page>
  /** Returns the callback URL after answering as this account. */
  returnAs(browser: WebBrowser, account: Account, query?: string): Promise<URL>
  /** Signs in at the provider as this account and returns. */
  comeAs(account: Account, query?: string): Promise<{ browser: WebBrowser; page: Page; client: Client }>
  clientIn(browser: WebBrowser): Client
  close(): Promise<void>
}

export async function startProviderWorld(environment: Record<string, string> = {}): Promise<ProviderWorld> {
  const port = await freePort('localhost')
  const origin = `http://localhost:${port}`
  const directory = join(testConfig().dataDir, 'provider')
  const provider = await startDemoSignInProvider(directory, new URL('/auth/callback/xero', origin))
  const backend = await startBackend({
    PUBLIC_URL: origin,
    CAPTCHA_COST: '1',
    SIGN_IN_XERO_ISSUER: provider.issuer.href,
    SIGN_IN_XERO_CLIENT_ID: provider.clientId,
    SIGN_IN_XERO_CLIENT_SECRET: provider.clientSecret,
    ...environment,
  })
  const { id: subject, email } = linkedDemoAccount
  const identity = { subject, email, provider: DEMO_PROVIDER_NAME }
  await linkSampleIdentity(backend.storage, identity, provider, backend.clock.now)
  await backend.app.listen({ port, host: 'localhost' })
  return { backend, provider, origin, ...journeys(backend, provider, origin) }
}

function journeys(
  backend: Backend,
  provider: DemoSignInProvider,
  origin: string,
): Omit<ProviderWorld, 'backend' | 'provider' | 'origin'> {
  const setOut = (browser: WebBrowser, query = 'intent=signin') =>
    browser.open(`${origin}/auth/start/xero?${query}`)
  const formOf = (account: Account, password = DEMO_PROVIDER_PASSWORD) => ({
    account: idOf(account),
    password,
    action: 'signin',
  })
  const answerAs = (browser: WebBrowser, page: Page, account: Account, password?: string) =>
    browser.submit(page.address, formOf(account, password))
  const clientIn = (browser: WebBrowser) =>
    createClient({ baseUrl: `${origin}/backend`, fetch: browser.fetch, credentials: 'include' })
  return {
    turn: (key: SettingKey, value: boolean) => switchSetting(backend.storage, key, value),
    setOut,
    answerAs,
    cancel: (browser: WebBrowser, page: Page) => browser.submit(page.address, { action: 'cancel' }),
    async returnAs(browser: WebBrowser, account: Account, query?: string) {
      const page = await setOut(browser, query)
      return browser.submitHere(page.address, formOf(account))
    },
    async comeAs(account: Account, query?: string) {
      const browser = webBrowser()
      const page = await answerAs(browser, await setOut(browser, query), account)
      return { browser, page, client: clientIn(browser) }
    },
    clientIn,
    async close() {
      await backend.close()
      await provider.stop()
    },
  }
}

const idOf = (name: Account) => demoAccounts.find(({ givenName }) => givenName === name)?.id ?? ''
