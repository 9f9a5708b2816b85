import type { SessionUser } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { deleteArea, listAreas } from '../excel/structure/areas.calls.ts'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { confirmSignIn } from '../session/codes.calls.ts'
import { refreshSession, signIn, signOut } from '../session/session.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { fakeClock } from '../test/fake-clock.ts'
import { closedPort } from '../test/local-server.ts'
import { eli, sessionServer, sue } from '../test/session-server.ts'
import type { ClientOptions } from './client-options.ts'

const credentials = { emailAddress: sue.email, password: 'pass' }
const noSession = { renewal: { message: 'No session' }, renewalStatus: 401 }
const signedInAgain = { signIn: { accessToken: 'second', ...sue } }

function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/**
 * Creates Sue's client after its session was deleted on the server. `answer` handles the request to sign in
 * again.
 */
function sueAt(baseUrl: string, more: Partial<ClientOptions> = {}) {
  const diary: string[] = []
  const asked = deferred<SessionUser>()
  const dealtWith = deferred<unknown>()
  const client = clientOf(baseUrl, {
    onSessionChange: (user) => diary.push(user ? `is ${user.firstName}` : 'no user'),
    onSignedOut: (reason) => diary.push(`signed out: ${reason}`),
    onSessionLost: (user) => {
      diary.push(`lost ${user.firstName}`)
      asked.resolve(user)
      return dealtWith.promise
    },
    ...more,
  })
  client.session.adopt({ accessToken: 'first', user: sue })
  diary.length = 0
  return { client, diary, asked: asked.promise, answer: dealtWith.resolve }
}

/** Runs what can run without a response. */
async function roundTrips(baseUrl: string) {
  for (let trip = 0; trip < 5; trip++) await fetch(`${baseUrl}/auth/trip`)
}

const asked = (lines: string[]) => lines.filter((line) => !line.includes('/auth/trip'))

describe('a session that the server no longer accepts [STATE-16, STATE-23]', () => {
  it('makes the call again after a new sign-in', async () => {
    const server = await sessionServer({ ...noSession, ...signedInAgain })
    const { client, diary, asked: question } = sueAt(server.baseUrl)
    const call = listOrganisations(client)
    expect(await question).toEqual(sue)
    await signIn(client, credentials)
    expect(await call).toEqual([])
    expect(server.state.asked).toEqual([
      'GET /organisations first',
      'POST /auth/refresh -',
      'POST /auth/signin first',
      'GET /organisations second',
    ])
    expect(diary).toEqual(['lost Sue', 'is Sue'])
  })

  it('requests one sign-in for twenty calls and makes each of them again', async () => {
    const server = await sessionServer({ ...noSession, ...signedInAgain })
    const { client, diary, asked: question } = sueAt(server.baseUrl)
    const calls = Array.from({ length: 20 }, () => listOrganisations(client))
    await question
    await signIn(client, credentials)
    expect(await Promise.all(calls)).toEqual(Array(20).fill([]))
    expect(server.count('POST /auth/refresh')).toBe(1)
    expect(server.count('GET /organisations first')).toBe(20)
    expect(server.count('GET /organisations second')).toBe(20)
    expect(diary).toEqual(['lost Sue', 'is Sue'])
  })

  it('delays new calls and polls, then sends them in order', async () => {
    const server = await sessionServer({ ...noSession, ...signedInAgain })
    const { client, asked: question } = sueAt(server.baseUrl)
    const refused = listOrganisations(client)
    await question
    const later = [listAreas(client), listOrganisations(client, {}, { background: true })]
    await roundTrips(server.baseUrl)
    expect(asked(server.state.asked)).toEqual(['GET /organisations first', 'POST /auth/refresh -'])
    await signIn(client, credentials)
    await Promise.all([refused, ...later])
    expect(asked(server.state.asked).slice(3)).toEqual([
      'GET /organisations second',
      'GET /areas second',
      'GET /organisations second',
    ])
  })

  it('makes a refused write exactly once more', async () => {
    const server = await sessionServer({ ...noSession, ...signedInAgain })
    const { client, asked: question } = sueAt(server.baseUrl)
    const write = errorOf(deleteArea(client, { params: { id: 'a-1' } }))
    await question
    await signIn(client, credentials)
    // This server responds to every call with a list, which is not a valid response to a deletion.
    expect((await write).kind).toBe('invalid-shape')
    expect(server.state.asked.filter((line) => line.startsWith('DELETE'))).toEqual([
      'DELETE /areas/a-1 first',
      'DELETE /areas/a-1 second',
    ])
  })

  it('is resumed by a verification code', async () => {
    const server = await sessionServer({
      ...noSession,
      signIn: { verificationRequired: true, verificationReference: 'ref-9' },
    })
    const { client, asked: question, diary } = sueAt(server.baseUrl)
    const call = listOrganisations(client)
    await question
    expect((await signIn(client, credentials)).kind).toBe('verification-required')
    server.state.signIn = signedInAgain.signIn
    await confirmSignIn(client, { reference: 'ref-9', code: '482910', trustDevice: false })
    expect(await call).toEqual([])
    expect(diary).toEqual(['lost Sue', 'is Sue'])
  })

  it('is resumed by the cookie of another tab’s sign-in', async () => {
    const server = await sessionServer(noSession)
    const { client, asked: question, diary } = sueAt(server.baseUrl)
    const call = listOrganisations(client)
    await question
    expect(await refreshSession(client)).toBeNull()
    Object.assign(server.state, { renewal: { accessToken: 'second', ...sue }, renewalStatus: 200 })
    expect(await refreshSession(client)).toEqual(sue)
    expect(await call).toEqual([])
    expect(diary).toEqual(['lost Sue', 'is Sue'])
  })

  it('does not request a sign-in when a renewal fails for another reason', async () => {
    const server = await sessionServer({ renewal: { message: 'Later' }, renewalStatus: 503 })
    const { client, diary } = sueAt(server.baseUrl)
    expect((await errorOf(listOrganisations(client))).statusCode).toBe(503)
    const lonely = sueAt(await closedPort())
    expect((await errorOf(listOrganisations(lonely.client))).kind).toBe('network')
    expect([diary, lonely.diary]).toEqual([[], []])
  })

  it('does not affect a client without a user, or another client', async () => {
    const server = await sessionServer({ ...noSession, ...signedInAgain })
    const { client, asked: question } = sueAt(server.baseUrl)
    const call = listOrganisations(client)
    await question
    const script = clientOf(server.baseUrl, { token: 'second' })
    expect(await listOrganisations(script)).toEqual([])
    const requests: SessionUser[] = []
    const old = clientOf(server.baseUrl, { token: 'old', onSessionLost: async (user) => requests.push(user) })
    expect((await errorOf(listOrganisations(old))).statusCode).toBe(401)
    expect(requests).toEqual([])
    expect(client.session.user()).toEqual(sue)
    await signIn(client, credentials)
    expect(await call).toEqual([])
  })
})

describe('a lost session that no one resumes [STATE-16]', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['has been dealt with', async () => true],
    ['has failed', () => Promise.reject(new Error('The dialog was closed.'))],
    [
      'has thrown',
      () => {
        throw new Error('There is no dialog.')
      },
    ],
  ])('ends when the request to sign in %s', async (_, onSessionLost) => {
    const server = await sessionServer(noSession)
    const { client, diary } = sueAt(server.baseUrl, { onSessionLost })
    expect(await errorOf(listOrganisations(client))).toMatchObject({
      statusCode: 401,
      messages: ['Please sign in.'],
    })
    expect(diary).toEqual(['no user', 'signed out: refused'])
    expect(client.session.active()).toBe(false)
  })

  it('refuses the waiting calls without sending them', async () => {
    const server = await sessionServer(noSession)
    const { client, diary, asked: question, answer } = sueAt(server.baseUrl)
    const refused = errorOf(listOrganisations(client))
    await question
    const later = errorOf(listAreas(client))
    answer(false)
    expect((await refused).path).toBe('/organisations')
    expect(await later).toMatchObject({ kind: 'http', statusCode: 401, path: '/areas' })
    expect(server.count('GET /areas')).toBe(0)
    expect(diary).toEqual(['lost Sue', 'no user', 'signed out: refused'])
  })

  it('ends when the user signs out meanwhile', async () => {
    const server = await sessionServer(noSession)
    const { client, diary, asked: question, answer } = sueAt(server.baseUrl)
    const call = errorOf(listOrganisations(client))
    await question
    await signOut(client)
    expect((await call).statusCode).toBe(401)
    answer(true)
    expect(diary).toEqual(['lost Sue', 'no user', 'signed out: asked'])
  })

  it('ends on the server through its cookie when the user signs out [SHELL-40]', async () => {
    const server = await sessionServer(noSession)
    const { client, diary, asked: question } = sueAt(server.baseUrl)
    const refused = errorOf(deleteArea(client, { params: { id: 'a-1' } }))
    await question
    const later = errorOf(listAreas(client))
    Object.assign(server.state, { renewal: { accessToken: 'second', ...sue }, renewalStatus: 200, asked: [] })
    await signOut(client)
    expect([(await refused).statusCode, (await later).statusCode]).toEqual([401, 401])
    expect(server.state.asked).toEqual([
      'POST /auth/signout first',
      'POST /auth/refresh -',
      'POST /auth/signout second',
    ])
    expect(diary).toEqual(['lost Sue', 'no user', 'signed out: asked'])
  })

  it('does not end the session of another user on sign-out', async () => {
    const server = await sessionServer(noSession)
    const { client, diary, asked: question } = sueAt(server.baseUrl)
    const refused = errorOf(listOrganisations(client))
    await question
    Object.assign(server.state, { renewal: { accessToken: 'second', ...eli }, renewalStatus: 200, asked: [] })
    await signOut(client)
    await refused
    expect(server.state.asked).toEqual(['POST /auth/signout first', 'POST /auth/refresh -'])
    expect(diary).toEqual(['lost Sue', 'no user', 'signed out: asked'])
  })

  it('ends when the new token is refused as well', async () => {
    const server = await sessionServer({ ...noSession, ...signedInAgain, accepts: 'none' })
    const { client, diary, asked: question } = sueAt(server.baseUrl)
    const call = errorOf(listOrganisations(client))
    await question
    await signIn(client, credentials)
    expect((await call).statusCode).toBe(401)
    expect(server.count('GET /organisations')).toBe(2)
    expect(diary).toEqual(['lost Sue', 'is Sue', 'no user', 'signed out: refused'])
  })

  it('does not request a sign-in while signing out', async () => {
    const server = await sessionServer(noSession)
    const { client, diary } = sueAt(server.baseUrl)
    await signOut(client)
    expect(diary).toEqual(['no user', 'signed out: asked'])
  })
})

describe('a different user who signs in instead', () => {
  it('does not receive the calls of the first user', async () => {
    const server = await sessionServer({ ...noSession, signIn: { accessToken: 'second', ...eli } })
    const { client, diary, asked: question, answer } = sueAt(server.baseUrl)
    const refused = errorOf(listOrganisations(client))
    await question
    const later = errorOf(listAreas(client))
    await signIn(client, { ...credentials, emailAddress: eli.email })
    expect([(await refused).statusCode, (await later).statusCode]).toEqual([401, 401])
    answer(true)
    expect(await listOrganisations(client)).toEqual([])
    expect(server.count('GET /areas')).toBe(0)
    expect(server.count('GET /organisations second')).toBe(1)
    expect(diary).toEqual(['lost Sue', 'is Eli'])
  })

  it('ends the session here when they do so in another tab', async () => {
    const server = await sessionServer(noSession)
    const { client, diary, asked: question } = sueAt(server.baseUrl)
    const call = errorOf(listOrganisations(client))
    await question
    Object.assign(server.state, { renewal: { accessToken: 'second', ...eli }, renewalStatus: 200 })
    expect(await refreshSession(client)).toBeNull()
    expect((await call).statusCode).toBe(401)
    expect(diary).toEqual(['lost Sue', 'no user', 'signed out: refused'])
  })
})

describe('the wait for a sign-in', () => {
  it('does not count towards the deadline of a call', async () => {
    const clock = fakeClock()
    const server = await sessionServer({ ...noSession, ...signedInAgain })
    const { client, asked: question } = sueAt(server.baseUrl, { clock })
    const calls = [listOrganisations(client)]
    await question
    calls.push(listOrganisations(client))
    await roundTrips(server.baseUrl)
    clock.advance(24 * 60 * 60 * 1_000)
    await signIn(client, credentials)
    expect(await Promise.all(calls)).toEqual([[], []])
    expect(clock.waiting()).toBe(0)
  })

  it('ends for a cancelled call and continues for the others', async () => {
    const clock = fakeClock()
    const server = await sessionServer({ ...noSession, ...signedInAgain })
    const { client, asked: question, diary } = sueAt(server.baseUrl, { clock })
    const caller = new AbortController()
    const refused = errorOf(listOrganisations(client, {}, { signal: caller.signal }))
    await question
    const later = errorOf(listAreas(client, {}, { signal: caller.signal }))
    const other = listOrganisations(client)
    caller.abort()
    expect([(await refused).kind, (await later).kind]).toEqual(['aborted', 'aborted'])
    expect(diary).toEqual(['lost Sue'])
    await signIn(client, credentials)
    expect(await other).toEqual([])
    expect(clock.waiting()).toBe(0)
  })

  it('starts again when the next session is lost, renewed before or not', async () => {
    const server = await sessionServer({ ...noSession, ...signedInAgain })
    const names: string[] = []
    const client = clientOf(server.baseUrl, {
      onSessionLost: async (user) => {
        names.push(user.firstName)
        await signIn(client, credentials)
      },
    })
    client.session.adopt({ accessToken: 'first', user: sue })
    await listOrganisations(client)
    Object.assign(server.state, { accepts: 'third', signIn: { accessToken: 'third', ...sue } })
    await listOrganisations(client)
    expect(names).toEqual(['Sue', 'Sue'])
    Object.assign(server.state, {
      accepts: 'fourth',
      renewal: { accessToken: 'fourth', ...sue },
      renewalStatus: 200,
    })
    await listOrganisations(client)
    Object.assign(server.state, { accepts: 'fifth', signIn: { accessToken: 'fifth', ...sue }, ...noSession })
    expect(await listOrganisations(client)).toEqual([])
    expect(names).toEqual(['Sue', 'Sue', 'Sue'])
  })
})
