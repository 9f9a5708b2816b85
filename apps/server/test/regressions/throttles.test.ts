import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startExternalSignUp } from '../../src/account/start-external-sign-up.rules.ts'
import { calls } from '../../src/openapi/calls.ts'
import { wireSchema } from '../../src/openapi/wire-schema.ts'
import { hashOf } from '../../src/security/random-token.ts'
import { type Backend, type Browser, emailOf, startBackend } from '../support/backend.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { latestMail } from '../support/outbox.ts'
import { newClient } from '../support/sdk-client.ts'

// Guesses that were throttled in one call but not in another: Zitadel CVE-2024-32868 and CVE-2025-64102
// (GHSA-xrw9-r35x-x878).

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ CAPTCHA_COST: '1' })
})
beforeEach(async () => {
  const { db } = backend.storage
  for (const table of ['rate_counters', 'sign_in_attempts', 'outbox', 'verification_challenges'] as const)
    await db.deleteFrom(table).execute()
  await requireCodes(false)
})
afterAll(() => backend.close())

const requireCodes = (require_mfa: boolean) =>
  backend.storage.db.updateTable('users').set({ require_mfa }).where('email', '=', emailOf('eli')).execute()
const credentials = { emailAddress: emailOf('eli'), password: 'Horse-7-battery' }
const wrongCode = async () => {
  const { code } = await latestMail(backend, emailOf('eli'), 'verification-code')
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Makes one wrong guess. */
type Guess = () => Promise<{ statusCode: number }>

const post = (browser: Browser, path: string, body: object, headers = {}) =>
  browser.call('POST', path, { body, headers })

/** A browser that has entered the password and has a reference. */
async function halfway() {
  await requireCodes(true)
  const browser = backend.browser()
  const answer = await post(browser, '/auth/signin', credentials)
  const headers = { cookie: `__Host-tributary-attempt=${answer.cookies[0]?.value}` }
  return { browser, headers, reference: answer.json().verificationReference, code: await wrongCode() }
}

async function changing() {
  const browser = await backend.as('eli')
  const asked = await post(browser, '/me/security/mfa', { enable: true })
  return { browser, reference: asked.json().verificationReference, code: await wrongCode() }
}

async function arriving() {
  const browser = backend.browser()
  const person = { issuer: 'https://id.example', subject: 'x', provider: 'xero', email: emailOf('eli') }
  const more = { firstName: 'Eli', lastName: 'Elm', organisationId: null, browserHash: hashOf('arrived') }
  const known = { ...person, ...more, emailVerified: true }
  const code = await backend.storage.db
    .transaction()
    .execute((trx) => startExternalSignUp(trx, known, backend.clock.now))
  return { browser, code, headers: { cookie: '__Host-tributary-arrival=arrived' } }
}

/** Every secret that can be guessed: the call, the limit, and how to make a guess. */
const pathways: readonly [call: string, what: string, most: number, prepare: () => Promise<Guess>][] = [
  [
    'signIn',
    'a password',
    5,
    async () => () => post(backend.browser(), '/auth/signin', { ...credentials, password: 'wrong' }),
  ],
  [
    'signIn',
    'the code of a sign-in',
    5,
    async () => {
      const { browser, headers, reference: verificationReference, code: verificationCode } = await halfway()
      const body = { verificationReference, verificationCode, verificationTrustDevice: false }
      return () => post(browser, '/auth/signin', body, headers)
    },
  ],
  [
    'verifyCode',
    'the code of a sign-in',
    5,
    async () => {
      const { browser, headers, reference, code } = await halfway()
      return () => post(browser, '/verify', { reference, code, context: 'signin' }, headers)
    },
  ],
  [
    'verifyCode',
    'the code of a change',
    5,
    async () => {
      const { browser, reference, code } = await changing()
      return () => post(browser, '/verify', { reference, code, context: 'mfa' })
    },
  ],
  [
    'changeMultiFactor',
    'the code of a change',
    5,
    async () => {
      const { browser, reference: verificationReference, code: verificationCode } = await changing()
      const body = { enable: true, verificationReference, verificationCode }
      return () => post(browser, '/me/security/mfa', body)
    },
  ],
  [
    'changePassword',
    'the current password',
    5,
    async () => {
      const browser = await backend.as('eli')
      const body = { currentPassword: 'wrong', password: 'Staple-8-correct' }
      return () => post(browser, '/me/security/password', body)
    },
  ],
  [
    'finalise',
    'the password of an account to link',
    5,
    async () => {
      const { browser, code, headers } = await arriving()
      return async () => {
        const recaptchaToken = await solvedCaptcha(newClient(backend))
        const body = { code, recaptchaToken, account: { password: 'wrong' } }
        return post(browser, '/registration/finalise', body, headers)
      }
    },
  ],
  [
    'resetPassword',
    'a mailed token',
    60,
    async () => () =>
      post(backend.browser(), '/reset-password', { token: 'guessed', password: 'Staple-8-correct' }),
  ],
  [
    'requestEmailChange',
    'the current password',
    5,
    async () => {
      const browser = await backend.as('eli')
      const body = { emailAddress: 'eli@harbour.example', currentPassword: 'wrong' }
      return () => post(browser, '/me/security/email', body)
    },
  ],
  [
    'getAddressToConfirm',
    'a mailed token, in a check',
    60,
    async () => () => backend.browser().call('GET', '/registration/confirm-address?token=guessed'),
  ],
  [
    'confirmAddress',
    'a mailed token',
    60,
    async () => () => post(backend.browser(), '/registration/confirm-address', { token: 'guessed' }),
  ],
  [
    'validateResetToken',
    'a mailed token, in a check',
    60,
    async () => () => backend.browser().call('GET', '/reset-password/validate?token=guessed'),
  ],
]

it.each(pathways)('%s: limits guesses at %s to %i', async (_, __, most, prepare) => {
  const guess = await prepare()
  for (let tries = 0; tries < most; tries += 1) expect((await guess()).statusCode).not.toBe(429)
  expect((await guess()).statusCode).toBe(429)
})

it('allows twenty wrong codes a day, however many codes are sent', async () => {
  let judged = 0
  for (let rounds = 0; rounds < 10; rounds += 1) {
    await backend.storage.db.deleteFrom('sign_in_attempts').execute()
    const { browser, headers, reference, code } = await halfway()
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await post(browser, '/verify', { reference, code, context: 'signin' }, headers)
      if (answer.statusCode === 400) judged += 1
    }
    backend.clock.advance(20 * 60)
  }
  expect(judged).toBe(20)
})

/** Calls that store the value instead of comparing it. */
const setting = [
  // An organisation's code is the name of its schema, not a secret.
  'saveClient',
  'createUser',
  'updateUser',
  'saveDatabaseCredentials',
  'saveTokenCredentials',
  'saveXero2SqlCredentials',
]
/**
 * testDatabaseCredentials is tried at the organisation's own database, and connection-test.test.ts covers its limit.
 * factor-guessing.test.ts covers the codes of apps. The code that adds an app is of a secret that the caller has.
 */
const elsewhere = ['testDatabaseCredentials', 'stepUp', 'confirmAuthenticator']
/** 256 random bits or a signature: impossible to guess. */
const unguessable = [
  ...['register', 'getFinalise', 'signInWithProvider', 'resendCode', 'decideApproval'],
  ...['openInvitation', 'acceptInvitation', 'signUpWithInvitation'],
  ...['openReconnectLink', 'startReconnecting', 'startPasskeySignIn'],
]

it('covers every call that takes a password, a code or a token', () => {
  const secret = /"(?:password|currentPassword|code|token|verificationCode|verificationReference)":/
  const taking = calls.filter(({ endpoint: { query, body } }) =>
    [query, body].some((schema) => schema && secret.test(JSON.stringify(wireSchema(schema, new Map())))),
  )
  const tried = new Set([...pathways.map(([call]) => call), ...setting, ...elsewhere, ...unguessable])
  expect(taking.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([])
})
