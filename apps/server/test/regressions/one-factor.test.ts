import type { Endpoint } from '@tributary/sdk/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendPasswordLink } from '../../src/account/password-link.rules.ts'
import { calls } from '../../src/openapi/calls.ts'
import { type Components, wireSchema } from '../../src/openapi/wire-schema.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { type Backend, type Browser, emailOf, startBackend } from '../support/backend.ts'
import { latestMail } from '../support/outbox.ts'

// Sessions after one factor where two were required: Zitadel CVE-2025-64103 (GHSA-cfjq-28r2-4jv5), Kratos
// GHSA-wc43-73w7-x2f5. Every public call is tried with everything the first factor returns.

let backend: Backend
let browser: Browser
let attempt: string
let reference: string

beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(async () => {
  const { db } = backend.storage
  for (const table of ['rate_counters', 'sign_in_attempts', 'outbox', 'sessions'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('users').set({ require_mfa: true }).where('email', '=', emailOf('eli')).execute()
  browser = backend.browser()
  const answer = await signIn()
  reference = answer.json().verificationReference
  attempt = answer.cookies.find(({ name }) => name.includes('attempt'))?.value ?? ''
})
afterAll(() => backend.close())

const credentials = { emailAddress: emailOf('eli'), password: 'Horse-7-battery' }
const cookie = (purpose: string, value: string) => `__Host-tributary-${purpose}=${value}`
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  browser.call('POST', path, { body, headers })
const signIn = (headers = {}) => post('/auth/signin', credentials, headers)
const wrongCode = async () => {
  const { code } = await latestMail(backend, emailOf('eli'), 'verification-code')
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

const sessions = () => backend.storage.db.selectFrom('sessions').select('id').execute()

/** Expects a response without an access token or refresh cookie, and no started session. */
async function expectNotSignedIn({ body, cookies, headers }: LightMyRequestResponse) {
  expect(body).not.toMatch(/accessToken|eyJ/)
  expect(cookies.filter(({ name, value }) => name.includes('refresh') && value)).toEqual([])
  expect(JSON.stringify(headers)).not.toContain('eyJ')
  expect(await sessions()).toEqual([])
}

function wireOf(schema: Endpoint['response']) {
  const components: Components = new Map()
  return JSON.stringify([wireSchema(schema, components), ...components.values()])
}

describe('when a code is required, no one is signed in without it', () => {
  it('by the password', async () => expectNotSignedIn(await signIn()))

  it('by a wrong code in any call', async () => {
    const code = await wrongCode()
    const headers = { cookie: cookie('attempt', attempt) }
    const entered = {
      verificationReference: reference,
      verificationCode: code,
      verificationTrustDevice: true,
    }
    await expectNotSignedIn(await post('/auth/signin', entered, headers))
    await expectNotSignedIn(await post('/verify', { reference, code, context: 'signin' }, headers))
    await expectNotSignedIn(await post('/verify', { reference, code, context: 'mfa' }, headers))
  })

  it('by the right code in another browser', async () => {
    const { code } = await latestMail(backend, emailOf('eli'), 'verification-code')
    const elsewhere = { cookie: cookie('attempt', 'of-another-browser') }
    for (const headers of [{}, elsewhere])
      await expectNotSignedIn(await post('/verify', { reference, code, context: 'signin' }, headers))
  })

  it('by requesting a new code', async () => {
    const headers = { cookie: cookie('attempt', attempt) }
    await expectNotSignedIn(await post('/auth/resend', { verificationReference: reference }, headers))
  })

  it('by reusing values of the first factor in other calls', async () => {
    for (const value of [attempt, reference]) {
      for (const purpose of ['refresh', 'device', 'arrival']) {
        const headers = { cookie: cookie(purpose, value) }
        await expectNotSignedIn(await post('/auth/refresh', {}, headers))
        await expectNotSignedIn(await signIn(headers))
      }
      await expectNotSignedIn(await post('/auth/signin', { code: value }))
      await expectNotSignedIn(await post('/auth/signin-b2s', { provider: 'xero', code: value }))
      const bearer = { authorization: `Bearer ${value}` }
      expect((await browser.call('GET', '/organisations', { headers: bearer })).statusCode).toBe(401)
      backend.clock.advance(60 * 60)
    }
  })

  it('by setting a new password, which requires the code again', async () => {
    const tools = { secretBox: createSecretBox(backend.config.encryptionKey), clock: () => backend.clock.now }
    const eli = { userId: await backend.idOf('users', 'Eli'), firstName: 'Eli', email: emailOf('eli') }
    const { db } = backend.storage
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', eli.userId)
      .executeTakeFirstOrThrow()
    await sendPasswordLink(db, tools, eli, 'reset')
    const { token } = await latestMail(backend, eli.email, 'password-link')
    await expectNotSignedIn(await post('/reset-password', { token, password: 'Staple-8-correct' }))
    const again = await post('/auth/signin', { ...credentials, password: 'Staple-8-correct' })
    expect(again.json().verificationRequired).toBe(true)
    await expectNotSignedIn(again)
    await db.updateTable('users').set({ password_hash }).where('id', '=', eli.userId).execute()
  })

  it('by any other call: a new call that returns a session must be tested here', () => {
    const giving = calls.filter(({ endpoint }) => wireOf(endpoint.response).includes('"accessToken"'))
    expect(giving.map(({ name }) => name).toSorted()).toEqual([
      'refreshSession',
      'resendCode',
      'signIn',
      // A passkey is both factors. What it must have signed is in passkey-forgery.test.ts.
      'signInWithPasskey',
      'signInWithProvider',
      'verifyCode',
    ])
  })
})
