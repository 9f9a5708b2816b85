import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { getAccountOptions, getCaptchaChallenge, requestPasswordReset } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, emailOf, startBackend } from '../../test/support/backend.ts'
import { mailsOf } from '../../test/support/outbox.ts'
import { failureOf, newClient } from '../../test/support/sdk-client.ts'
import { createRecaptcha } from './recaptcha.ts'

// A fake of Google's service that follows its documentation.

type Answer = (response: ServerResponse, request: IncomingMessage) => void
const json =
  (body: object | string, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
const yes = { success: true, challenge_ts: '2026-11-21T08:59:30Z', hostname: 'portal.example' }

let answer: Answer
const asked: { method: string | undefined; form: Record<string, string> }[] = []
const service = createServer(async (request, response) => {
  asked.push({
    method: request.method,
    form: Object.fromEntries(new URLSearchParams(await text(request))),
  })
  answer(response, request)
})
let verifyUrl: string
beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  verifyUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/siteverify`
})
afterAll(() => service.closeAllConnections())
afterAll(() => void service.close())

const warnings: string[] = []
beforeEach(() => {
  answer = json(yes)
  warnings.length = 0
  asked.length = 0
})

const now = new Date('2026-11-21T09:00:00Z')
const keys = { siteKey: 'site-key', secret: 'the-secret' }
const recaptcha = (options: { verifyUrl?: string; deadlineMs?: number } = {}) =>
  createRecaptcha(keys, {
    hostname: 'portal.example',
    warn: (fields, message) => void warnings.push(`${message} ${JSON.stringify(fields)}`),
    verifyUrl,
    ...options,
  })
const solved = (token = 'token-1') => recaptcha().solved(token, now)

it('accepts a token that Google verifies, with a unique hash', async () => {
  expect(await solved()).toEqual({
    challengeHash: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: new Date('2026-11-21T09:10:00Z'),
  })
  expect(asked).toEqual([{ method: 'POST', form: { secret: 'the-secret', response: 'token-1' } }])
  expect((await solved('token-2'))?.challengeHash).not.toBe((await solved('token-1'))?.challengeHash)
})

it.each([
  ['an invalid token', json({ success: false, 'error-codes': ['invalid-input-response'] })],
  ['an expired or used token', json({ success: false, 'error-codes': ['timeout-or-duplicate'] })],
  ['a token from a page of another site', json({ ...yes, hostname: 'evil.example' })],
  ['a token without a page', json({ success: true })],
])('rejects %s without a warning', async (_, said) => {
  answer = said
  expect(await solved()).toBeUndefined()
  expect(warnings).toEqual([])
})

it('does not send an empty token', async () => {
  expect(await solved('')).toBeUndefined()
  expect(asked).toEqual([])
})

it('logs a warning for a secret that Google rejects', async () => {
  answer = json({ success: false, 'error-codes': ['invalid-input-secret'] })
  expect(await solved()).toBeUndefined()
  expect(warnings).toEqual(['reCAPTCHA rejected our request {"codes":["invalid-input-secret"]}'])
})

describe('when Google', () => {
  it.each<[string, Answer, string]>([
    ['fails', json('{}', 500), 'status 500'],
    ['returns a page', json('<!doctype html><p>the-secret'), 'SyntaxError'],
    ['returns other JSON', json({ success: 'yes' }), '$ZodError'],
    ['returns a list', json('[true]'), '$ZodError'],
    ['returns an endless response', json(`{"success": true, "x": "${'x'.repeat(20_000)}"}`), 'RangeError'],
    ['hangs up', (response) => void response.destroy(), 'TypeError'],
    ['redirects', (response) => void response.writeHead(302, { location: '/' }).end(), 'TypeError'],
  ])('%s, the token is rejected', async (_, said, reason) => {
    answer = said
    expect(await solved()).toBeUndefined()
    expect(warnings).toEqual([`reCAPTCHA cannot be reached {"reason":"${reason}"}`])
  })

  it('does not respond, the request times out', async () => {
    answer = () => undefined
    expect(await recaptcha({ deadlineMs: 50 }).solved('token-1', now)).toBeUndefined()
    expect(warnings).toEqual(['reCAPTCHA cannot be reached {"reason":"TimeoutError"}'])
  })

  it('cannot be reached, the token is rejected', async () => {
    expect(await recaptcha({ verifyUrl: 'http://127.0.0.1:1/' }).solved('token-1', now)).toBeUndefined()
    expect(warnings).toHaveLength(1)
  })
})

describe('an installation with reCAPTCHA [SIGNUP-19]', () => {
  let backend: Backend
  beforeAll(async () => {
    const environment = { RECAPTCHA_SITE_KEY: keys.siteKey, RECAPTCHA_SECRET: keys.secret }
    backend = await startBackend(environment, { captcha: recaptcha() })
  })
  afterAll(() => backend.close())

  const reset = (recaptchaToken: string) =>
    requestPasswordReset(newClient(backend), {
      body: { emailAddress: emailOf('una'), recaptchaToken },
    })

  it('gives the portal the site key, never the secret', async () => {
    const options = await getAccountOptions(newClient(backend))
    expect(options.captcha).toEqual({ kind: 'recaptcha', siteKey: 'site-key' })
    expect(JSON.stringify(options)).not.toContain('the-secret')
  })

  it('creates no puzzles', async () => {
    expect(await failureOf(getCaptchaChallenge(newClient(backend)))).toEqual([
      400,
      'This installation uses Google reCAPTCHA.',
    ])
  })

  it('accepts a token once, even if Google verifies it again', async () => {
    await reset('token-of-una')
    expect(await mailsOf(backend, emailOf('una'), 'password-link')).toHaveLength(1)
    expect(await failureOf(reset('token-of-una'))).toEqual([
      400,
      'The captcha could not be verified. Please try again.',
    ])
    const both = await Promise.allSettled([reset('token-of-two'), reset('token-of-two')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('rejects a token that Google rejects', async () => {
    answer = json({ success: false, 'error-codes': ['timeout-or-duplicate'] })
    expect(await failureOf(reset('token-3'))).toEqual([
      400,
      'The captcha could not be verified. Please try again.',
    ])
  })

  it('lets pages load Google’s captcha and no other third-party content', async () => {
    const policy = directivesOf(await backend.app.inject('/signin'))
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      'frame-src': "'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
      'img-src': "'self' data: https://www.gstatic.com/recaptcha/",
      'connect-src': "'self' https://www.google.com/recaptcha/",
      'font-src': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': '*',
    })
  })
})

it('loads nothing from Google without reCAPTCHA', async () => {
  const backend = await startBackend()
  const policy = directivesOf(await backend.app.inject('/signin'))
  expect(Object.values(policy).join(' ')).not.toContain('google')
  expect(policy['trusted-types']).toBe("'none'")
  await backend.close()
})

const directivesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )
