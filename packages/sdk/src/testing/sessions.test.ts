import { describe, expect, it } from 'vitest'
import type { Client } from '../client/client.ts'
import { fieldOf } from '../client/read-answer.ts'
import { createRetryBudget } from '../client/retry-budget.ts'
import { claimsOf } from '../client/token-claims.ts'
import {
  createClient,
  endSession,
  getMe,
  listAreas,
  listSessions,
  refreshSession,
  signIn,
  signOut,
  signOutEverywhere,
  updateUser,
} from '../index.ts'
import { sessionOfToken } from '../session/index.ts'
import { errorOf } from '../test/builders.ts'
import { fakeClock } from '../test/fake-clock.ts'
import { buildUser, createFakeBackend, type FakeBackendOptions } from './index.ts'

const baseUrl = 'https://portal.example/backend'
const MINUTE = 60_000
const eli = 'eli@tributary.example'
const una = 'una@tributary.example'

/** Creates a backend with a clock that only `pass` advances. */
function start(options: FakeBackendOptions = {}) {
  let now = Date.parse('2026-11-21T08:00:00.400Z')
  const backend = createFakeBackend({ ...options, now: () => new Date(now) })
  const clientIn = (browser: { fetch: typeof globalThis.fetch; token?: string }, more: object = {}) =>
    createClient({ baseUrl, clock: fakeClock(), retryBudget: createRetryBudget(), ...browser, ...more })
  const pass = (ms: number) => {
    now += ms
  }
  return { backend, clientIn, pass }
}

const nameIn = async (client: Client) => (await getMe(client)).firstName
const password = 'Horse-7-battery'

describe('an access token', () => {
  it('has the claims of the server, with times of the clock of the backend', () => {
    const { backend } = start()
    const token = backend.tokenOf('olga@tributary.example')
    const iat = Date.parse('2026-11-21T08:00:00Z') / 1000
    expect(claimsOf(token)).toEqual({
      sub: 'olga',
      sid: expect.any(String),
      Role: 'OrganisationAdmin',
      roleLevel: 2,
      iss: 'https://portal.example',
      aud: 'tributary',
      iat,
      exp: iat + 600,
    })
    expect(JSON.parse(atob(token.split('.')[0] ?? ''))).toEqual({ alg: 'HS256', typ: 'at+jwt' })
  })

  it('is readable for a user whose id is not ASCII', () => {
    const users = [buildUser({ firstName: 'Zoë', emailAddress: 'zoe@tributary.example' })]
    const { backend } = start({ data: { users } })
    expect(sessionOfToken(backend.tokenOf('zoe@tributary.example'))?.userId).toBe('zoë')
  })

  it('belongs to the same session after a renewal', async () => {
    const { backend } = start()
    const { fetch, token } = backend.browserOf(eli)
    const renewed = await (await fetch(`${baseUrl}/auth/refresh`, { method: 'POST' })).json()
    const accessToken = String(fieldOf(renewed, 'accessToken'))
    expect(accessToken).not.toBe(token)
    expect(sessionOfToken(accessToken)?.sessionId).toBe(sessionOfToken(token)?.sessionId)
  })

  it('expires after ten minutes of the clock, and the client renews it with its cookie', async () => {
    const { backend, clientIn, pass } = start()
    const client = clientIn(backend.browserOf(eli))
    pass(10 * MINUTE - 1000)
    expect(await nameIn(client)).toBe('Eli')
    expect(backend.requests.map(({ path }) => path)).toEqual(['/me'])
    pass(1000)
    expect(await nameIn(client)).toBe('Eli')
    expect(backend.requests.map(({ path, status }) => [path, status]).slice(1)).toEqual([
      ['/me', 401],
      ['/auth/refresh', 200],
      ['/me', 200],
    ])
  })

  it('of a client without a cookie is not renewed', async () => {
    const { backend, clientIn, pass } = start()
    const client = clientIn({ fetch: backend.fetch, token: backend.tokenOf(eli) })
    pass(10 * MINUTE)
    expect(await errorOf(getMe(client))).toMatchObject({
      statusCode: 401,
      messages: ['Your session has ended. Please sign in.'],
    })
  })

  it.each([
    ['wrong', () => 'not.a.token'],
    ['missing', () => undefined],
  ])('that is %s is refused with 401 although the browser has a session', async (_, tokenIn) => {
    const { backend } = start({ signedInAs: eli })
    const token = tokenIn()
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const response = await backend.fetch(`${baseUrl}/me`, { headers })
    const message = token ? 'Your session has ended. Please sign in.' : 'Please sign in.'
    expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ message })])
  })

  it('that is wrong makes the client renew its session with the cookie alone', async () => {
    const { backend, clientIn } = start({ signedInAs: eli })
    const client = clientIn({ fetch: backend.fetch, token: 'not.a.token' })
    expect(await nameIn(client)).toBe('Eli')
    expect(backend.requestsTo('POST /auth/refresh')).toMatchObject([{ user: null, status: 200 }])
  })

  it('of a user whose session is revoked is refused although another user is signed in', async () => {
    const { backend, clientIn } = start()
    const { fetch, token } = backend.browserOf(una)
    await signOut(clientIn({ fetch, token }))
    const client = clientIn(backend.browser())
    await signIn(client, { emailAddress: eli, password })
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${baseUrl}/me`, { headers })).status).toBe(401)
  })
})

describe('two browsers', () => {
  it('have two users at the same time, and signing out in one leaves the other signed in', async () => {
    const { backend, clientIn } = start()
    const [one, two] = [clientIn(backend.browser()), clientIn(backend.browser())]
    await signIn(one, { emailAddress: eli, password })
    await signIn(two, { emailAddress: una, password })
    backend.expireTokens()
    expect([await nameIn(one), await nameIn(two)]).toEqual(['Eli', 'Una'])
    await signOut(one)
    backend.expireTokens()
    expect(await refreshSession(one)).toBeNull()
    expect(await nameIn(two)).toBe('Una')
  })

  it('have two sessions of the same user', async () => {
    const { backend, clientIn } = start()
    const [one, two] = [clientIn(backend.browserOf(eli)), clientIn(backend.browserOf(eli))]
    await signOut(one)
    expect(await nameIn(two)).toBe('Eli')
  })

  it('list each other, and one can end the other or every session', async () => {
    const { backend, clientIn, pass } = start()
    const two = clientIn(backend.browserOf(eli))
    pass(MINUTE)
    const one = clientIn(backend.browserOf(eli))
    const [own, other] = await listSessions(one)
    expect([own?.current, other?.current, await listSessions(clientIn(backend.browserOf(una)))]).toEqual([
      true,
      false,
      [expect.objectContaining({ current: true })],
    ])
    await endSession(one, { params: { id: other?.id ?? '' } })
    expect(await errorOf(getMe(two))).toMatchObject({ statusCode: 401 })
    await signOutEverywhere(one)
    expect(await refreshSession(one)).toBeNull()
  })

  it('share nothing with a browser that the test did not sign in', async () => {
    const { backend, clientIn } = start({ signedInAs: eli })
    expect(await refreshSession(clientIn(backend.browser()))).toBeNull()
    expect(await refreshSession(clientIn({ fetch: backend.fetch }))).toMatchObject({ firstName: 'Eli' })
  })
})

describe('one browser', () => {
  it('has one session: the next sign-in ends it', async () => {
    const { backend, clientIn } = start()
    const [first, second] = [clientIn({ fetch: backend.fetch }), clientIn({ fetch: backend.fetch })]
    await signIn(first, { emailAddress: eli, password })
    await signIn(second, { emailAddress: una, password })
    expect(await errorOf(getMe(first))).toMatchObject({ statusCode: 401 })
    expect(await nameIn(second)).toBe('Una')
  })

  it('sends no cookies for a client that omits them', async () => {
    const { backend, clientIn } = start({ signedInAs: eli })
    expect(await refreshSession(clientIn({ fetch: backend.fetch }, { credentials: 'omit' }))).toBeNull()
    expect(await refreshSession(clientIn({ fetch: backend.fetch }))).toMatchObject({ firstName: 'Eli' })
  })
})

describe('a session', () => {
  it('ends after thirty minutes without activity; polls and renewals are not activity', async () => {
    const { backend, clientIn, pass } = start()
    const client = clientIn(backend.browserOf(eli))
    pass(29 * MINUTE)
    expect(await listAreas(client, {}, { background: true })).toHaveLength(2)
    pass(MINUTE)
    expect(await errorOf(getMe(client))).toMatchObject({ statusCode: 401 })
  })

  it('ends after twelve hours with activity', async () => {
    const { backend, clientIn, pass } = start()
    const client = clientIn(backend.browserOf(eli))
    for (let minutes = 20; minutes < 720; minutes += 20) {
      pass(20 * MINUTE)
      expect(await nameIn(client)).toBe('Eli')
    }
    pass(20 * MINUTE)
    expect(await errorOf(getMe(client))).toMatchObject({ statusCode: 401 })
  })

  it.each([
    ['a new role', { roleId: 5 }],
    ['a new address', { emailAddress: 'eli.elm@tributary.example' }],
    ['a locked account', { statusId: 2 }],
    ['a new password', { password: 'Horse-8-battery' }],
  ])('ends with %s', async (_, change) => {
    const { backend, clientIn } = start()
    const client = clientIn(backend.browserOf(eli))
    const adam = clientIn(backend.browserOf('adam@tributary.example'))
    const same = { firstName: 'Eli', lastName: 'Elm', emailAddress: eli, roleId: 4, statusId: 1 }
    const save = (changes: object) =>
      updateUser(adam, { params: { id: 'eli' }, body: { ...same, organisationId: 'acme', ...changes } })
    await save({ lastName: 'Elmer' })
    expect(await nameIn(client)).toBe('Eli')
    await save(change)
    expect(await errorOf(getMe(client))).toMatchObject({ statusCode: 401 })
  })

  it('ends when the test removes or locks its user, and a locked user cannot sign in', async () => {
    const { backend, clientIn } = start()
    const [one, two] = [clientIn(backend.browserOf(eli)), clientIn(backend.browserOf(una))]
    backend.data.users = backend.data.users.filter(({ emailAddress }) => emailAddress !== eli)
    const locked = backend.data.users.find(({ emailAddress }) => emailAddress === una)
    if (locked) locked.status = { id: 2, name: 'locked' }
    expect(await errorOf(getMe(one))).toMatchObject({ statusCode: 401 })
    expect(await errorOf(getMe(two))).toMatchObject({ statusCode: 401 })
    expect(await errorOf(signIn(two, { emailAddress: una, password }))).toMatchObject({
      statusCode: 403,
      messages: ['This account is not active.'],
    })
  })
})

describe('the data', () => {
  it('is a copy, so that tests can share fixtures', async () => {
    const users = [buildUser({ firstName: 'Eli' })]
    const { backend, clientIn } = start({ data: { users } })
    await signIn(clientIn({ fetch: backend.fetch }), { emailAddress: eli, password })
    expect(users[0]?.lastSignedInAt).toBeNull()
    expect(backend.data.users[0]?.lastSignedInAt).toBeInstanceOf(Date)
  })

  it('may be replaced list by list', async () => {
    const { backend, clientIn } = start()
    const client = clientIn(backend.browserOf(eli))
    backend.data.areas = []
    expect(await listAreas(client)).toEqual([])
  })
})
