import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignInProvider } from '../../src/security/sign-in-providers.ts'
import { openIdProvider } from '../../src/session/providers/openid-provider.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import {
  ACCESS_TOKEN,
  CLIENT,
  type Endpoint,
  REFRESH_TOKEN,
  type Script,
  type ScriptedIssuer,
  startScriptedIssuer,
} from './scripted-issuer.ts'

// Valid and invalid responses of a provider, which is scripted here and served over real HTTP.

const PATIENCE_MS = 1_500

let backend: Backend
let provider: ScriptedIssuer
const providers = new Map<string, SignInProvider>()

beforeAll(async () => {
  provider = await startScriptedIssuer()
  backend = await startBackend({}, { signInProviders: providers })
})
beforeEach(async () => {
  provider.script = {}
  provider.asked = undefined
  connect()
  const { db } = backend.storage
  for (const table of ['rate_counters', 'external_sign_ups'] as const) await db.deleteFrom(table).execute()
})
afterAll(async () => {
  await backend?.close()
  await provider?.stop()
})

/** A provider without cached metadata. */
const connect = (deadlineMs?: number) =>
  providers.set(
    'xero',
    openIdProvider({
      ...CLIENT,
      issuer: provider.issuer,
      displayName: 'Xero',
      redirectUri: new URL('https://portal.example/auth/callback/xero'),
      ...(deadlineMs && { deadlineMs }),
    }),
  )

async function setOut(intent = 'signup') {
  const answer = await backend.app.inject(`/auth/start/xero?intent=${intent}`)
  const location = answer.headers.location ?? ''
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const asked = URL.canParse(location) ? new URL(location).searchParams : new URLSearchParams()
  provider.nonce = asked.get('nonce') ?? ''
  return { location, cookie, asked }
}

async function comeBack({ asked, cookie }: Awaited<ReturnType<typeof setOut>>) {
  const query = new URLSearchParams({ code: 'given', state: asked.get('state') ?? '' })
  const answer = await backend.app.inject({ url: `/auth/callback/xero?${query}`, headers: { cookie } })
  return answer.headers.location
}

/** Returns where an OAuth attempt ends, also if it fails at the start. */
async function thereAndBack(script: Script = {}) {
  provider.script = script
  const sent = await setOut()
  return sent.location.startsWith('/') ? sent.location : comeBack(sent)
}

const FAILED = '/signup?provider=xero&error=unknown'
const NOT_ALLOWED = '/signup?provider=xero&error=unauthorised'
const WELCOME = /^\/signup\/finalise\?code=[\w-]{43}$/
const now = () => Math.floor(Date.now() / 1000)
const signUps = () => backend.storage.db.selectFrom('external_sign_ups').selectAll().execute()

describe('a valid response', () => {
  it('identifies the user; the code verifier goes only to the provider', async () => {
    const sent = await setOut()
    expect(await comeBack(sent)).toMatch(WELCOME)
    expect(await signUps()).toMatchObject([
      { subject: 'scripted', email: 'sol@harbour.example', first_name: 'Sol', last_name: 'Sand' },
    ])
    const verifier = provider.asked?.get('code_verifier') ?? ''
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(sent.asked.get('code_challenge'))
    expect(provider.asked?.get('redirect_uri')).toBe('https://portal.example/auth/callback/xero')
    expect(sent.location).not.toContain(verifier)
  })

  it('stores nothing of the provider’s response except the identity', async () => {
    const sent = await setOut()
    const waiting = await everythingKept()
    expect(waiting).not.toContain(sent.asked.get('state'))
    expect(waiting).not.toContain(sent.asked.get('nonce'))
    await comeBack(sent)
    const kept = (await everythingKept()) + backend.log.join()
    const verifier = provider.asked?.get('code_verifier')
    for (const secret of [ACCESS_TOKEN, REFRESH_TOKEN, CLIENT.clientSecret, provider.nonce, verifier])
      expect(kept).not.toContain(secret)
    expect(await backend.storage.db.selectFrom('provider_visits').selectAll().execute()).toEqual([])
  })

  it('is reduced to printable characters in names', async () => {
    const claims = { given_name: ' Sol\u202e\n\u0000 ', family_name: 'S'.repeat(200) }
    expect(await thereAndBack({ claims })).toMatch(WELCOME)
    expect(await signUps()).toMatchObject([{ first_name: 'Sol', last_name: 'S'.repeat(100) }])
  })

  it('finds the organisation by connected company or by Xero user id', async () => {
    const acme = await backend.idOf('organisations', 'acme Traders')
    const holding = async (claims: Record<string, unknown>) => {
      await thereAndBack({ claims })
      return (await signUps()).map(({ organisation_id }) => organisation_id)
    }
    const company = await backend.storage.db
      .selectFrom('xero2sql_tenants')
      .select('tenant_id')
      .executeTakeFirstOrThrow()
    const owner = await backend.storage.db
      .selectFrom('xero2sql_tokens')
      .select('xero_user_id')
      .executeTakeFirstOrThrow()
    expect(await holding({ tenants: ['elsewhere', company.tenant_id] })).toEqual([acme])
    expect(await holding({ xero_userid: owner.xero_user_id })).toEqual([acme])
    expect(await holding({ tenants: ['elsewhere'] })).toEqual([null])
    expect(await holding({ tenants: { all: true }, xero_userid: 7 })).toEqual([null])
  })
})

describe('rejects an ID token', () => {
  const cases: [string, Script][] = [
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['for another client', { claims: { aud: 'another-client' } }],
    ['for us and another client', { claims: { aud: ['tributary', 'other'], azp: 'other' } }],
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['with no nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { exp: now() - 120 } }],
    ['that never expires', { claims: { exp: undefined } }],
    ['that is not valid yet', { claims: { nbf: now() + 3_600 } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['that is not signed', { signing: 'none' }],
    ['signed with another key', { signing: 'another key' }],
    ['signed with the client’s secret', { signing: 'the client’s secret' }],
  ]
  it.each(cases)('%s', async (_, script) => {
    expect(await thereAndBack(script)).toBe(FAILED)
    expect(await signUps()).toEqual([])
  })
})

describe('opens no account for an address', () => {
  it.each([
    ['is unverified', { email_verified: false }],
    ['is not an address', { email: 'unknown' }],
    ['is missing', { email: undefined }],
    ['carries a header', { email: 'a@b.example\r\nBcc: c@d.example' }],
  ])('that %j', async (_, claims) => {
    expect(await thereAndBack({ claims })).toBe(NOT_ALLOWED)
    expect(await signUps()).toEqual([])
  })
})

it('sends a user with an unverified address to the sign-up form [SIGNUP-22]', async () => {
  const claims = { email_verified: undefined }
  expect(await thereAndBack({ claims })).toMatch(/^\/signup\?provider=xero&code=[\w-]{43}$/)
  expect(await signUps()).toMatchObject([{ email: 'sol@harbour.example', email_verified: false }])
})

describe('a failing provider leads to an error within ten seconds', () => {
  const json = { 'Content-Type': 'application/json' }
  const troubles: [string, (response: ServerResponse) => void][] = [
    ['fails', (response) => response.writeHead(500, json).end('{"error":"server_error"}')],
    ['answers a page', (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>')],
    ['answers half of it', (response) => response.writeHead(200, json).end('{"issuer":')],
    ['answers nothing', (response) => response.writeHead(200, json).end()],
    ['answers a list', (response) => response.writeHead(200, json).end('[]')],
    ['hangs up', (response) => response.destroy()],
    [
      'leads elsewhere',
      (response) => response.writeHead(302, { Location: 'http://localhost:1/inside' }).end(),
    ],
    ['answers endlessly', flood],
  ]
  const endpoints: Endpoint[] = ['/.well-known/openid-configuration', '/token', '/keys']
  const cases = endpoints.flatMap((endpoint) =>
    troubles.map(([trouble, instead]) => [endpoint, trouble, instead] as const),
  )

  it.each(cases)('%s %s', async (endpoint, _, instead) => {
    expect(await thereAndBack({ instead: { [endpoint]: instead } })).toBe(FAILED)
  })

  it.each(endpoints)('%s never responds', async (endpoint) => {
    connect(PATIENCE_MS)
    expect(await thereAndBack({ instead: { [endpoint]: () => undefined } })).toBe(FAILED)
  })

  it('even if it responds slowly, a little at a time', async () => {
    connect(PATIENCE_MS)
    expect(await thereAndBack({ instead: { '/token': drip } })).toBe(FAILED)
  })

  it('and is requested again by the next sign-in', async () => {
    provider.script = { instead: { '/.well-known/openid-configuration': (response) => response.destroy() } }
    expect((await setOut('signin')).location).toBe('/signin?provider=xero&error=unknown')
    expect(await thereAndBack()).toMatch(WELCOME)
  })

  it('logs the reason without the provider’s response', async () => {
    backend.log.length = 0
    await thereAndBack({ claims: { nonce: 'another' } })
    const line = backend.log.find((text) => text.includes('Signing in with a provider failed')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      level: 40,
      provider: 'xero',
      reason: expect.stringMatching(/\w/),
    })
    expect(line).not.toContain('sol@harbour.example')
  })
})

describe('rejects metadata of a provider', () => {
  it.each([
    ['sends users to another host', { authorization_endpoint: 'https://elsewhere.example/authorise' }],
    ['sends users to another port', { authorization_endpoint: 'http://localhost:1/authorise' }],
    ['has another issuer', { issuer: 'https://elsewhere.example' }],
    ['has no authorization endpoint', { authorization_endpoint: undefined }],
  ])('that %s', async (_, metadata) => {
    provider.script = { metadata }
    expect((await setOut()).location).toBe(FAILED)
  })
})

function flood(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
  }
  response.on('drain', more)
  more()
}

function drip(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 100)
  response.on('close', () => clearInterval(timer))
}

async function everythingKept() {
  const { db } = backend.storage
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
  const contents = await Promise.all(
    tables.map(({ name }) => sql`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db)),
  )
  return JSON.stringify(contents.map(({ rows }) => rows))
}
