import {
  type Client,
  decideApproval,
  finalise,
  getFinalise,
  isEmailAvailable,
  listOrganisations,
  refreshSession,
  register,
  requestPasswordReset,
  resetPassword,
  signIn,
  signInWithCode,
  signInWithProvider,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailOf } from '../support/backend.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { latestMail, mailsOf } from '../support/outbox.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'
import { type ProviderWorld, startProviderWorld } from './provider-world.ts'
import { type Page, webBrowser } from './web-browser.ts'

// The real server and a real OpenID Connect provider, both listening on loopback. Nothing between them is replaced.

const PASSWORD = 'Horse-7-battery'
const INVALID_LINK = [404, 'This sign up link is invalid or has expired.']
const USED_CODE = [401, 'This sign-in link is invalid or has expired.']
const PETRA = 'petra@acme-traders.example'
const QUINN = 'quinn@quayside.example'

let world: ProviderWorld
beforeAll(async () => {
  world = await startProviderWorld()
})
beforeEach(async () => {
  await world.turn('AllowExternalSignIn', true)
  await world.turn('AllowSignUp', true)
  await world.turn('RequireMultiFactorAuthentication', false)
  const { db } = world.backend.storage
  for (const table of ['outbox', 'rate_counters', 'sign_in_attempts', 'external_sign_ups'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('external_identities').where('subject', '<>', 'una-ulm').execute()
  await db.deleteFrom('approvals').where('opens_account', '=', true).execute()
  await db.deleteFrom('users').where('email', 'in', [PETRA, QUINN]).execute()
})
afterAll(() => world?.close())

const where = ({ address }: Page) => address.pathname + address.search
const codeIn = ({ address }: Page) => address.searchParams.get('code') ?? ''
const identities = () =>
  world.backend.storage.db
    .selectFrom('external_identities')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['subject', 'users.email'])
    .orderBy('subject')
    .execute()

type Answer =
  | { organisation: { companyName: string } }
  | { account: { password: string } }
  | { linkOrganisation: true }
const say = async (client: Client, code: string, answer: Answer) =>
  finalise(client, { body: { code, recaptchaToken: await solvedCaptcha(client), ...answer } })

const harbour: Answer = { organisation: { companyName: 'Quayside Works' } }

describe('a user with a linked account', () => {
  it('returns with a code that signs them in [SIGNIN-08, SIGNIN-10, SIGNIN-30]', async () => {
    const { page, client } = await world.comeAs('Una')
    expect(where(page)).toMatch(/^\/signin\?provider=xero&code=[\w-]{43}$/)
    expect(await signInWithCode(client, codeIn(page))).toMatchObject({
      kind: 'signed-in',
      user: { email: emailOf('una') },
    })
    expect(await refreshSession(client)).toMatchObject({ firstName: 'Una' })
  })

  it('continues to the return URL if it is on our origin', async () => {
    const { page } = await world.comeAs('Una', 'returnUrl=%2Fexcel%2Fareas%3Fsearch%3Da%26b')
    expect(page.address.searchParams.get('returnUrl')).toBe('/excel/areas?search=a&b')
    for (const elsewhere of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
      const led = await world.comeAs('Una', `returnUrl=${encodeURIComponent(elsewhere)}`)
      expect(led.page.address.searchParams.has('returnUrl')).toBe(false)
    }
  })

  it('can use the code with the call for its provider, and for no other [CALL-02]', async () => {
    const first = await world.comeAs('Una')
    const asked = { provider: 'xero', code: codeIn(first.page) }
    expect(await signInWithProvider(first.client, asked)).toMatchObject({ user: { firstName: 'Una' } })
    expect(await failureOf(signInWithProvider(first.client, asked))).toEqual(USED_CODE)
    const second = await world.comeAs('Una')
    const other = signInWithProvider(second.client, { provider: 'vend', code: codeIn(second.page) })
    expect(await failureOf(other)).toEqual([401, 'Signing in with vend is not set up here.'])
  })

  it('is signed in even if they started a sign-up', async () => {
    expect(where((await world.comeAs('Una', 'intent=signup')).page)).toMatch(/^\/signin\?provider=xero&code=/)
  })

  it('is signed in only in the browser that returned', async () => {
    const { page } = await world.comeAs('Una')
    const elsewhere = world.clientIn(webBrowser())
    expect(await failureOf(signInWithCode(elsewhere, codeIn(page)))).toEqual(USED_CODE)
  })

  it.each([
    ['the code', (client: Client, code: string) => signInWithCode(client, code)],
    [
      'the provider’s name and the code',
      (client: Client, code: string) => signInWithProvider(client, { provider: 'xero', code }),
    ],
  ])('needs a verification code with %s, and gets nothing before it', async (_, enter) => {
    await world.turn('RequireMultiFactorAuthentication', true)
    const { browser, page, client } = await world.comeAs('Una')
    const answer = await enter(client, codeIn(page))
    expect(answer).toEqual({
      kind: 'verification-required',
      reference: expect.any(String),
      address: expect.stringContaining('@'),
      factors: ['email'],
    })
    expect(browser.cookie('refresh')).toBeUndefined()
    expect(await refreshSession(client)).toBeNull()
    expect(await mailsOf(world.backend, emailOf('una'), 'verification-code')).toHaveLength(1)
  })
})

describe('a user without a linked account', () => {
  it('is rejected even if the provider reports the address of an account here [SIGNIN-21]', async () => {
    const { page } = await world.comeAs('Eli', 'intent=signin&returnUrl=%2Fareas')
    expect(where(page)).toBe('/signin?provider=xero&error=unauthorised&returnUrl=%2Fareas')
    expect(await identities()).toEqual([{ subject: 'una-ulm', email: emailOf('una') }])
  })

  it('sees an error after cancelling at the provider [SIGNIN-22, SIGNUP-14]', async () => {
    const browser = webBrowser()
    const signingIn = await world.cancel(browser, await world.setOut(browser))
    expect(where(signingIn)).toBe('/signin?provider=xero&error=unknown')
    const signingUp = await world.cancel(browser, await world.setOut(browser, 'intent=signup'))
    expect(where(signingUp)).toBe('/signup?provider=xero&error=unauthorised')
  })

  it('signs up with a new organisation, and then signs in with the provider [FINAL-11, FINAL-13]', async () => {
    const { page, client } = await world.comeAs('Quinn', 'intent=signup')
    expect(where(page)).toMatch(/^\/signup\/finalise\?code=[\w-]{43}$/)
    const state = await getFinalise(client, { query: { code: codeIn(page) } })
    expect(state).toMatchObject({
      finalised: false,
      firstName: 'Quinn',
      provider: 'xero',
      linkAccount: false,
      linkOrganisation: false,
    })
    expect(await say(client, codeIn(page), harbour)).toMatchObject({ finalised: true })
    expect(await latestMail(world.backend, QUINN, 'welcome')).toMatchObject({
      companyName: 'Quayside Works',
    })
    const again = await world.comeAs('Quinn')
    expect(await signInWithCode(again.client, codeIn(again.page))).toMatchObject({
      user: { email: QUINN, role: 'OrganisationAdmin' },
    })
    expect(await listOrganisations(again.client)).toMatchObject([{ companyName: 'Quayside Works' }])
  })

  it('requests to join the organisation with their companies, and signs in after approval [FINAL-03, FINAL-05, FINAL-06, SIGNUP-18]', async () => {
    const { page, client } = await world.comeAs('Petra', 'intent=signup')
    const code = codeIn(page)
    expect(await getFinalise(client, { query: { code } })).toMatchObject({ linkOrganisation: true })
    const { approvalId } = await say(client, code, { linkOrganisation: true })
    expect(approvalId).toEqual(expect.any(String))
    expect((await latestMail(world.backend, PETRA, 'sign-up-waits')).code).toBe(code)

    const readingMail = world.clientIn(webBrowser())
    expect(await getFinalise(readingMail, { query: { code } })).toMatchObject({
      approvalId,
      finalised: false,
    })
    const early = await world.comeAs('Petra')
    expect(await statusOf(signInWithCode(early.client, codeIn(early.page)))).toBe(403)

    const olga = world.clientIn(webBrowser())
    await signIn(olga, { emailAddress: emailOf('olga'), password: PASSWORD })
    await decideApproval(olga, { body: { approvalId: approvalId ?? '', approvalStatus: 'APPROVED' } })
    expect(await getFinalise(readingMail, { query: { code } })).toMatchObject({ finalised: true })
    expect(await latestMail(world.backend, PETRA, 'approval-decided')).toMatchObject({ approved: true })
    const approved = await world.comeAs('Petra')
    expect(await signInWithCode(approved.client, codeIn(approved.page))).toMatchObject({
      user: { email: PETRA, role: 'User' },
    })
    expect(await listOrganisations(approved.client)).toMatchObject([{ companyName: 'acme Traders' }])
  })

  it('can create a new organisation instead of joining [FINAL-15]', async () => {
    const { page, client } = await world.comeAs('Petra', 'intent=signup')
    expect(await say(client, codeIn(page), harbour)).toMatchObject({ finalised: true })
  })

  it('links the account with that address by its password, with limited attempts [FINAL-08]', async () => {
    const { page, client } = await world.comeAs('Eli', 'intent=signup')
    const code = codeIn(page)
    expect(await getFinalise(client, { query: { code } })).toMatchObject({
      linkAccount: true,
      emailAddress: emailOf('eli'),
      linkOrganisation: false,
    })
    const tryWith = (password: string) => failureOf(say(client, code, { account: { password } }))
    for (let tries = 0; tries < 5; tries += 1)
      expect(await tryWith('wrong')).toEqual([400, 'Please check your password.'])
    expect(await statusOf(say(client, code, { account: { password: PASSWORD } }))).toBe(429)
    expect(await identities()).toHaveLength(1)

    world.backend.clock.advance(60)
    expect(await say(client, code, { account: { password: PASSWORD } })).toMatchObject({ finalised: true })
    expect(await latestMail(world.backend, emailOf('eli'), 'account-linked')).toMatchObject({
      firstName: 'Eli',
      provider: 'Xero',
    })
    const again = await world.comeAs('Eli')
    expect(await signInWithCode(again.client, codeIn(again.page))).toMatchObject({
      user: { email: emailOf('eli') },
    })
  })

  it('must be linked again after a reset, even if the account was created with it [SIGNUP-22]', async () => {
    const eli = await world.comeAs('Eli', 'intent=signup')
    await say(eli.client, codeIn(eli.page), { account: { password: PASSWORD } })
    const quinn = await world.comeAs('Quinn', 'intent=signup')
    await say(quinn.client, codeIn(quinn.page), harbour)
    for (const email of [emailOf('eli'), QUINN]) {
      const recaptchaToken = await solvedCaptcha(eli.client)
      await requestPasswordReset(eli.client, { body: { emailAddress: email, recaptchaToken } })
      const { token } = await latestMail(world.backend, email, 'password-link')
      // The same password, for the tests after this one. Only the reset matters.
      await resetPassword(eli.client, { body: { token, password: PASSWORD } })
    }
    expect(await identities()).toEqual([{ subject: 'una-ulm', email: emailOf('una') }])
  })

  it('is not signed in by linking, and needs a verification code afterwards', async () => {
    await world.turn('RequireMultiFactorAuthentication', true)
    const { browser, page, client } = await world.comeAs('Eli', 'intent=signup')
    await say(client, codeIn(page), { account: { password: PASSWORD } })
    expect(browser.cookie('refresh')).toBeUndefined()
    expect(await refreshSession(client)).toBeNull()
    const again = await world.comeAs('Eli')
    expect((await signInWithCode(again.client, codeIn(again.page))).kind).toBe('verification-required')
  })

  it('creates an account only while its address is available', async () => {
    const { page, client } = await world.comeAs('Quinn', 'intent=signup')
    expect(await isEmailAvailable(client, { query: { emailAddress: QUINN } })).toBe(true)
    await say(client, codeIn(page), harbour)
    expect(await isEmailAvailable(client, { query: { emailAddress: QUINN } })).toBe(false)
  })
})

describe('an open sign-up', () => {
  const registration = async (client: Client, registrationCode: string) => ({
    account: { firstName: 'Q', lastName: 'Q', emailAddress: QUINN, password: 'kq#wz7-xvbj' },
    organisation: { companyName: 'Quayside Works' },
    registrationCode,
    recaptchaToken: await solvedCaptcha(client),
  })

  it('is unknown to a browser that did not come from the provider', async () => {
    const { page, client } = await world.comeAs('Quinn', 'intent=signup')
    const code = codeIn(page)
    const elsewhere = world.clientIn(webBrowser())
    expect(await failureOf(getFinalise(elsewhere, { query: { code } }))).toEqual(INVALID_LINK)
    expect(await failureOf(getFinalise(elsewhere, { query: { code: 'unknown' } }))).toEqual(INVALID_LINK)
    expect(await failureOf(say(elsewhere, code, harbour))).toEqual(INVALID_LINK)
    const body = await registration(elsewhere, code)
    expect(await failureOf(register(elsewhere, { body }))).toEqual([400, INVALID_LINK[1]])
    expect(await getFinalise(client, { query: { code } })).toMatchObject({ finalised: false })
  })

  it('does not exist for another browser that returned from the provider', async () => {
    const { page } = await world.comeAs('Quinn', 'intent=signup')
    const other = await world.comeAs('Petra', 'intent=signup')
    expect(await failureOf(say(other.client, codeIn(page), harbour))).toEqual(INVALID_LINK)
  })

  it('can be finished with the sign-up form [SIGNUP-09, SIGNUP-17]', async () => {
    const { page, client } = await world.comeAs('Quinn', 'intent=signup')
    await register(client, { body: await registration(client, codeIn(page)) })
    expect(await identities()).toContainEqual({ subject: 'quinn-quay', email: QUINN })
    expect(await getFinalise(client, { query: { code: codeIn(page) } })).toMatchObject({ finalised: true })
  })

  it('cannot be finished while providers are switched off', async () => {
    const { page, client } = await world.comeAs('Quinn', 'intent=signup')
    const body = await registration(client, codeIn(page))
    await world.turn('AllowExternalSignIn', false)
    const off = [403, 'Signing in with an external provider is switched off.']
    expect(await failureOf(say(client, codeIn(page), harbour))).toEqual(off)
    expect(await failureOf(register(client, { body }))).toEqual(off)
  })
})
