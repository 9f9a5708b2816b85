import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, startBackend } from '../support/backend.ts'
import { CLIENT, type ScriptedIssuer, startScriptedIssuer } from './scripted-issuer.ts'

// The URLs a browser opens during an external sign-in.

let backend: Backend
let provider: ScriptedIssuer
beforeAll(async () => {
  provider = await startScriptedIssuer()
  backend = await startBackend({
    SIGN_IN_XERO_ISSUER: provider.issuer.href,
    SIGN_IN_XERO_CLIENT_ID: CLIENT.clientId,
    SIGN_IN_XERO_CLIENT_SECRET: CLIENT.clientSecret,
  })
})
beforeEach(async () => {
  await backend.storage.db.deleteFrom('rate_counters').execute()
})
afterAll(async () => {
  await backend?.close()
  await provider?.stop()
})

const get = (url: string, headers: Record<string, string> = {}) => backend.app.inject({ url, headers })
const FRAME = '/auth/provider-frame?provider=xero'

describe('the frame on the sign-in screen [SIGNIN-06, SIGNIN-30]', () => {
  it('links the top window to the provider, with intent and return URL', async () => {
    const { body, headers } = await get(`${FRAME}&intent=signin&returnUrl=%2Fareas%3Fa%3D1%26b`)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<title>Sign in with Xero</title>')
    const start = '/auth/start/xero?intent=signin&amp;returnUrl=%2Fareas%3Fa%3D1%26b'
    expect(body).toContain(`<a href="${start}" target="_top">`)
    expect((await get(`${FRAME}&intent=signup`)).body).toContain('<title>Sign up with Xero</title>')
  })

  it('may be framed by our own pages, and has no script, form or field', async () => {
    const { body, headers } = await get(FRAME)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).not.toMatch(/unsafe|script-src/)
    expect(body).not.toMatch(/<(script|form|input|button)|\son\w+=|style="/i)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is our only page that may be framed', async () => {
    const policy = String((await get('/healthz')).headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/frame-src 'self'(;| )/)
  })

  it.each([
    ['dark', '<html lang="en" data-theme="dark">'],
    ['light', '<html lang="en" data-theme="light">'],
    ['"><script>', '<html lang="en">'],
  ])('uses the theme %s', async (theme, start) => {
    const { body } = await get(FRAME, { cookie: `theme=${encodeURIComponent(theme)}` })
    expect(body).toContain(start)
    expect(body).not.toContain('<script>')
  })

  it.each([
    ['language=de', 'fr', '<html lang="de">', 'Mit Xero anmelden'],
    ['', 'ar;q=0.9', '<html lang="ar" dir="rtl">', 'تسجيل الدخول باستخدام Xero'],
    ['language=en', 'de', '<html lang="en">', 'Sign in with Xero'],
  ])('is in the language of the portal: %s, %s', async (cookie, accepted, start, action) => {
    const { body } = await get(FRAME, { cookie, 'accept-language': accepted })
    expect(body).toContain(start)
    expect(body).toContain(`<title>${action}</title>`)
  })

  it('escapes every parameter', async () => {
    const { body } = await get(`${FRAME}&returnUrl=${encodeURIComponent('/"><script>alert(1)</script>')}`)
    expect(body).not.toContain('<script>')
  })

  it.each(['provider=vend', 'provider=', '', 'provider=xero&provider=xero', 'provider[]=xero'])(
    'does not exist for «%s»',
    async (query) => {
      expect((await get(`/auth/provider-frame?${query}`)).statusCode).toBe(404)
    },
  )
})

describe('starting OAuth', () => {
  it('sends PKCE, a nonce and a state, and stores the state as a hash', async () => {
    const { statusCode, headers, cookies } = await get('/auth/start/xero?intent=signin')
    expect(statusCode).toBe(303)
    const address = new URL(String(headers.location))
    expect(address.origin).toBe(provider.issuer.origin)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'tributary',
      response_type: 'code',
      redirect_uri: 'https://portal.example/auth/callback/xero',
      scope: 'openid profile email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(cookies).toMatchObject([
      { name: '__Host-tributary-departure', httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 600 },
    ])
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['/auth/start/vend?intent=signin', '/signin?error=unknown'],
    ['/auth/start/vend?intent=signup', '/signup?error=unknown'],
    ['/auth/start/__proto__', '/signin?error=unknown'],
    ['/auth/start/%22%3E%3Cscript%3E', '/signin?error=unknown'],
    ['/auth/callback/vend?state=x&code=x', '/signin?error=unauthorised'],
    ['/auth/callback/xero', '/signin?provider=xero&error=unauthorised'],
    ['/auth/callback/xero?error=access_denied', '/signin?provider=xero&error=unauthorised'],
  ])('redirects %s to %s', async (address, location) => {
    expect((await get(address)).headers.location).toBe(location)
  })

  it('is rate-limited by network, with the general error', async () => {
    const tries = await Promise.all(Array.from({ length: 31 }, () => get('/auth/start/xero')))
    const refused = tries.filter(({ headers }) => headers.location === '/signin?provider=xero&error=unknown')
    expect(refused).toHaveLength(1)
  })

  it('redirects to our public URL, whatever Host the request has', async () => {
    await backend.app.listen({ port: 0, host: '127.0.0.1' })
    const address = backend.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const spoofed = [
      'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example',
      'Host: portal.example\r\nX-Forwarded-Proto: http\r\nX-Forwarded-Port: 81',
    ]
    for (const headers of spoofed) {
      const answer = await raw(
        port,
        `GET /auth/start/xero HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`,
      )
      expect(answer).toContain('redirect_uri=https%3A%2F%2Fportal.example%2Fauth%2Fcallback%2Fxero&')
      expect(answer).not.toContain('evil')
    }
    const absolute = 'GET http://evil.example/auth/callback/xero HTTP/1.1\r\nHost: evil.example'
    const answer = await raw(port, `${absolute}\r\nConnection: close\r\n\r\n`)
    expect(answer).toContain('location: /signin?provider=xero&error=unauthorised')
  })
})

it('has only configured providers: the demo provider is not in production', async () => {
  const other = await startBackend()
  const { headers } = await other.app.inject('/auth/start/xero')
  expect(headers.location).toBe('/signin?error=unknown')
  await other.close()
})

function raw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  return text(socket)
}
