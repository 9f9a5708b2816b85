import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkIdentity } from '../../src/account/identities.queries.ts'
import { buildApp } from '../../src/app/build-app.ts'
import type { SignInProvider } from '../../src/security/sign-in-providers.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { noteReached } from '../support/reached.ts'

// Return URLs that led to another site: better-auth CVE-2024-56734, CVE-2025-27143 and CVE-2025-71403, NextAuth
// CVE-2022-24858 and CVE-2022-29214.

const PORTAL = 'https://portal.example'

const elsewhere = [
  'https://evil.example/',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/home/..//evil.example',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example:443/home',
  '//portal.example@evil.example',
  'https://portal.example.evil.example',
  'https://portal.example@evil.example',
  'https://*.portal.example',
  'evil.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  '\u3002evil.example',
  '/\u2215evil.example/..//evil.example',
  '/home\r\nLocation: https://evil.example',
  `/${'a'.repeat(3_000)}`,
]

const xero: SignInProvider = {
  displayName: 'Xero',
  authorizationUrl: async ({ state }) => new URL(`https://login.xero.example/?state=${state}`),
  identify: async () => ({
    issuer: 'https://login.xero.example',
    subject: 'eli',
    email: undefined,
    emailVerified: false,
    firstName: 'Eli',
    lastName: 'Elm',
    holdings: [],
  }),
}

let backend: Backend
let app: FastifyInstance
beforeAll(async () => {
  backend = await startBackend()
  app = await buildApp(backend.config, backend.storage, {
    engine: { supports: () => false, enqueue: async () => undefined },
    clock: () => backend.clock.now,
    signInProviders: new Map([['xero', xero]]),
    log: { write: noteReached },
  })
  const identity = { issuer: 'https://login.xero.example', subject: 'eli', provider: 'xero' }
  await linkIdentity(backend.storage.db, identity, await backend.idOf('users', 'Eli'), backend.clock.now)
})
beforeEach(() => backend.storage.db.deleteFrom('rate_counters').execute())
afterAll(async () => {
  await app.close()
  await backend.close()
})

const start = (returnUrl: string, provider = 'xero') =>
  app.inject(`/auth/start/${provider}?returnUrl=${encodeURIComponent(returnUrl)}`)

async function wayBack(returnUrl: string) {
  const departure = await start(returnUrl)
  const [cookie] = departure.cookies
  const state = new URL(departure.headers.location ?? '').searchParams.get('state') ?? ''
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
  return app.inject({ url: `/auth/callback/xero?state=${state}&code=x`, headers })
}

/** Returns the address the browser opens after this response, and the one the portal opens next. */
function destinations(location: unknown) {
  const address = new URL(String(location), PORTAL)
  const returnUrl = address.searchParams.get('returnUrl')
  return { origin: address.origin, path: address.pathname, returnUrl }
}

describe('a return URL to another site', () => {
  it.each(elsewhere)('%j is dropped after an OAuth callback', async (returnUrl) => {
    const { statusCode, headers } = await wayBack(returnUrl)
    expect(statusCode).toBe(303)
    expect(destinations(headers.location)).toEqual({ origin: PORTAL, path: '/signin', returnUrl: null })
    expect(headers.location).toContain('code=')
  })

  it.each(elsewhere)('%j is dropped for an unknown provider', async (returnUrl) => {
    const { statusCode, headers } = await start(returnUrl, 'unknown')
    expect(statusCode).toBe(303)
    expect(destinations(headers.location)).toEqual({ origin: PORTAL, path: '/signin', returnUrl: null })
  })

  it('is ignored next to a valid one', async () => {
    const answer = await app.inject('/auth/start/unknown?returnUrl=/profile&returnUrl=https://evil.example')
    expect(destinations(answer.headers.location)).toMatchObject({ origin: PORTAL, returnUrl: null })
  })

  it('is not accepted as a provider name', async () => {
    for (const name of ['%2f%2fevil.example', '..%2f..%2fevil.example', 'https:%2f%2fevil.example'])
      for (const path of [`/auth/start/${name}`, `/auth/callback/${name}?state=x&code=x`]) {
        const { headers } = await app.inject(path)
        if (headers.location) expect(destinations(headers.location).origin).toBe(PORTAL)
        expect(String(headers.location)).not.toContain('evil')
      }
  })
})

it('accepts a page of the portal as return URL', async () => {
  const path = '/connectors/xero/refresh?search=kite'
  expect(destinations((await wayBack(path)).headers.location).returnUrl).toBe(path)
})
