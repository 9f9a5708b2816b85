import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app/build-app.ts'
import { createPasswords } from '../src/security/passwords.ts'
import type { Storage } from '../src/storage/storage.ts'
import { type Backend, emailOf, startBackend } from './support/backend.ts'
import { testConfig } from './support/test-config.ts'

let backend: Backend
let portal: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  backend = await startBackend()
  portal = await buildApp({ ...testConfig(), portalDir: builtPortal() }, backend.storage, {
    engine: { supports: () => false, enqueue: async () => undefined },
    log: { write: () => undefined },
  })
})
afterAll(async () => {
  await portal.close()
  await backend.close()
})

const SCRIPT = 'console.log("portal")'

function builtPortal() {
  const dir = mkdtempSync(join(tmpdir(), 'tributary-portal-'))
  mkdirSync(join(dir, 'assets'))
  const page = (title: string) =>
    `<!doctype html><html lang="en-GB"><head><meta name="csp-nonce" content="" /><title>${title}</title></head><body></body></html>`
  const files: Record<string, string | Buffer> = {
    'index.html': page('portal'),
    'signin.html': page('sign in'),
    'routes.json': JSON.stringify(['/signin', '/admin/approvals/:approvalId']),
    'robots.txt': 'User-agent: *',
    '.env': 'SECRET=1',
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b.js.map': '{}',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content)
  return dir
}

const open = (url: string, headers: Record<string, string> = {}) =>
  portal.inject({ url, headers: { accept: 'text/html', ...headers } })
const signedIn = { cookie: '__Host-tributary-refresh=x' }

describe('every response', () => {
  const addresses = [
    '/backend/organisations',
    '/backend/nothing',
    '/healthz',
    '/readyz',
    '/',
    '/home',
    '/assets/app-1a2b.js',
  ]

  it.each(addresses)('of %s has the security headers', async (url) => {
    const { headers } = await open(url)
    const policy = String(headers['content-security-policy'])
    const nonce = /'nonce-([\w+/=]{24})'/.exec(policy)?.[1]
    expect(policy).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; ` +
        "connect-src 'self'; manifest-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; " +
        "object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['permissions-policy']).not.toContain('publickey-credentials')
    expect(headers.server).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('has a unique nonce', async () => {
    const policies = await Promise.all(
      Array.from({ length: 20 }, async () => (await open('/')).headers['content-security-policy']),
    )
    expect(new Set(policies).size).toBe(20)
  })

  it('of the API is JSON and never cached', async () => {
    for (const url of ['/backend/organisations', '/backend/nothing', '/backend', '/backend/']) {
      const { headers, statusCode } = await open(url)
      expect([url, headers['cache-control'], headers['content-type']]).toEqual([
        url,
        'no-store',
        'application/json; charset=utf-8',
      ])
      expect(statusCode).toBeGreaterThanOrEqual(401)
    }
  })

  it('has no HSTS header when the portal uses http', async () => {
    const config = testConfig({ PUBLIC_URL: 'http://localhost:3399' })
    const plain = await buildApp(config, backend.storage, {
      engine: { supports: () => false, enqueue: async () => undefined },
      passwords: await createPasswords(),
      log: { write: () => undefined },
    })
    const answer = await plain.inject({
      method: 'POST',
      url: '/backend/auth/signin',
      payload: { emailAddress: emailOf('eli'), password: 'Horse-7-battery' },
    })
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    expect(answer.headers['set-cookie']).toMatch(
      /^tributary-refresh-insecure=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    await plain.close()
  })
})

describe('the portal', () => {
  it('puts the nonce into the page', async () => {
    const { body, headers } = await open('/home')
    const nonce = /<meta name="csp-nonce" content="([^"]+)">/.exec(body)?.[1]
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['/', {}, 'sign in'],
    ['/signin', {}, 'sign in'],
    ['/signin?returnUrl=%2Fhome', {}, 'sign in'],
    ['/', signedIn, 'portal'],
    ['/signin', signedIn, 'portal'],
    ['/connectors/ftp/refresh', {}, 'portal'],
  ])('%s with %j serves the page «%s»', async (url, headers, title) => {
    expect((await open(url, headers)).body).toContain(`<title>${title}</title>`)
  })

  it.each(['/', '/signin', '/signin/', '/signin?returnUrl=%2Fhome', '/admin/approvals/7'])(
    '%s serves the page for any Accept header',
    async (url) => {
      for (const accept of ['*/*', 'application/json', '']) {
        const { statusCode, headers } = await open(url, { accept })
        expect([accept, statusCode, headers['content-type']]).toEqual([
          accept,
          200,
          'text/html; charset=utf-8',
        ])
      }
    },
  )

  it.each([
    '/nothing',
    '/signin/nothing',
    '/admin/approvals',
    '/admin/approvals/7/8',
    '/.well-known/nothing',
  ])('%s is 404 unless the client accepts HTML', async (url) => {
    expect((await open(url, { accept: '*/*' })).statusCode).toBe(404)
    expect((await open(url)).statusCode).toBe(200)
  })

  it.each([
    ['dark', '<html lang="en-GB" data-theme="dark">'],
    ['light', '<html lang="en-GB" data-theme="light">'],
    ['"><script>', '<html lang="en-GB">'],
    ['', '<html lang="en-GB">'],
  ])('with the theme cookie %j renders %s', async (theme, tag) => {
    expect((await open('/', { cookie: `theme=${encodeURIComponent(theme)}` })).body).toContain(tag)
  })

  it.each(['none', 'same-origin', 'same-site', 'cross-site'])(
    'adds a meta tag to a page opened from %s',
    async (site) => {
      const { body } = await open('/admin/approvals/1?status=APPROVED', { 'sec-fetch-site': site })
      expect(body).toContain(`<meta name="nav-site" content="${site}">`)
    },
  )

  it.each<Record<string, string>>([{}, { 'sec-fetch-site': '"><script>' }])(
    'opened with %j omits where it was opened from',
    async (headers) => {
      expect((await open('/home', headers)).body).not.toContain('nav-site')
    },
  )

  const noSession = '<meta name="session" content="none">'
  const cookie = '__Host-tributary-refresh=any'
  const statesNoSession = async (headers: Record<string, string>) => {
    const pages = await Promise.all(['/', '/signup', '/home'].map((url) => open(url, headers)))
    return pages.map(({ body }) => body.includes(noSession))
  }
  it.each<[string, Record<string, string>]>([
    ['opened by the user', { 'sec-fetch-site': 'none' }],
    ['opened from a page of the portal', { 'sec-fetch-site': 'same-origin' }],
  ])('marks a page %s without a cookie as one without a session', async (_, headers) => {
    expect(await statesNoSession(headers)).toEqual([true, true, true])
  })

  it.each<[string, Record<string, string>]>([
    ['opened with the cookie of a session', { 'sec-fetch-site': 'none', cookie }],
    ['opened from another site, so that the browser hides its cookie', { 'sec-fetch-site': 'cross-site' }],
    ['opened from an unknown place', {}],
  ])('states nothing about a session in a page %s', async (_, headers) => {
    expect(await statesNoSession(headers)).toEqual([false, false, false])
  })

  it.each([
    ['chosen before', { cookie: 'language=ar' }, '<html lang="ar" dir="rtl"'],
    ['of the browser', { 'accept-language': 'de-DE,de;q=0.9' }, '<html lang="de"'],
  ])('sends the page with the language %s, and without English text', async (_, headers, start) => {
    const { body } = await open('/signin', headers)
    expect(body).toContain(start)
    expect(body).not.toContain('<title>sign in</title>')
  })

  it('compresses the page if the client supports it', async () => {
    const { headers, rawPayload } = await open('/', { 'accept-encoding': 'gzip, br' })
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site',
    })
    expect(gunzipSync(rawPayload).toString()).toContain('<title>sign in</title>')
  })

  it('caches hashed files forever, and compresses them if the client supports it', async () => {
    const { headers, rawPayload } = await open('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    })
    expect(rawPayload).toEqual(brotliCompressSync(SCRIPT))
    expect((await open('/assets/app-1a2b.js')).body).toBe(SCRIPT)
    expect((await open('/robots.txt')).headers['cache-control']).toBe('no-cache')
  })

  it.each([
    '/assets/missing-9z.js',
    '/assets/app-1a2b.js.map',
    '/assets/app-1a2b.js.br',
    '/assets/',
    '/assets',
    '/.env',
    '/assets/%2e%2e/.env',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc%5cpasswd',
    '/assets/app-1a2b.js%00.html',
    '/.git/config',
  ])('answers 404 to %s, not a page', async (url) => {
    const answer = await open(url, { accept: '*/*' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
  })
})

describe('security.txt (RFC 9116)', () => {
  const lines = async (environment: Record<string, string> = {}) => {
    const app = await buildApp(testConfig(environment), backend.storage, {
      engine: { supports: () => false, enqueue: async () => undefined },
      clock: () => new Date('2026-11-21T09:00:00Z'),
      log: { write: () => undefined },
    })
    const { statusCode, headers, body } = await app.inject('/.well-known/security.txt')
    await app.close()
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    return body.split('\n')
  }

  it('has a contact, and expires within a year', async () => {
    expect(await lines()).toEqual([
      'Contact: mailto:security@portal.example',
      'Expires: 2027-02-19T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://portal.example/.well-known/security.txt',
      '',
    ])
  })

  it('has the contact of the installation', async () => {
    const SECURITY_CONTACT = 'https://kite.example/report'
    expect(await lines({ SECURITY_CONTACT })).toContain(`Contact: ${SECURITY_CONTACT}`)
  })
})

describe('health', () => {
  it('needs no session', async () => {
    expect((await open('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await open('/readyz')).json()).toEqual({
      status: 'ready',
      checks: {
        ...{ database: true, schema: true, migrations: true, disk: true },
        ...{ queue: true, outbox: true, scheduler: true },
      },
      warnings: [],
    })
  })

  it('fails while the schema is newer than the server, and recovers', async () => {
    const { db } = backend.storage
    await sql`insert into kysely_migration values ('999-newer', '2027-01-01T00:00:00Z')`.execute(db)
    const newer = await open('/readyz')
    await sql`delete from kysely_migration where name = '999-newer'`.execute(db)
    expect([newer.statusCode, newer.json().checks]).toMatchObject([
      503,
      { database: true, schema: false, migrations: true, disk: true },
    ])
    expect((await open('/readyz')).statusCode).toBe(200)
  })

  it('fails while the database is unreachable, and calls return 503', async () => {
    const away = await withoutDatabase()
    expect((await away.inject('/healthz')).statusCode).toBe(200)
    const ready = await away.inject('/readyz')
    expect([ready.statusCode, ready.json().checks]).toEqual([
      503,
      { database: false, schema: false, migrations: false, disk: true, scheduler: true },
    ])
    const call = await away.inject({
      method: 'POST',
      url: '/backend/auth/signin',
      payload: { emailAddress: 'a', password: 'b' },
    })
    expect([call.statusCode, call.headers['retry-after'], call.json().message]).toEqual([
      503,
      '5',
      'The database cannot be reached right now. Please try again.',
    ])
    await away.close()
  })
})

/** The app with a PostgreSQL that does not exist. */
async function withoutDatabase() {
  const { openPostgres } = await import('../src/storage/postgres-storage.ts')
  const storage: Storage = await openPostgres('postgres://user@127.0.0.1:1/none')
  const app = await buildApp(testConfig(), storage, {
    engine: { supports: () => false, enqueue: async () => undefined },
    log: { write: () => undefined },
  })
  app.addHook('onClose', () => storage.close())
  return app
}

describe('a server error', () => {
  it('shows no code, SQL or path, and its request id is in the log', async () => {
    const eli = await backend.as('eli')
    await backend.storage.db.schema.alterTable('statuses').renameTo('statuses_away').execute()
    const answer = await eli.call('GET', '/organisations')
    await backend.storage.db.schema.alterTable('statuses_away').renameTo('statuses').execute()
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      {
        statusCode: 500,
        status: 500,
        message: 'Something seems to have gone wrong.',
        error: 'Internal Server Error',
      },
    ])
    const id = answer.headers['x-request-id']
    const line = backend.log.map((text) => JSON.parse(text)).find((entry) => entry.reqId === id && entry.err)
    expect(line.err.message).toContain('statuses')
  })
})

describe('the log', () => {
  it('has a line per request, with route, status and user', async () => {
    const eli = await backend.as('eli')
    const answer = await eli.call(
      'GET',
      `/users?orgId=${await backend.idOf('organisations', 'acme Traders')}`,
    )
    const lines = backend.log.map((text) => JSON.parse(text))
    expect(lines.find((entry) => entry.reqId === answer.headers['x-request-id'])).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      req: { method: 'GET', route: '/backend/users' },
      status: 200,
      actor: await backend.idOf('users', 'Eli'),
    })
  })

  it('has no password, token, cookie, IP address or email address', async () => {
    const eli = await backend.as('eli')
    await eli.refresh()
    await backend.browser().signIn('typed-address@tributary.example', 'Typed-into-the-wrong-field-9')
    await eli.call('GET', '/organisations?token=in-the-address')
    await eli.call('GET', '/nothing/in-the-path')
    const log = backend.log.join('')
    const secrets = [
      'Horse-7-battery',
      'Typed-into-the-wrong-field-9',
      'in-the-address',
      'in-the-path',
      'typed-address@',
      emailOf('eli'),
      eli.accessToken ?? '',
      eli.cookie?.split('=')[1] ?? '',
    ]
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
    expect(backend.log.length).toBeGreaterThan(4)
  })
})
