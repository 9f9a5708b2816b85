import { signInWithCode, signInWithProvider } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { failureOf, statusOf } from '../support/sdk-client.ts'
import { type ProviderWorld, startProviderWorld } from './provider-world.ts'
import { type Page, type WebBrowser, webBrowser } from './web-browser.ts'

// Valid and invalid OAuth callbacks.

let world: ProviderWorld
let browser: WebBrowser
beforeAll(async () => {
  world = await startProviderWorld()
})
beforeEach(async () => {
  browser = webBrowser()
  await world.turn('AllowExternalSignIn', true)
  await world.turn('AllowSignUp', true)
  await world.backend.storage.db.deleteFrom('rate_counters').execute()
})
afterAll(() => world?.close())

const where = ({ address }: Page) => address.pathname + address.search
const REFUSED = '/signin?provider=xero&error=unauthorised'
const FAILED = '/signin?provider=xero&error=unknown'
const codes = () => world.backend.storage.db.selectFrom('external_sign_in_codes').selectAll().execute()
const lastRefusal = () =>
  world.backend.storage.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('an OAuth callback', () => {
  it('works once', async () => {
    const answer = await world.returnAs(browser, 'Una')
    expect(where(await browser.open(answer))).toContain('code=')
    expect(where(await browser.open(answer))).toBe(REFUSED)
    expect(await lastRefusal()).toEqual({
      action: 'sign-in.refused',
      detail: { provider: 'xero', error: 'unauthorised' },
    })
  })

  it('works once when sent twice in parallel', async () => {
    const answer = await world.returnAs(browser, 'Una')
    const pages = await Promise.all([browser.open(answer), browser.open(answer)])
    expect(pages.filter((page) => where(page).includes('code='))).toHaveLength(1)
    expect(pages.filter((page) => where(page) === REFUSED)).toHaveLength(1)
  })

  it('works only in the browser that started, and not after another has tried', async () => {
    const answer = await world.returnAs(browser, 'Una')
    const before = await codes()
    expect(where(await webBrowser().open(answer))).toBe(REFUSED)
    expect(await codes()).toEqual(before)
    expect(where(await browser.open(answer))).toBe(REFUSED)
  })

  it('does not work with the callback of another user’s attempt', async () => {
    const answer = await world.returnAs(browser, 'Una', 'intent=signup')
    const other = webBrowser()
    await world.setOut(other)
    expect(where(await other.open(answer))).toBe('/signup?provider=xero&error=unauthorised')
  })

  it('does not work after another tab has started a new attempt', async () => {
    const first = await world.returnAs(browser, 'Una')
    const second = await world.returnAs(browser, 'Una')
    expect(where(await browser.open(first))).toBe(REFUSED)
    expect(where(await browser.open(second))).toContain('code=')
  })

  it('works for ten minutes', async () => {
    const inTime = await world.returnAs(browser, 'Una')
    world.backend.clock.advance(9 * 60)
    expect(where(await browser.open(inTime))).toContain('code=')
    const late = await world.returnAs(browser, 'Una')
    world.backend.clock.advance(10 * 60)
    expect(where(await browser.open(late))).toBe(REFUSED)
  })

  it.each([
    ['no state', (answer: URL) => answer.searchParams.delete('state')],
    ['an unknown state', (answer: URL) => answer.searchParams.set('state', 'A'.repeat(43))],
    ['two states', (answer: URL) => answer.searchParams.append('state', 'second')],
  ])('with %s is unauthorised', async (_, change) => {
    const answer = await world.returnAs(browser, 'Una')
    change(answer)
    expect(where(await browser.open(answer))).toBe(REFUSED)
  })

  it('at another provider’s URL is unauthorised, and does not repeat an unknown provider', async () => {
    const answer = await world.returnAs(browser, 'Una')
    answer.pathname = '/auth/callback/vend'
    expect(where(await browser.open(answer))).toBe('/signin?error=unauthorised')
  })

  it.each([
    ['another issuer', (answer: URL) => answer.searchParams.set('iss', 'https://elsewhere.example')],
    ['no issuer, although the provider sends one', (answer: URL) => answer.searchParams.delete('iss')],
    ['no code', (answer: URL) => answer.searchParams.delete('code')],
    ['an unknown code', (answer: URL) => answer.searchParams.set('code', 'invented')],
    ['two codes', (answer: URL) => answer.searchParams.append('code', 'second')],
    ['an error of the provider', (answer: URL) => answer.searchParams.set('error', 'server_error')],
  ])('with %s is rejected', async (_, change) => {
    const answer = await world.returnAs(browser, 'Una')
    change(answer)
    expect(where(await browser.open(answer))).toBe(FAILED)
  })

  it('with the code of another attempt is rejected, because PKCE fails', async () => {
    const stolen = await world.returnAs(webBrowser(), 'Una')
    const answer = await world.returnAs(browser, 'Una')
    answer.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    expect(where(await browser.open(answer))).toBe(FAILED)
  })

  it('is not used up by a HEAD request', async () => {
    const answer = await world.returnAs(browser, 'Una')
    await fetch(answer, { method: 'HEAD' })
    await fetch(answer, { method: 'OPTIONS' })
    expect(where(await browser.open(answer))).toContain('code=')
  })

  it('clears the state cookie and sends no referrer', async () => {
    const answer = await world.returnAs(browser, 'Una')
    const { status, headers } = await browser.look(answer)
    expect(status).toBe(303)
    expect(headers.get('location')).toMatch(/^\/signin\?provider=xero&code=/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(browser.cookie('departure')).toBeUndefined()
    expect(headers.getSetCookie()).toContainEqual(
      expect.stringMatching(
        /^tributary-arrival-insecure=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    )
    expect(world.backend.log.join()).not.toContain(answer.searchParams.get('state'))
    expect(world.backend.log.join()).not.toContain(answer.searchParams.get('code'))
  })
})

it('an attempt on another loopback name first redirects to the public one', async () => {
  const start = '/auth/start/xero?intent=signup&returnUrl=%2Fareas'
  const { port } = new URL(world.origin)
  const asked = (host: string) => world.backend.app.inject({ url: start, headers: { host } })
  expect((await asked(`127.0.0.1:${port}`)).headers.location).toBe(world.origin + start)
  expect((await asked(`[::1]:${port}`)).headers.location).toBe(world.origin + start)
  for (const host of [`localhost:${port}`, `evil.example:${port}`, '127.0.0.1:1'])
    expect((await asked(host)).headers.location).toContain(world.provider.issuer.origin)
})

describe('endless attempts', () => {
  it('get the general error, and store nothing more', async () => {
    const entries = async () =>
      (await world.backend.storage.db.selectFrom('audit_log').select('id').execute()).length
    const before = await entries()
    for (let tries = 0; tries < 60; tries += 1)
      await browser.look(`${world.origin}/auth/callback/xero?state=x`)
    const { headers } = await browser.look(`${world.origin}/auth/callback/xero?state=x`)
    expect(headers.get('location')).toBe(FAILED)
    expect((await entries()) - before).toBe(60)
  })

  it('are throttled for wrong codes, never for right ones', async () => {
    const guess = () => statusOf(signInWithCode(world.clientIn(browser), 'guessed'))
    for (let tries = 0; tries < 59; tries += 1) expect(await guess()).toBe(401)
    for (let times = 0; times < 2; times += 1) {
      const { page, client } = await world.comeAs('Una')
      await signInWithCode(client, page.address.searchParams.get('code') ?? '')
    }
    expect(await guess()).toBe(401)
    expect(await guess()).toBe(429)
  })
})

describe('when providers are switched off', () => {
  const off = [403, 'Signing in with an external provider is switched off.']

  it('no attempt starts', async () => {
    await world.turn('AllowExternalSignIn', false)
    const { headers } = await browser.look(`${world.origin}/auth/start/xero?intent=signin`)
    expect(headers.get('location')).toBe(FAILED)
    const signingUp = await browser.look(`${world.origin}/auth/start/xero?intent=signup`)
    expect(signingUp.headers.get('location')).toBe('/signup?provider=xero&error=unknown')
    expect((await browser.look(`${world.origin}/auth/provider-frame?provider=xero`)).status).toBe(404)
  })

  it('no callback succeeds', async () => {
    const answer = await world.returnAs(browser, 'Una')
    await world.turn('AllowExternalSignIn', false)
    expect(where(await browser.open(answer))).toBe(FAILED)
  })

  it('no code is accepted by any call', async () => {
    const { page, client } = await world.comeAs('Una')
    const code = page.address.searchParams.get('code') ?? ''
    await world.turn('AllowExternalSignIn', false)
    expect(await failureOf(signInWithCode(client, code))).toEqual(off)
    expect(await failureOf(signInWithProvider(client, { provider: 'xero', code }))).toEqual(off)
  })

  it('no sign-up starts when signing up is switched off', async () => {
    const answer = await world.returnAs(browser, 'Quinn', 'intent=signup')
    await world.turn('AllowSignUp', false)
    expect(where(await browser.open(answer))).toBe('/signup?provider=xero&error=unauthorised')
    const { headers } = await browser.look(`${world.origin}/auth/start/xero?intent=signup`)
    expect(headers.get('location')).toBe('/signup?provider=xero&error=unauthorised')
    expect(where((await world.comeAs('Una')).page)).toContain('code=')
  })
})
