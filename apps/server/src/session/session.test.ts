import { createHash } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, emailOf, startBackend } from '../../test/support/backend.ts'
import { createPasswords } from '../security/passwords.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({}, { passwords: await createPasswords() })
})
afterAll(() => backend.close())

const statusOf = async (call: Promise<{ statusCode: number }>) => (await call).statusCode
const organisations = '/organisations'

describe('signing in', () => {
  it('returns an access token and the user, and sets the refresh cookie [CALL-01]', async () => {
    const answer = await backend.browser().signIn(' ELI@tributary.example ')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      accessToken: expect.any(String),
      firstName: 'Eli',
      lastName: 'Elm',
      role: 'ExcelUser',
      roleLevel: 3,
      email: emailOf('eli'),
      requireMultiFactorAuthentication: false,
      verificationDevices: [],
    })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-tributary-refresh=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  it('signs a ten-minute token with user, session and role [ROLE-21]', async () => {
    const eli = await backend.as('eli')
    const token = eli.accessToken ?? ''
    const claims = decodeJwt(token)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'at+jwt' })
    expect(claims).toEqual({
      sub: await backend.idOf('users', 'Eli'),
      sid: expect.any(String),
      Role: 'ExcelUser',
      roleLevel: 3,
      iss: 'https://portal.example',
      aud: 'tributary',
      iat: backend.clock.now.getTime() / 1000,
      exp: backend.clock.now.getTime() / 1000 + 10 * MINUTE,
    })
  })

  it('starts a new session and ends the browser’s previous one', async () => {
    const browser = backend.browser()
    await browser.signIn(emailOf('adam'))
    const first = browser.accessToken ?? ''
    await browser.signIn(emailOf('adam'))
    expect(decodeJwt(browser.accessToken ?? '').sid).not.toBe(decodeJwt(first).sid)
    browser.accessToken = first
    expect(await statusOf(browser.call('GET', organisations))).toBe(401)
  })

  it('gives the same response for unknown, locked and archived accounts with a wrong password', async () => {
    await setStatus('olga', 2)
    const answers = await Promise.all(
      ['unknown@tributary.example', emailOf('adam'), emailOf('olga'), 'not an address'].map((email) =>
        backend.browser().signIn(email, 'wrong'),
      ),
    )
    await setStatus('olga', 3)
    answers.push(await backend.browser().signIn(emailOf('olga'), 'wrong'))
    await setStatus('olga', 1)
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`))).toEqual(
      new Set([
        '401 {"statusCode":401,"status":401,"message":"Please check your email address and password.","error":"Unauthorized"}',
      ]),
    )
    expect(answers.every((answer) => answer.headers['set-cookie'] === undefined)).toBe(true)
  })

  it.each([2, 3])(
    'rejects a closed account (status %i) with 403 after the right password [STATE-26]',
    async (status) => {
      await setStatus('olga', status)
      const answer = await backend.browser().signIn(emailOf('olga'))
      await setStatus('olga', 1)
      expect(answer.statusCode).toBe(403)
      expect(answer.headers['set-cookie']).toBeUndefined()
    },
  )

  it('stores only hashes of tokens and passwords', async () => {
    const eli = await backend.as('eli')
    const token = eli.cookie?.split('=')[1] ?? ''
    const stored = await backend.storage.db.selectFrom('refresh_tokens').select('token_hash').execute()
    const hashes = stored.map((row) => row.token_hash)
    expect(hashes).toContain(createHash('sha256').update(token).digest('base64url'))
    expect(hashes).not.toContain(token)
    const users = await backend.storage.db
      .selectFrom('users')
      .select('password_hash')
      .where('password_hash', 'is not', null)
      .execute()
    expect(new Set(users.map((row) => row.password_hash?.slice(0, 31)))).toEqual(
      new Set(['$argon2id$v=19$m=19456,t=2,p=1$']),
    )
    expect(new Set(users.map((row) => row.password_hash)).size).toBe(users.length)
  })

  it('replaces a password hash made with other costs', async () => {
    const { hash } = await import('@node-rs/argon2')
    const weak = await hash('Horse-7-battery', { memoryCost: 8_192, timeCost: 2, parallelism: 1 })
    await backend.storage.db
      .updateTable('users')
      .set({ password_hash: weak })
      .where('first_name', '=', 'Una')
      .execute()
    expect((await backend.browser().signIn(emailOf('una'))).statusCode).toBe(200)
    const una = await backend.storage.db
      .selectFrom('users')
      .select('password_hash')
      .where('first_name', '=', 'Una')
      .executeTakeFirstOrThrow()
    expect(una.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,/)
  })
})

describe('staying signed in', () => {
  it('exchanges the refresh cookie for a new one and a new access token [CALL-115]', async () => {
    const eli = await backend.as('eli')
    const before = eli.cookie
    const answer = await eli.refresh()
    expect(answer.json()).toMatchObject({
      accessToken: expect.any(String),
      firstName: 'Eli',
      role: 'ExcelUser',
    })
    expect(eli.cookie).not.toBe(before)
    expect(await statusOf(eli.call('GET', organisations))).toBe(200)
  })

  it('is refused without a cookie, or with an unknown one', async () => {
    const browser = backend.browser()
    expect(await statusOf(browser.refresh())).toBe(401)
    browser.cookie = `__Host-tributary-refresh=${'A'.repeat(43)}`
    const answer = await browser.refresh()
    expect(answer.statusCode).toBe(401)
    expect(browser.cookie).toBeUndefined()
  })

  it('clears an invalid cookie, but not after a server error', async () => {
    const eli = await backend.as('eli')
    await sql`alter table refresh_tokens rename to refresh_tokens_moved`.execute(backend.storage.db)
    const failed = await eli.refresh()
    await sql`alter table refresh_tokens_moved rename to refresh_tokens`.execute(backend.storage.db)
    expect(failed.statusCode).toBe(500)
    expect(failed.cookies).toEqual([])
    expect((await eli.refresh()).statusCode).toBe(200)
    await eli.call('POST', '/auth/signout', { body: {} })
    eli.cookie = '__Host-tributary-refresh=unknown'
    expect((await eli.refresh()).cookies).toMatchObject([{ value: '', maxAge: 0 }])
  })

  it('works for two tabs with the same cookie up to 30 seconds apart [CALL-115]', async () => {
    const eli = await backend.as('eli')
    const shared = eli.cookie
    expect(await statusOf(eli.refresh())).toBe(200)
    backend.clock.advance(30)
    eli.cookie = shared
    expect(await statusOf(eli.refresh())).toBe(200)
  })

  it('works for two tabs that refresh at the same time', async () => {
    const eli = await backend.as('eli')
    const answers = await Promise.all([eli.refresh(), eli.refresh()])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
  })

  it('ends the session when an old token is reused later, and audits it', async () => {
    const eli = await backend.as('eli')
    const copied = eli.cookie
    await eli.refresh()
    const current = eli.cookie
    backend.clock.advance(31)
    eli.cookie = copied
    expect(await statusOf(eli.refresh())).toBe(401)
    eli.cookie = current
    expect(await statusOf(eli.refresh())).toBe(401)
    expect(await statusOf(eli.call('GET', organisations))).toBe(401)
    const audited = await backend.storage.db
      .selectFrom('audit_log')
      .select('target')
      .where('action', '=', 'session.refresh-token-reused')
      .execute()
    expect(audited.map((row) => row.target)).toEqual([decodeJwt(eli.accessToken ?? '').sid])
  })

  it('takes an access token for ten minutes', async () => {
    const eli = await backend.as('eli')
    backend.clock.advance(10 * MINUTE - 1)
    expect(await statusOf(eli.call('GET', organisations))).toBe(200)
    backend.clock.advance(1)
    expect(await statusOf(eli.call('GET', organisations))).toBe(401)
    expect(await statusOf(eli.refresh())).toBe(200)
  })

  it('ends a session after 30 idle minutes', async () => {
    const eli = await backend.as('eli')
    backend.clock.advance(30 * MINUTE - 1)
    expect(await statusOf(eli.refresh())).toBe(200)
    expect(await statusOf(eli.call('GET', organisations))).toBe(200)
    backend.clock.advance(30 * MINUTE - 1)
    expect(await statusOf(eli.refresh())).toBe(200)
    backend.clock.advance(1)
    expect(await statusOf(eli.refresh())).toBe(401)
    expect(await statusOf(eli.call('GET', organisations))).toBe(401)
  })

  it('is not extended by background polls and the token renewals they need', async () => {
    const eli = await backend.as('eli')
    const background = { headers: { 'x-tributary-background': '1' } }
    for (let minutes = 9; minutes <= 27; minutes += 9) {
      backend.clock.advance(9 * MINUTE)
      expect(await statusOf(eli.call('GET', organisations, background))).toBe(200)
      expect(await statusOf(eli.refresh())).toBe(200)
    }
    backend.clock.advance(3 * MINUTE)
    expect(await statusOf(eli.call('GET', organisations, background))).toBe(401)
  })

  it('ends after twelve hours even with activity', async () => {
    const eli = await backend.as('eli')
    const step = 20 * MINUTE
    for (let passed = step; passed < 12 * HOUR; passed += step) {
      backend.clock.advance(step)
      expect(await statusOf(eli.refresh())).toBe(200)
      expect(await statusOf(eli.call('GET', organisations))).toBe(200)
    }
    backend.clock.advance(step - 1)
    expect(await statusOf(eli.refresh())).toBe(200)
    backend.clock.advance(1)
    expect(await statusOf(eli.refresh())).toBe(401)
    expect(await statusOf(eli.call('GET', organisations))).toBe(401)
  })

  it('ends immediately after signing out [CALL-116]', async () => {
    const eli = await backend.as('eli')
    const { accessToken, cookie } = eli
    const answer = await eli.call('POST', '/auth/signout')
    expect(answer.json()).toEqual({ status: 200, message: 'You are signed out.', error: null, data: null })
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(eli.cookie).toBeUndefined()
    Object.assign(eli, { accessToken, cookie })
    expect(await statusOf(eli.call('GET', organisations))).toBe(401)
    expect(await statusOf(eli.refresh())).toBe(401)
  })
})

describe('a change in the database takes effect immediately', () => {
  it('uses the current role, not the one in the token', async () => {
    const adam = await backend.as('adam')
    expect((await adam.call('GET', organisations)).json()).toHaveLength(3)
    await setRole('adam', 5)
    const demoted = await adam.call('GET', organisations)
    await setRole('adam', 2)
    expect(decodeJwt(adam.accessToken ?? '').roleLevel).toBe(1)
    expect(demoted.json().map((row: { CompanyName: string }) => row.CompanyName)).toEqual(['acme Traders'])
  })

  it.each([2, 3])('ends the sessions of an account that is closed (status %i)', async (status) => {
    const adam = await backend.as('adam')
    await setStatus('adam', status)
    expect(await statusOf(adam.call('GET', organisations))).toBe(401)
    expect(await statusOf(adam.refresh())).toBe(401)
    await setStatus('adam', 1)
    expect(await statusOf(adam.refresh())).toBe(401)
  })

  it('ignores a membership that was removed', async () => {
    const una = await backend.as('una')
    expect((await una.call('GET', organisations)).json()).toHaveLength(1)
    const [membership] = await backend.storage.db
      .deleteFrom('user_organisations')
      .where('user_id', '=', await backend.idOf('users', 'Una'))
      .returningAll()
      .execute()
    expect((await una.call('GET', organisations)).json()).toEqual([])
    if (membership) await backend.storage.db.insertInto('user_organisations').values(membership).execute()
  })
})

const setStatus = (name: string, status: number) =>
  backend.storage.db
    .updateTable('users')
    .set({ status_id: status })
    .where('email', '=', `${name}@tributary.example`)
    .execute()

const setRole = (name: string, role: number) =>
  backend.storage.db
    .updateTable('users')
    .set({ role_id: role })
    .where('email', '=', `${name}@tributary.example`)
    .execute()
