import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Browser, emailOf, startBackend } from '../../test/support/backend.ts'

let backend: Backend
let eli: Browser
beforeAll(async () => {
  backend = await startBackend({ ALLOWED_ORIGINS: 'https://tools.example' })
  eli = await backend.as('eli')
})
afterAll(() => backend.close())

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const seconds = () => Math.floor(backend.clock.now.getTime() / 1000)

type Change = { header?: object; claims?: object; key?: Uint8Array }

const resigned = ({ header = {}, claims = {}, key = backend.config.tokenKey }: Change) =>
  new SignJWT({ ...claimsOf(eli.accessToken ?? ''), ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(key)

const statusWith = async (authorization: string) =>
  (await backend.app.inject({ method: 'GET', url: '/backend/organisations', headers: { authorization } }))
    .statusCode

describe('an access token', () => {
  it('is accepted', async () => {
    expect(await statusWith(`Bearer ${eli.accessToken}`)).toBe(200)
    expect(await statusWith(`Bearer ${await resigned({})}`)).toBe(200)
  })

  it.each<[string, () => Promise<string> | string]>([
    [
      'that is unsigned',
      () => `${base64({ alg: 'none', typ: 'at+jwt' })}.${eli.accessToken?.split('.')[1]}.`,
    ],
    ['with another key', () => resigned({ key: new Uint8Array(32).fill(7) })],
    ['with a longer algorithm', () => resigned({ header: { alg: 'HS512' } })],
    ['of another type', () => resigned({ header: { typ: 'JWT' } })],
    ['without a type', () => resigned({ header: { typ: undefined } })],
    ['for another audience', () => resigned({ claims: { aud: 'elsewhere' } })],
    ['by another issuer', () => resigned({ claims: { iss: 'https://evil.example' } })],
    ['that has expired', () => resigned({ claims: { exp: seconds() } })],
    ['that never expires', () => resigned({ claims: { exp: undefined } })],
    ['that lasts too long', () => resigned({ claims: { iat: seconds() - 601, exp: seconds() + 600 } })],
    ['that is not valid yet', () => resigned({ claims: { nbf: seconds() + 60 } })],
    ['from the future', () => resigned({ claims: { iat: seconds() + 60 } })],
    ['for another user', () => resigned({ claims: { sub: '00000000-0000-4000-8000-000000000000' } })],
    ['for an unknown session', () => resigned({ claims: { sid: '00000000-0000-4000-8000-000000000000' } })],
    ['whose session is not an id', () => resigned({ claims: { sid: "' or 1=1" } })],
    ['without a session', () => resigned({ claims: { sid: undefined } })],
    ['with a claim changed', () => changedClaims({ sub: 'x' })],
    ['without its signature', () => eli.accessToken?.split('.').slice(0, 2).join('.') ?? ''],
    ['signed with a key in its own header', ownKey],
  ])('%s is rejected', async (_, forge) => {
    expect(await statusWith(`Bearer ${await forge()}`)).toBe(401)
  })

  it.each(['', 'Bearer', 'Bearer ', 'Basic ZWxpOmVsaQ==', 'Bearer a b', `Bearer ${'a'.repeat(5_000)}`])(
    'is not read from the header %j',
    async (authorization) => {
      expect(await statusWith(authorization)).toBe(401)
    },
  )

  it('is not read from the URL or a cookie', async () => {
    const inAddress = await backend.app.inject(`/backend/organisations?access_token=${eli.accessToken}`)
    const inCookie = await backend.app.inject({
      url: '/backend/organisations',
      headers: { cookie: `${eli.cookie}; accessToken=${eli.accessToken}` },
    })
    expect([inAddress.statusCode, inCookie.statusCode]).toEqual([401, 401])
  })

  it('signed with an RSA public key as HMAC secret is rejected', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const secret = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }))
    expect(await statusWith(`Bearer ${await resigned({ key: secret })}`)).toBe(401)
  })
})

function changedClaims(change: object) {
  const [header, , signature] = (eli.accessToken ?? '').split('.')
  return [header, base64({ ...claimsOf(eli.accessToken ?? ''), ...change }), signature].join('.')
}

function ownKey() {
  const key = new Uint8Array(32).fill(9)
  const jwk = { kty: 'oct', k: Buffer.from(key).toString('base64url') }
  return resigned({ key, header: { jwk, jku: 'https://evil.example/keys', kid: '../../dev/null' } })
}

const cookieCalls = [
  '/auth/signin',
  '/auth/signin-b2s',
  '/auth/resend',
  '/verify',
  '/auth/refresh',
  '/auth/signout',
]
/** A valid body for each call, except calls that need only the cookie. */
const bodies: Readonly<Record<string, object>> = {
  '/auth/signin': { emailAddress: emailOf('eli'), password: 'Horse-7-battery' },
  '/auth/signin-b2s': { provider: 'xero', code: 'x' },
  '/auth/resend': { verificationReference: 'x' },
  '/verify': { reference: 'x', code: '012345', context: 'signin' },
}

/** These calls use no cookie, but change something for the user whose browser sends them. */
const accountCalls: Readonly<Record<string, object>> = {
  '/registration/account': {
    account: { firstName: 'Ivy', lastName: 'M', emailAddress: 'ivy@harbour.example', password: 'x' },
    organisation: { companyName: 'Harbour Point' },
    recaptchaToken: 'x',
  },
  '/registration/finalise': { code: 'x', recaptchaToken: 'x', linkOrganisation: true },
  '/reset-password': { token: 'x', password: 'x' },
  '/reset-password/request': { emailAddress: emailOf('eli'), recaptchaToken: 'x' },
}

describe('calls without a session', () => {
  it.each(Object.entries(accountCalls))('%s is accepted only from the portal', async (path, body) => {
    const post = (headers: Record<string, string>) => backend.browser().call('POST', path, { body, headers })
    const refusal = 'Only the portal can make this call.'
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await post(headers)).json()).toMatchObject({ status: 403, message: refusal })
    expect((await post({ origin: 'https://portal.example' })).json().message).not.toBe(refusal)
  })
})

describe('calls that use the cookie', () => {
  const post = (path: string, headers: Record<string, string>) =>
    backend.app.inject({
      method: 'POST',
      url: `/backend${path}`,
      headers: {
        ...(eli.cookie && { cookie: eli.cookie }),
        authorization: `Bearer ${eli.accessToken}`,
        'content-type': 'application/json',
        ...headers,
      },
      payload: JSON.stringify(bodies[path] ?? {}),
    })

  it.each(
    cookieCalls.flatMap(
      (path) =>
        [
          [path, 'another origin', { origin: 'https://evil.example' }],
          [path, 'a page without an origin', { origin: 'null' }],
          [path, 'our name under another scheme', { origin: 'http://portal.example' }],
          [path, 'a name that starts with ours', { origin: 'https://portal.example.evil.example' }],
          [path, 'another site', { 'sec-fetch-site': 'cross-site' }],
          [path, 'a same-site page without an origin', { 'sec-fetch-site': 'same-site' }],
          [
            path,
            'our origin, sent by another site',
            { origin: 'https://portal.example', 'sec-fetch-site': 'cross-site' },
          ],
        ] as const,
    ),
  )('%s rejects %s', async (path, _, headers) => {
    expect((await post(path, headers)).statusCode).toBe(403)
  })

  it.each(
    cookieCalls.flatMap((path) =>
      [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
      ].map((type) => [path, type] as const),
    ),
  )('%s rejects %s', async (path, type) => {
    expect((await post(path, { 'content-type': type })).statusCode).toBe(415)
  })

  it.each(cookieCalls)(
    '%s rejects a request without a content type, as another page can send it',
    async (path) => {
      const answer = await backend.app.inject({
        method: 'POST',
        url: `/backend${path}`,
        headers: { cookie: eli.cookie ?? '' },
      })
      // Signing out needs an access token, which no other page has.
      expect(answer.statusCode).toBe(path === '/auth/signout' ? 401 : 415)
    },
  )

  it('elsewhere need a token first, but no content type with an empty body [ROLE-20]', async () => {
    const start = (headers: Record<string, string>) =>
      backend.app.inject({ method: 'POST', url: '/backend/xero2sqlproducts/any/incremental', headers })
    expect((await start({ authorization: `Bearer ${eli.accessToken}` })).statusCode).toBe(404)
    expect((await start({ authorization: 'Bearer unknown' })).statusCode).toBe(401)
    expect((await start({})).statusCode).toBe(401)
    expect((await start({ cookie: eli.cookie ?? '' })).statusCode).toBe(401)
  })

  it('do not end the session when rejected', async () => {
    expect((await eli.call('GET', '/organisations')).statusCode).toBe(200)
  })
})

describe('other origins', () => {
  const sdkHeaders = [
    'authorization',
    'content-type',
    'idempotency-key',
    'if-none-match',
    'tributary-client',
    'x-tributary-background',
  ].join(',')
  const preflight = (origin: string) =>
    backend.app.inject({
      method: 'OPTIONS',
      url: '/backend/organisations',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': sdkHeaders,
      },
    })

  it.each(['https://portal.example', 'https://tools.example'])('%s may call with cookies', async (origin) => {
    const { headers } = await preflight(origin)
    expect(headers['access-control-allow-origin']).toBe(origin)
    expect(headers['access-control-allow-credentials']).toBe('true')
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PATCH, DELETE')
    expect(headers['access-control-allow-headers']).toBe(sdkHeaders)
    expect(headers.vary).toContain('Origin')
  })

  it.each([
    'https://evil.example',
    'null',
    'https://portal.example.evil.example',
    'https://PORTAL.example:444',
  ])('%s may not', async (origin) => {
    const { headers } = await preflight(origin)
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('may read the response’s date, tag and request id', async () => {
    const { headers } = await backend.app.inject({
      url: '/backend/organisations',
      headers: { origin: 'https://tools.example' },
    })
    expect(headers['access-control-expose-headers']).toBe(
      'Date, ETag, Link, X-Request-Id, Retry-After, Idempotency-Replayed',
    )
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})
