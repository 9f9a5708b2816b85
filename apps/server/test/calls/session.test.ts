import { randomUUID } from 'node:crypto'
import type { SettingKey } from '@tributary/domain'
import {
  changeMultiFactor,
  changeSetting,
  confirmSignIn,
  forgetDevice,
  getMe,
  refreshSession,
  signIn,
  signInWithCode,
  signInWithProvider,
  signOut,
  verifyCode,
} from '@tributary/sdk'
import { sessionOfToken } from '@tributary/sdk/session'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkIdentity, userOfIdentity } from '../../src/account/identities.queries.ts'
import { hashOf } from '../../src/security/random-token.ts'
import { issueExternalCode } from '../../src/session/external-code.rules.ts'
import { type Backend, emailOf, type Name, startBackend } from '../support/backend.ts'
import { latestMail, mailsOf } from '../support/outbox.ts'
import { arrivedWith, clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'
import { switchSetting as turnSetting } from '../support/switch-setting.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
const WRONG = [400, 'The verification code is not correct.']
const FAILED = [401, 'Verification failed.']

let backend: Backend
let before: string | undefined
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(async () => {
  const { db } = backend.storage
  await db.updateTable('users').set({ require_mfa: false, status_id: 1 }).execute()
  await turn('RequireMultiFactorAuthentication', false)
  await turn('AllowExternalSignIn', true)
  for (const table of ['outbox', 'devices', 'rate_counters', 'sign_in_attempts'] as const)
    await db.deleteFrom(table).execute()
  before = (await db.selectFrom('audit_log').select('id').orderBy('id', 'desc').executeTakeFirst())?.id
})
afterAll(() => backend.close())

const turn = (key: SettingKey, value: boolean) => turnSetting(backend.storage, key, value)
const credentials = (name: Name) => ({ emailAddress: emailOf(name), password: 'Horse-7-battery' })
const sentTo = async (name: Name) => (await latestMail(backend, emailOf(name), 'verification-code')).code
/** Returns the audit entries since this test started. */
async function actions() {
  const log = backend.storage.db.selectFrom('audit_log').select('action').orderBy('id')
  const entries = await log.where('id', '>', before ?? '0').execute()
  return entries.map(({ action }) => action)
}

/** Turns on verification codes for this user. */
const protect = (name: Name) =>
  backend.storage.db
    .updateTable('users')
    .set({ require_mfa: true })
    .where('email', '=', emailOf(name))
    .execute()

/** Returns a client that has entered the password and needs a code. */
async function halfway(name: Name, client = newClient(backend)) {
  const result = await signIn(client, credentials(name))
  if (result.kind !== 'verification-required') throw new Error(`${name} did not get a request for a code.`)
  return { client, reference: result.reference, code: await sentTo(name) }
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('an account with verification codes [CALL-01]', () => {
  beforeEach(() => protect('eli'))

  it('needs the mailed code, and gets nothing before it', async () => {
    const browser = backend.browser()
    const answer = await browser.call('POST', '/auth/signin', { body: credentials('eli') })
    expect(answer.json()).toEqual({
      verificationRequired: true,
      verificationReference: expect.stringMatching(/^[\w-]{43}$/),
      verificationAddress: 'e•••@tributary.example',
      verificationFactors: ['email'],
    })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-tributary-attempt=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(await sentTo('eli')).toMatch(/^\d{6}$/)
    expect((await browser.refresh()).statusCode).toBe(401)
  })

  it('is signed in with the code, ignoring spaces', async () => {
    const { client, reference, code } = await halfway('eli')
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    expect(await confirmSignIn(client, { reference, code: spaced, trustDevice: false })).toMatchObject({
      kind: 'signed-in',
      user: { firstName: 'Eli', requireMultiFactorAuthentication: true },
    })
    expect(await refreshSession(client)).toMatchObject({ firstName: 'Eli' })
    expect(await actions()).toEqual(['verification.code-sent', 'session.started'])
  })

  it('gets an error for a wrong code, and five wrong codes block it [CONFIRM-15]', async () => {
    const { client, reference, code } = await halfway('eli')
    const enter = (text: string) => confirmSignIn(client, { reference, code: text, trustDevice: false })
    for (let tries = 0; tries < 5; tries += 1) expect(await failureOf(enter(other(code)))).toEqual(WRONG)
    expect(await failureOf(enter(code))).toEqual([
      429,
      'Too many attempts with this code. Please request a new one.',
    ])
    expect(await actions()).not.toContain('session.started')
    const next = await halfway('eli')
    expect(await statusOf(confirmSignIn(next.client, { ...next, trustDevice: false }))).toBeUndefined()
  })

  it('has at most five of a hundred parallel guesses checked', async () => {
    const { client, reference, code } = await halfway('eli')
    const guess = () => confirmSignIn(client, { reference, code: other(code), trustDevice: false })
    const answers = await Promise.all(Array.from({ length: 100 }, () => statusOf(guess())))
    expect(answers.filter((status) => status === 400)).toHaveLength(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(95)
  })

  it('gets one session from two parallel right codes', async () => {
    const { client, reference, code } = await halfway('eli')
    const enter = () => statusOf(confirmSignIn(client, { reference, code, trustDevice: false }))
    expect((await Promise.all([enter(), enter()])).toSorted()).toEqual([401, undefined])
    expect((await actions()).filter((action) => action === 'session.started')).toHaveLength(1)
  })

  it('accepts a code once, within ten minutes', async () => {
    const first = await halfway('eli')
    backend.clock.advance(10 * MINUTE)
    expect(await failureOf(confirmSignIn(first.client, { ...first, trustDevice: false }))).toEqual(WRONG)
    const second = await halfway('eli')
    backend.clock.advance(9 * MINUTE)
    await confirmSignIn(second.client, { ...second, trustDevice: false })
    expect(await failureOf(confirmSignIn(second.client, { ...second, trustDevice: false }))).toEqual(FAILED)
  })

  it('accepts a code only in its browser and with its reference', async () => {
    const { client, reference, code } = await halfway('eli')
    const elsewhere = newClient(backend)
    expect(await failureOf(confirmSignIn(elsewhere, { reference, code, trustDevice: false }))).toEqual(FAILED)
    await protect('una')
    const una = await halfway('una', elsewhere)
    expect(
      await failureOf(confirmSignIn(una.client, { reference: una.reference, code, trustDevice: false })),
    ).toEqual(WRONG)
    expect(
      await failureOf(confirmSignIn(client, { reference: 'unknown', code, trustDevice: false })),
    ).toEqual(FAILED)
    expect(await statusOf(confirmSignIn(client, { reference, code, trustDevice: false }))).toBeUndefined()
  })

  it('gets a new code by signing in again, three times in 15 minutes', async () => {
    const client = newClient(backend)
    const first = await halfway('eli', client)
    await halfway('eli', client)
    expect(await failureOf(confirmSignIn(client, { ...first, trustDevice: false }))).toEqual(FAILED)
    await halfway('eli', client)
    expect(await failureOf(signIn(client, credentials('eli')))).toEqual([
      429,
      'Too many attempts. Please wait 15 minutes and try again.',
    ])
    backend.clock.advance(15 * MINUTE)
    await halfway('eli', client)
  })

  it('counts only unconfirmed codes, and not rejected requests', async () => {
    const enter = async () => {
      const { client, reference, code } = await halfway('eli')
      return () => statusOf(confirmSignIn(client, { reference, code, trustDevice: false }))
    }
    for (let times = 0; times < 12; times += 1) expect(await (await enter())()).toBeUndefined()
    await enter()
    await enter()
    const last = await enter()
    for (let times = 0; times < 3; times += 1)
      expect(await statusOf(signIn(newClient(backend), credentials('eli')))).toBe(429)
    expect(await last()).toBeUndefined()
    await enter()
    expect(await statusOf(signIn(newClient(backend), credentials('eli')))).toBe(429)
  })

  it('is blocked after twenty wrong codes in a day, for right ones too', async () => {
    for (let rounds = 0; rounds < 4; rounds += 1) {
      const { client, reference, code } = await halfway('eli')
      for (let tries = 0; tries < 5; tries += 1)
        await statusOf(confirmSignIn(client, { reference, code: other(code), trustDevice: false }))
      backend.clock.advance(30 * MINUTE)
    }
    const { client, reference, code } = await halfway('eli')
    expect(await failureOf(confirmSignIn(client, { reference, code, trustDevice: false }))).toEqual([
      429,
      expect.stringMatching(/^Too many attempts\. Please wait \d+ hours and try again\.$/),
    ])
    backend.clock.advance(DAY)
    const tomorrow = await halfway('eli')
    expect(
      await statusOf(confirmSignIn(tomorrow.client, { ...tomorrow, trustDevice: false })),
    ).toBeUndefined()
  })

  it('is rejected if it was locked meanwhile [STATE-26]', async () => {
    const { client, reference, code } = await halfway('eli')
    await backend.storage.db
      .updateTable('users')
      .set({ status_id: 2 })
      .where('email', '=', emailOf('eli'))
      .execute()
    expect(await failureOf(confirmSignIn(client, { reference, code, trustDevice: false }))).toEqual([
      403,
      'This account is not active.',
    ])
  })

  it('leaves no code, reference or cookie in the database or the log', async () => {
    const { client, reference, code } = await halfway('eli')
    await confirmSignIn(client, { reference, code, trustDevice: true })
    const { db } = backend.storage
    const rows = JSON.stringify([
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('devices').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ])
    for (const secret of [`"${code}"`, reference]) {
      expect(rows).not.toContain(secret)
      expect(backend.log.join('\n')).not.toContain(secret)
    }
  })
})

it('the switch of the installation requires a code from every user [ACONF-06]', async () => {
  const adam = await clientOf(backend, 'adam')
  await changeSetting(adam, { body: { key: 'RequireMultiFactorAuthentication', value: true } })
  const { client, reference, code } = await halfway('una')
  expect(await confirmSignIn(client, { reference, code, trustDevice: false })).toMatchObject({
    user: { requireMultiFactorAuthentication: false },
  })
})

describe('a trusted device [CONFIRM-14]', () => {
  beforeEach(() => protect('eli'))

  async function trusted() {
    const { client, reference, code } = await halfway('eli')
    const result = await confirmSignIn(client, { reference, code, trustDevice: true })
    const device = result.kind === 'signed-in' ? result.user.verificationDevices[0] : undefined
    if (!device) throw new Error('The device is not listed.')
    return { client, device }
  }
  const kindOf = async (client: ReturnType<typeof newClient>, name: Name = 'eli') =>
    (await signIn(client, credentials(name))).kind

  it('needs no code for thirty days, however often it is used', async () => {
    const { client, device } = await trusted()
    expect(device).toEqual({
      reference: expect.any(String),
      description: 'Browser on an unknown system',
      trusted: true,
    })
    expect(await kindOf(client)).toBe('signed-in')
    backend.clock.advance(29 * DAY)
    expect(await kindOf(client)).toBe('signed-in')
    backend.clock.advance(DAY)
    expect(await kindOf(client)).toBe('verification-required')
  })

  it('is an HttpOnly cookie, exchanged at every use', async () => {
    const browser = backend.browser()
    const begun = await browser.call('POST', '/auth/signin', { body: credentials('eli') })
    const attempt = `__Host-tributary-attempt=${begun.cookies[0]?.value}`
    const body = {
      verificationReference: begun.json().verificationReference,
      verificationCode: await sentTo('eli'),
      verificationTrustDevice: true,
    }
    const headers = { cookie: attempt, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    const answer = await browser.call('POST', '/auth/signin', { body, headers })
    expect(answer.json().verificationDevices).toEqual([
      { Reference: expect.any(String), Description: 'Firefox on Linux', Trusted: true },
    ])
    const cookies = [answer.headers['set-cookie']].flat()
    const device = cookies.find((cookie) => cookie?.includes('device')) ?? ''
    expect(device).toMatch(
      /^__Host-tributary-device=[\w-]{36}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const [cookie = ''] = device.split(';')
    const again = (value: string) =>
      browser.call('POST', '/auth/signin', { body: credentials('eli'), headers: { cookie: value } })
    expect((await again(`${cookie}x`)).json().verificationRequired).toBe(true)
    expect((await again(cookie)).json().accessToken).toBeTypeOf('string')
    expect((await again(cookie)).json().verificationRequired).toBe(true)
  })

  it('is trusted only for its user, until it is removed [CALL-05]', async () => {
    const { client, device } = await trusted()
    await protect('una')
    expect(await kindOf(client, 'una')).toBe('verification-required')
    const una = await clientOf(backend, 'adam')
    const id = { params: { id: device.reference } }
    expect(await failureOf(forgetDevice(una, id))).toEqual([404, 'Not found.'])
    expect(await statusOf(forgetDevice(newClient(backend), id))).toBe(401)
    await signIn(client, credentials('eli'))
    expect(await forgetDevice(client, id)).toEqual({ message: 'The device has been removed.', data: null })
    expect(await statusOf(forgetDevice(client, id))).toBe(404)
    expect(await statusOf(forgetDevice(client, { params: { id: 'no-id' } }))).toBe(404)
    expect(await statusOf(forgetDevice(client, { params: { id: 'a\0b' } }))).toBe(400)
    expect(await kindOf(client)).toBe('verification-required')
    expect(await actions()).toContain('device.forgotten')
  })

  it('that is not trusted is listed once, and needs a code every time', async () => {
    for (let times = 0; times < 2; times += 1) {
      const { client, reference, code } = await halfway('eli')
      const result = await confirmSignIn(client, { reference, code, trustDevice: false })
      expect(result).toMatchObject({ user: { verificationDevices: [{ trusted: false }] } })
      expect(await kindOf(client)).toBe('verification-required')
      backend.clock.advance(DAY)
    }
  })

  it('is one of at most ten per user', async () => {
    for (let times = 0; times < 11; times += 1) {
      await trusted()
      backend.clock.advance(20 * MINUTE)
    }
    expect(await backend.storage.db.selectFrom('devices').select('id').execute()).toHaveLength(10)
  })
})

describe('turning codes on and off [CALL-04, STATE-19]', () => {
  it('needs a fresh code each way, sends a mail and removes the devices', async () => {
    const client = await clientOf(backend, 'eli')
    const first = await changeMultiFactor(client, { body: { enable: true } })
    if (first.kind !== 'verification-required') throw new Error('Expected a request for a code.')
    const body = {
      enable: true,
      verificationReference: first.reference,
      verificationCode: await sentTo('eli'),
    }
    expect(await changeMultiFactor(client, { body: { ...body, verificationCode: '12345' } })).toEqual({
      kind: 'refused',
      message: 'The verification code is not correct.',
    })
    expect(await changeMultiFactor(client, { body: { ...body, enable: false } })).toMatchObject({
      kind: 'changed',
      requireMultiFactorAuthentication: false,
    })
    expect(await changeMultiFactor(client, { body })).toEqual({
      kind: 'changed',
      verificationDevices: [],
      requireMultiFactorAuthentication: true,
    })
    expect(await latestMail(backend, emailOf('eli'), 'multi-factor-changed')).toMatchObject({ enabled: true })

    const again = await halfway('eli')
    await confirmSignIn(again.client, { ...again, trustDevice: true })
    const off = await changeMultiFactor(again.client, { body: { enable: false } })
    if (off.kind !== 'verification-required') throw new Error('Expected a request for a code.')
    const done = await changeMultiFactor(again.client, {
      body: { enable: false, verificationReference: off.reference, verificationCode: await sentTo('eli') },
    })
    expect(done).toEqual({
      kind: 'changed',
      verificationDevices: [],
      requireMultiFactorAuthentication: false,
    })
    expect(await mailsOf(backend, emailOf('eli'), 'multi-factor-changed')).toHaveLength(2)
    expect(await actions()).toEqual(expect.arrayContaining(['multi-factor.enabled', 'multi-factor.disabled']))
  })

  it('returns errorMessage on the wire, and 429 after five wrong codes', async () => {
    const eli = await backend.as('eli')
    const ask = (body: object) => eli.call('POST', '/me/security/mfa', { body })
    const { verificationReference, ...asked } = (await ask({ enable: true })).json()
    expect(asked).toEqual({ verificationRequired: true })
    const wrong = { enable: true, verificationReference, verificationCode: other(await sentTo('eli')) }
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await ask(wrong)
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { errorMessage: 'The verification code is not correct.' },
      ])
    }
    const answer = await ask({ ...wrong, verificationCode: await sentTo('eli') })
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('rejects a code of a sign-in, of another session, or of the opposite change', async () => {
    await protect('eli')
    const signingIn = await halfway('eli')
    const { client, reference, code } = await halfway('eli')
    await confirmSignIn(client, { reference, code, trustDevice: false })
    const refused = { kind: 'refused', message: 'The verification code is not correct.' }
    const change = (verificationReference: string, verificationCode: string) =>
      changeMultiFactor(client, { body: { enable: false, verificationReference, verificationCode } })
    expect(await change(signingIn.reference, signingIn.code)).toEqual(refused)
    const una = await clientOf(backend, 'una')
    const asked = await changeMultiFactor(una, { body: { enable: true } })
    if (asked.kind !== 'verification-required') throw new Error('Expected a request for a code.')
    expect(await change(asked.reference, await sentTo('una'))).toEqual(refused)
  })

  it.each([{}, { enable: 'yes' }, { enable: true, more: 1 }])('rejects %j', async (body) => {
    const eli = await backend.as('eli')
    expect((await eli.call('POST', '/me/security/mfa', { body })).statusCode).toBe(400)
    expect((await backend.browser().call('POST', '/me/security/mfa', { body })).statusCode).toBe(401)
  })
})

describe('checking a code [CALL-03]', () => {
  it('of a sign-in signs in', async () => {
    await protect('eli')
    const { client, reference, code } = await halfway('eli')
    const check = (text: string) => verifyCode(client, { reference, code: text, context: 'signin' })
    expect(await failureOf(check(other(code)))).toEqual(WRONG)
    expect(await failureOf(verifyCode(client, { reference, code, context: 'mfa' }))).toEqual(FAILED)
    expect(await check(code)).toMatchObject({ kind: 'signed-in', user: { firstName: 'Eli' } })
    expect(await failureOf(check(code))).toEqual(FAILED)
  })

  it('of a change makes the change, without a new session', async () => {
    const client = await clientOf(backend, 'eli')
    const asked = await changeMultiFactor(client, { body: { enable: true } })
    if (asked.kind !== 'verification-required') throw new Error('Expected a request for a code.')
    const code = await sentTo('eli')
    const result = await verifyCode(client, { reference: asked.reference, code, context: 'mfa' })
    expect(result).toMatchObject({ kind: 'verified', user: { requireMultiFactorAuthentication: true } })
  })

  it('of a session that has ended does nothing', async () => {
    const eli = await backend.as('eli')
    const { verificationReference: reference } = (
      await eli.call('POST', '/me/security/mfa', { body: { enable: true } })
    ).json()
    await eli.call('POST', '/auth/signout')
    const body = { reference, code: await sentTo('eli'), context: 'mfa' }
    expect((await backend.browser().call('POST', '/verify', { body })).statusCode).toBe(401)
    expect(await mailsOf(backend, emailOf('eli'), 'multi-factor-changed')).toEqual([])
  })

  it.each([{}, { reference: 'a', code: '1', context: 'other' }])('rejects %j', async (body) => {
    expect((await backend.browser().call('POST', '/verify', { body })).statusCode).toBe(400)
  })

  it('is rejected from another site', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const body = { reference: 'a', code: '1', context: 'signin' }
    expect((await backend.browser().call('POST', '/verify', { body, headers })).statusCode).toBe(403)
  })
})

describe('the code of an external sign-in [CALL-01, CALL-02]', () => {
  const ARRIVAL = 'arrived-in-this-browser'
  const arrived = () => newClient(backend, arrivedWith(ARRIVAL))
  const codeFor = async (name: string) => {
    const userId = await backend.idOf('users', name)
    const vouched = {
      userId,
      identityId: await identityOf(userId),
      provider: 'xero',
      browserHash: hashOf(ARRIVAL),
    }
    return issueExternalCode(backend.storage.db, vouched, backend.clock.now)
  }
  const identityOf = async (userId: string) => {
    const identity = { issuer: 'https://id.xero.example', subject: randomUUID(), provider: 'xero' }
    await linkIdentity(backend.storage.db, identity, userId, backend.clock.now)
    return (await userOfIdentity(backend.storage.db, identity, null))?.identityId ?? ''
  }
  const used = [401, 'This sign-in link is invalid or has expired.']

  it('works once, within a minute', async () => {
    const code = await codeFor('Eli')
    expect(await signInWithCode(arrived(), code)).toMatchObject({ user: { firstName: 'Eli' } })
    expect(await failureOf(signInWithCode(arrived(), code))).toEqual(used)
    const late = await codeFor('Eli')
    backend.clock.advance(MINUTE)
    expect(await failureOf(signInWithCode(arrived(), late))).toEqual(used)
  })

  it('works once when sent twice in parallel', async () => {
    const code = await codeFor('Eli')
    const tries = [statusOf(signInWithCode(arrived(), code)), statusOf(signInWithCode(arrived(), code))]
    expect((await Promise.all(tries)).toSorted()).toEqual([401, undefined])
  })

  it('works only in the browser that returned from the provider', async () => {
    expect(await failureOf(signInWithCode(newClient(backend), await codeFor('Eli')))).toEqual(used)
    const other = newClient(backend, arrivedWith('arrived-elsewhere'))
    const code = await codeFor('Eli')
    expect(await failureOf(signInWithCode(other, code))).toEqual(used)
    expect(await failureOf(signInWithCode(arrived(), code))).toEqual(used)
    expect(await actions()).toEqual(['sign-in.refused', 'sign-in.refused', 'sign-in.refused'])
  })

  it('does not bypass the verification code', async () => {
    await protect('eli')
    expect(await signInWithCode(arrived(), await codeFor('Eli'))).toMatchObject({
      kind: 'verification-required',
    })
  })

  it('is rejected for a locked account, and when external sign-in is off', async () => {
    const { db } = backend.storage
    const code = await codeFor('Eli')
    await db.updateTable('users').set({ status_id: 3 }).where('email', '=', emailOf('eli')).execute()
    expect(await statusOf(signInWithCode(arrived(), code))).toBe(403)
    await turn('AllowExternalSignIn', false)
    const off = [403, 'Signing in with an external provider is switched off.']
    expect(await failureOf(signInWithCode(arrived(), await codeFor('Una')))).toEqual(off)
    const withProvider = signInWithProvider(arrived(), { provider: 'xero', code: await codeFor('Una') })
    expect(await failureOf(withProvider)).toEqual(off)
  })

  it('is rejected for a provider that is not configured [CALL-02]', async () => {
    const code = await codeFor('Eli')
    const answer = signInWithProvider(arrived(), { provider: 'xero', code })
    expect(await failureOf(answer)).toEqual([401, 'Signing in with xero is not set up here.'])
    const body = { provider: '', code: 'x' }
    expect((await backend.browser().call('POST', '/auth/signin-b2s', { body })).statusCode).toBe(400)
  })
})

it('signing out needs a session', async () => {
  expect((await backend.browser().call('POST', '/auth/signout')).statusCode).toBe(401)
})

describe('the signed-in user [ROLE-10]', () => {
  it.each([
    ['sue', 'SuperAdmin', 0],
    ['olga', 'OrganisationAdmin', 2],
    ['una', 'User', 4],
  ] as const)('%s is %s of level %i [ROLE-10]', async (name, role, roleLevel) => {
    expect(await getMe(await clientOf(backend, name))).toMatchObject({
      email: emailOf(name),
      role,
      roleLevel,
    })
  })

  it('equals the user of the session, field by field [ROLE-10]', async () => {
    const client = await clientOf(backend, 'eli')
    expect(await getMe(client)).toEqual(client.session.user())
  })

  it('has the role of the database, not of the token [ROLE-10, ROLE-21]', async () => {
    const browser = await backend.as('eli')
    const { db } = backend.storage
    const roleOf = async (name: string) =>
      (await db.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
    const become = async (name: string) =>
      db
        .updateTable('users')
        .set({ role_id: await roleOf(name) })
        .where('email', '=', emailOf('eli'))
        .execute()
    await become('User')
    const answer = await browser.call('GET', '/me')
    await become('ExcelUser')
    expect(answer.json()).toMatchObject({ role: 'User', roleLevel: 4 })
    expect(sessionOfToken(browser.accessToken ?? '')).toMatchObject({ role: 'ExcelUser', roleLevel: 3 })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('contains no token, hash or user id [ROLE-10]', async () => {
    const answer = await (await backend.as('eli')).call('GET', '/me')
    expect(Object.keys(answer.json()).toSorted()).toEqual([
      'email',
      'firstName',
      'lastName',
      'requireMultiFactorAuthentication',
      'role',
      'roleLevel',
      'verificationDevices',
    ])
  })

  it('is 401 without a session [ROLE-10]', async () => {
    expect(await statusOf(getMe(newClient(backend)))).toBe(401)
  })
})

it('signing out with an expired token ends the session for the cookie too [SHELL-40]', async () => {
  const jar = new Map<string, string>()
  const client = newClient(backend, jar)
  await signIn(client, credentials('eli'))
  backend.clock.advance(11 * MINUTE)
  const stolen = new Map(jar)
  await signOut(client)
  expect(await refreshSession(newClient(backend, jar))).toBeNull()
  expect(await refreshSession(newClient(backend, stolen))).toBeNull()
})
