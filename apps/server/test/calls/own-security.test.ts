import {
  type Client,
  changePassword,
  confirmSignIn,
  endSession,
  listOrganisations,
  listSessions,
  refreshSession,
  resendCode,
  signIn,
  signOutEverywhere,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendPasswordLink } from '../../src/account/password-link.rules.ts'
import { buildApp } from '../../src/app/build-app.ts'
import { calls } from '../../src/openapi/calls.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { type Backend, emailOf, type Name, startBackend, UNKNOWN_ID } from '../support/backend.ts'
import { heldPasswords } from '../support/held-passwords.ts'
import { latestMail, mailsOf } from '../support/outbox.ts'
import { noteReached } from '../support/reached.ts'
import { clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'

// Users manage their own security: sessions, password, and new verification codes.

const MINUTE = 60
const OLD = 'Horse-7-battery'
const NEW = 'Staple-8-correct'
const FAILED = [401, 'Verification failed.']
const NOT_FOUND = [404, 'Not found.']

let backend: Backend
let hashes: { id: string; password_hash: string | null }[]
let before: string | undefined
beforeAll(async () => {
  backend = await startBackend()
  hashes = await backend.storage.db.selectFrom('users').select(['id', 'password_hash']).execute()
})
beforeEach(async () => {
  const { db } = backend.storage
  for (const table of [
    'sessions',
    'outbox',
    'devices',
    'password_tokens',
    'rate_counters',
    'sign_in_attempts',
  ] as const)
    await db.deleteFrom(table).execute()
  for (const { id, password_hash } of hashes)
    await db
      .updateTable('users')
      .set({ password_hash, require_mfa: false, status_id: 1 })
      .where('id', '=', id)
      .execute()
  before = (await db.selectFrom('audit_log').select('id').orderBy('id', 'desc').executeTakeFirst())?.id
})
afterAll(() => backend.close())

const credentials = (name: Name, password = OLD) => ({ emailAddress: emailOf(name), password })
const sentTo = async (name: Name) => (await latestMail(backend, emailOf(name), 'verification-code')).code
const isIn = async (client: Client) => (await statusOf(listOrganisations(client))) === undefined
/** Returns the audit entries since this test started. */
async function entries() {
  const log = backend.storage.db.selectFrom('audit_log').select(['action', 'actor_id', 'target'])
  return log
    .where('id', '>', before ?? '0')
    .orderBy('id')
    .execute()
}
const protect = (name: Name) =>
  backend.storage.db
    .updateTable('users')
    .set({ require_mfa: true })
    .where('email', '=', emailOf(name))
    .execute()

/** Returns a client that has entered the password and needs a code. */
async function halfway(name: Name) {
  const client = newClient(backend)
  const result = await signIn(client, credentials(name))
  if (result.kind !== 'verification-required') throw new Error(`${name} did not get a request for a code.`)
  return { client, reference: result.reference, code: await sentTo(name) }
}

/** Returns a signed-in browser with this user agent. */
async function browserOf(name: Name, userAgent: string) {
  const browser = backend.browser()
  const answer = await browser.call('POST', '/auth/signin', {
    body: credentials(name),
    headers: { 'user-agent': userAgent },
  })
  browser.accessToken = answer.json().accessToken
  return browser
}

describe('the list of own sessions', () => {
  it('has the current session first, then the last used one', async () => {
    await browserOf('eli', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')
    backend.clock.advance(MINUTE)
    await browserOf('eli', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0')
    await clientOf(backend, 'una')
    backend.clock.advance(MINUTE)
    const here = await clientOf(backend, 'eli')
    const at = (minutesAgo: number) => new Date(backend.clock.now.getTime() - minutesAgo * 60_000)
    const begun = (minutesAgo: number) => ({
      ...{ startedAt: at(minutesAgo), lastSeenAt: at(minutesAgo) },
      ...{ factor: null, network: '127.0.0.1', sameNetwork: true },
    })
    expect(await listSessions(here)).toEqual([
      { id: expect.any(String), description: 'Browser on an unknown system', current: true, ...begun(0) },
      { id: expect.any(String), description: 'Chrome on Windows', current: false, ...begun(1) },
      { id: expect.any(String), description: 'Firefox on Linux', current: false, ...begun(2) },
    ])
  })

  it('has only sessions that are not ended, idle or too old', async () => {
    const ended = await backend.as('eli')
    await ended.call('POST', '/auth/signout')
    await backend.as('eli')
    backend.clock.advance(30 * MINUTE)
    const here = await clientOf(backend, 'eli')
    expect(await listSessions(here)).toMatchObject([{ current: true }])
  })

  it('needs a session', async () => {
    expect(await statusOf(listSessions(newClient(backend)))).toBe(401)
  })
})

describe('ending a session elsewhere', () => {
  async function two() {
    const there = await clientOf(backend, 'eli')
    const here = await clientOf(backend, 'eli')
    const other = (await listSessions(here)).find(({ current }) => !current)
    return { there, here, params: { id: String(other?.id) } }
  }

  it('ends only that one immediately, and is audited', async () => {
    const { there, here, params } = await two()
    expect(await endSession(here, { params })).toEqual({ message: 'That browser is signed out.', data: null })
    expect([await isIn(there), await isIn(here)]).toEqual([false, true])
    expect(await refreshSession(there)).toBeNull()
    expect(await listSessions(here)).toMatchObject([{ current: true }])
    const eli = await backend.idOf('users', 'Eli')
    expect((await entries()).at(-1)).toEqual({ action: 'session.ended', actor_id: eli, target: params.id })
  })

  it('is 404 for an ended or unknown session, or another user’s', async () => {
    const { here, params } = await two()
    const una = await clientOf(backend, 'una')
    expect(await failureOf(endSession(una, { params }))).toEqual(NOT_FOUND)
    await endSession(here, { params })
    for (const id of [params.id, UNKNOWN_ID, 'no-id'])
      expect(await failureOf(endSession(here, { params: { id } }))).toEqual(NOT_FOUND)
    expect(await statusOf(endSession(here, { params: { id: 'a\0b' } }))).toBe(400)
    expect(await statusOf(endSession(newClient(backend), { params }))).toBe(401)
    expect(await isIn(una)).toBe(true)
  })

  it('can end the current session', async () => {
    const here = await clientOf(backend, 'eli')
    const [own] = await listSessions(here)
    await endSession(here, { params: { id: String(own?.id) } })
    expect(await isIn(here)).toBe(false)
  })

  it('rejects its tokens in every call', async () => {
    const there = await backend.as('eli')
    const here = await clientOf(backend, 'eli')
    const other = (await listSessions(here)).find(({ current }) => !current)
    await endSession(here, { params: { id: String(other?.id) } })
    const open: string[] = []
    for (const { name, endpoint } of calls.filter(({ endpoint }) => endpoint.level !== 'public')) {
      const path = endpoint.path.replace(/\{\w+\}/g, 'somewhere')
      const answer = await there.call(endpoint.method, path, endpoint.body ? { body: {} } : {})
      if (answer.statusCode !== 401) open.push(name)
    }
    expect(open).toEqual([])
  })
})

describe('signing out everywhere', () => {
  it('ends all own sessions, the current one included, and no others', async () => {
    const [there, una] = [await clientOf(backend, 'eli'), await clientOf(backend, 'una')]
    const here = await backend.as('eli')
    const { accessToken, cookie } = here
    const answer = await here.call('DELETE', '/me/security/sessions')
    expect(answer.json()).toMatchObject({ status: 200, message: 'You are signed out everywhere.' })
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(here.cookie).toBeUndefined()
    Object.assign(here, { accessToken, cookie })
    expect((await here.call('GET', '/organisations')).statusCode).toBe(401)
    expect((await here.refresh()).statusCode).toBe(401)
    expect([await isIn(there), await isIn(una)]).toEqual([false, true])
    expect((await entries()).at(-1)).toMatchObject({ action: 'session.all-ended' })
  })

  it('leaves the client without a session', async () => {
    const here = await clientOf(backend, 'eli')
    await signOutEverywhere(here)
    expect(await refreshSession(here)).toBeNull()
    expect(await statusOf(signOutEverywhere(newClient(backend)))).toBe(401)
  })

  it('invalidates a code requested in one of them', async () => {
    await protect('eli')
    const first = await halfway('eli')
    await confirmSignIn(first.client, { ...first, trustDevice: false })
    const waiting = await halfway('eli')
    await signOutEverywhere(first.client)
    expect(await failureOf(confirmSignIn(waiting.client, { ...waiting, trustDevice: false }))).toEqual(FAILED)
  })
})

describe('changing the own password', () => {
  const change = (client: Client, currentPassword = OLD, password = NEW) =>
    changePassword(client, { body: { currentPassword, password } })

  it('needs the current one, and only the new one signs in afterwards', async () => {
    const here = await clientOf(backend, 'eli')
    expect(await change(here)).toEqual({ message: 'Your password has been changed.', data: null })
    expect(await statusOf(signIn(newClient(backend), credentials('eli')))).toBe(401)
    expect(await signIn(newClient(backend), credentials('eli', NEW))).toMatchObject({ kind: 'signed-in' })
  })

  it('ends every other session and keeps the current one', async () => {
    const [there, una] = [await clientOf(backend, 'eli'), await clientOf(backend, 'una')]
    const here = await clientOf(backend, 'eli')
    await change(here)
    expect([await isIn(here), await isIn(there), await isIn(una)]).toEqual([true, false, true])
    expect(await refreshSession(there)).toBeNull()
    expect(await refreshSession(here)).toMatchObject({ firstName: 'Eli' })
  })

  it('removes trusted devices, codes and links', async () => {
    await protect('eli')
    const { client, reference, code } = await halfway('eli')
    await confirmSignIn(client, { reference, code, trustDevice: true })
    expect((await signIn(client, credentials('eli'))).kind).toBe('signed-in')
    const waiting = await halfway('eli')
    const { db } = backend.storage
    const tools = { secretBox: createSecretBox(backend.config.encryptionKey), clock: () => backend.clock.now }
    const eli = { userId: await backend.idOf('users', 'Eli'), firstName: 'Eli', email: emailOf('eli') }
    await sendPasswordLink(db, tools, eli, 'reset')
    await change(client)
    expect((await signIn(client, credentials('eli', NEW))).kind).toBe('verification-required')
    expect(await failureOf(confirmSignIn(waiting.client, { ...waiting, trustDevice: false }))).toEqual(FAILED)
    expect(await db.selectFrom('password_tokens').select('user_id').execute()).toEqual([])
  })

  it('sends a mail and is audited, without either password', async () => {
    const here = await clientOf(backend, 'eli')
    await change(here)
    expect(await mailsOf(backend, emailOf('eli'), 'password-changed')).toEqual([
      { kind: 'password-changed', firstName: 'Eli' },
    ])
    const eli = await backend.idOf('users', 'Eli')
    expect(await entries()).toContainEqual({ action: 'password.changed', actor_id: eli, target: eli })
    for (const text of [backend.log.join('\n'), JSON.stringify(await entries())])
      for (const password of [OLD, NEW]) expect(text).not.toContain(password)
  })

  it('rejects a wrong current one, and counts it as a failed sign-in', async () => {
    const here = await clientOf(backend, 'eli')
    const wrong = () => failureOf(change(here, 'wrong'))
    for (let tries = 0; tries < 5; tries += 1)
      expect(await wrong()).toEqual([400, 'Your current password is not correct.'])
    expect(await wrong()).toEqual([429, 'Too many attempts. Please wait 1 second and try again.'])
    expect(await statusOf(change(here))).toBe(429)
    expect(await statusOf(signIn(newClient(backend), credentials('eli')))).toBe(429)
    backend.clock.advance(1)
    expect(await statusOf(change(here))).toBeUndefined()
    expect((await entries()).filter(({ action }) => action === 'sign-in.refused')).toHaveLength(5)
  })

  it('checks five of a hundred parallel guesses', async () => {
    const here = await clientOf(backend, 'eli')
    const guesses = Array.from({ length: 100 }, () => statusOf(change(here, 'wrong')))
    expect((await Promise.all(guesses)).filter((status) => status === 400)).toHaveLength(5)
    expect(await isIn(here)).toBe(true)
  })

  it.each([
    ['short', 'k7#p'],
    ['common', 'Password1'],
    ['made of the company name', 'Traders-1'],
  ])('rejects a new one that is %s, with the hint [VALID-12]', async (_, password) => {
    const here = await clientOf(backend, 'eli')
    expect(await failureOf(change(here, OLD, password))).toEqual([
      400,
      'At least six characters, one number or special character, and not a commonly used password.',
    ])
    expect(await statusOf(signIn(newClient(backend), credentials('eli')))).toBeUndefined()
  })

  it('explains to a user without a password how to set one', async () => {
    const here = await clientOf(backend, 'eli')
    const eli = backend.storage.db.updateTable('users').where('email', '=', emailOf('eli'))
    await eli.set({ password_hash: null }).execute()
    expect(await failureOf(change(here, 'none', NEW))).toEqual([
      400,
      'Your account has no password yet. Please use “Forgot password?” on the sign-in page to set one.',
    ])
  })

  it('needs a session, and rejects other input', async () => {
    expect(await statusOf(change(newClient(backend)))).toBe(401)
    const eli = await backend.as('eli')
    for (const body of [{}, { password: NEW }, { currentPassword: OLD, password: NEW, userId: UNKNOWN_ID }])
      expect((await eli.call('POST', '/me/security/password', { body })).statusCode).toBe(400)
  })

  describe('in parallel with another change', () => {
    let held: Awaited<ReturnType<typeof heldPasswords>>
    let slow: Backend
    beforeAll(async () => {
      held = await heldPasswords()
      const app = await buildApp(backend.config, backend.storage, {
        engine: { supports: () => false, enqueue: async () => undefined },
        clock: () => backend.clock.now,
        passwords: held.passwords,
        log: { write: noteReached },
      })
      slow = { ...backend, app }
    })
    afterAll(() => slow.app.close())

    it('fails in a session that was ended meanwhile', async () => {
      const [here, there] = [await clientOf(backend, 'eli'), await clientOf(slow, 'eli')]
      const verdict = held.hold()
      const late = failureOf(change(there, OLD, 'Lantern-4-heron'))
      await verdict.given
      await change(here)
      verdict.release()
      expect(await late).toEqual([401, 'Your session has ended. Please sign in.'])
      expect(await statusOf(signIn(newClient(backend), credentials('eli', NEW)))).toBeUndefined()
    })

    it('rejects a parallel sign-in with the old one', async () => {
      const [here, stranger] = [await clientOf(backend, 'eli'), newClient(slow)]
      const verdict = held.hold()
      const late = failureOf(signIn(stranger, credentials('eli')))
      await verdict.given
      await change(here)
      verdict.release()
      expect(await late).toEqual([401, 'The password has just been changed. Please sign in again.'])
      expect(await refreshSession(stranger)).toBeNull()
    })
  })
})

describe('requesting a new code [CONFIRM-15]', () => {
  beforeEach(() => protect('eli'))

  it('sends another code and reference, and invalidates the previous ones', async () => {
    const { client, reference, code } = await halfway('eli')
    const again = await resendCode(client, reference)
    if (again.kind !== 'verification-required') throw new Error('Expected a new code.')
    expect(again).toEqual({
      kind: 'verification-required',
      reference: expect.stringMatching(/^[\w-]{43}$/),
      address: 'e•••@tributary.example',
      factors: ['email'],
    })
    expect(again.reference).not.toBe(reference)
    const next = { reference: again.reference, code: await sentTo('eli'), trustDevice: false }
    const old = { reference, code, trustDevice: false }
    expect(await failureOf(confirmSignIn(client, old))).toEqual(FAILED)
    expect(await failureOf(resendCode(client, reference))).toEqual(FAILED)
    expect(await confirmSignIn(client, next)).toMatchObject({ kind: 'signed-in', user: { firstName: 'Eli' } })
    expect(await failureOf(resendCode(client, again.reference))).toEqual(FAILED)
  })

  it('works only in the browser that started, and returns nothing before the code', async () => {
    const { client, reference } = await halfway('eli')
    expect(await failureOf(resendCode(newClient(backend), reference))).toEqual(FAILED)
    expect(await failureOf(resendCode(client, 'unknown'))).toEqual(FAILED)
    expect(await mailsOf(backend, emailOf('eli'), 'verification-code')).toHaveLength(1)
    await resendCode(client, reference)
    expect(await refreshSession(client)).toBeNull()
  })

  it('sends three in 15 minutes, the first included, then returns the time to wait', async () => {
    const { client, reference } = await halfway('eli')
    let current = reference
    for (let times = 0; times < 2; times += 1) {
      const again = await resendCode(client, current)
      if (again.kind === 'verification-required') current = again.reference
    }
    expect(await failureOf(resendCode(client, current))).toEqual([
      429,
      'Too many attempts. Please wait 15 minutes and try again.',
    ])
    expect(await mailsOf(backend, emailOf('eli'), 'verification-code')).toHaveLength(3)
    const last = { reference: current, code: await sentTo('eli'), trustDevice: false }
    expect(await statusOf(confirmSignIn(client, last))).toBeUndefined()
  })

  it('accepts only the later code when two are requested in parallel', async () => {
    const { client, reference } = await halfway('eli')
    await Promise.all([resendCode(client, reference), resendCode(client, reference)].map(statusOf))
    const { db } = backend.storage
    const live = await db.selectFrom('verification_challenges').select('user_id').execute()
    expect(live).toHaveLength(1)
  })

  it('sends none after the first has expired, or to a closed account', async () => {
    const { client, reference } = await halfway('eli')
    backend.clock.advance(10 * MINUTE)
    expect(await failureOf(resendCode(client, reference))).toEqual(FAILED)
    const next = await halfway('eli')
    const eli = backend.storage.db.updateTable('users').where('email', '=', emailOf('eli'))
    await eli.set({ status_id: 2 }).execute()
    expect(await failureOf(resendCode(next.client, next.reference))).toEqual([
      403,
      'This account is not active.',
    ])
  })

  it('rejects other sites and other input', async () => {
    const post = (body: object, headers = {}) =>
      backend.browser().call('POST', '/auth/resend', { body, headers })
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect((await post({ verificationReference: 'x' }, headers)).statusCode).toBe(403)
    for (const body of [{}, { verificationReference: 7 }, { verificationReference: 'x', more: 1 }])
      expect((await post(body)).statusCode).toBe(400)
  })
})
