import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { refreshSession, signIn, signOut } from '../session/session.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { httpServer, json } from '../test/local-server.ts'
import { eli, sessionServer, sue } from '../test/session-server.ts'
import { SdkError } from './sdk-error.ts'
import { isUnauthorised } from './unauthorised.ts'

const credentials = { emailAddress: 'sue@harbour-point.example', password: ' spaced ' }

/** Creates a client with the token "first" and a log of its callbacks. */
function diaryClient(baseUrl: string, token = 'first') {
  const diary: string[] = []
  const client = clientOf(baseUrl, {
    token,
    onSessionChange: (user) => diary.push(user ? `is ${user.firstName}` : 'no user'),
    onSignedOut: (reason) => diary.push(`signed out: ${reason}`),
  })
  return { client, diary }
}

describe('a call refused for its token [STATE-16, STATE-23]', () => {
  it('renews the session silently and is replayed once', async () => {
    const server = await sessionServer()
    const { client, diary } = diaryClient(server.baseUrl)
    expect(await listOrganisations(client)).toEqual([])
    expect(server.state.asked).toEqual([
      'GET /organisations first',
      'POST /auth/refresh -',
      'GET /organisations second',
    ])
    expect(diary).toEqual(['is Sue'])
  })

  it('shares one renewal with nineteen others', async () => {
    const server = await sessionServer()
    const { client, diary } = diaryClient(server.baseUrl)
    const calls = Array.from({ length: 20 }, () => listOrganisations(client))
    expect(await Promise.all(calls)).toEqual(Array(20).fill([]))
    expect(server.count('POST /auth/refresh')).toBe(1)
    expect(diary).toEqual(['is Sue'])
  })

  it('signs out exactly once when twenty calls meet a refused renewal', async () => {
    const server = await sessionServer({ renewal: { message: 'No session' }, renewalStatus: 401 })
    const { client, diary } = diaryClient(server.baseUrl)
    const calls = Array.from({ length: 20 }, () => errorOf(listOrganisations(client)))
    for (const error of await Promise.all(calls)) {
      expect(error).toMatchObject({ statusCode: 401, path: '/organisations', messages: ['Please sign in.'] })
    }
    expect(server.count('POST /auth/refresh')).toBe(1)
    expect(diary).toEqual(['no user', 'signed out: refused'])
    expect(client.session.active()).toBe(false)
  })

  it('signs out when the new token is refused as well', async () => {
    const server = await sessionServer({ accepts: 'none' })
    const { client, diary } = diaryClient(server.baseUrl)
    await errorOf(listOrganisations(client))
    expect(server.count('GET /organisations')).toBe(2)
    expect(diary).toEqual(['is Sue', 'no user', 'signed out: refused'])
  })

  it('ends nothing when the renewal fails for another reason', async () => {
    const server = await sessionServer({ renewal: { message: 'Later' }, renewalStatus: 503 })
    const { client, diary } = diaryClient(server.baseUrl)
    expect(await errorOf(listOrganisations(client))).toMatchObject({ statusCode: 503, path: '/auth/refresh' })
    expect(diary).toEqual([])
    expect(client.session.active()).toBe(true)
  })

  it('ends nothing when the token has changed since the call was sent', async () => {
    const held: (() => void)[] = []
    const baseUrl = await httpServer((request, response) => {
      if (request.headers.authorization === 'Bearer second') return json(response, [])
      held.push(() => json(response, {}, 401))
      if (held.length === 1) client.session.adopt({ accessToken: 'second', user: sue })
      for (const answer of held.splice(0)) answer()
    })
    const { client, diary } = diaryClient(baseUrl)
    expect(await listOrganisations(client)).toEqual([])
    expect(diary).toEqual(['is Sue'])
  })

  it('ends nothing when the user has signed out meanwhile', async () => {
    const baseUrl = await httpServer((request, response) => {
      expect(request.url).toBe('/organisations')
      client.session.end('asked')
      json(response, {}, 401)
    })
    const { client, diary } = diaryClient(baseUrl)
    expect((await errorOf(listOrganisations(client))).statusCode).toBe(401)
    expect(diary).toEqual(['no user', 'signed out: asked'])
  })

  it('never continues as another user whom another tab signed in with the same cookie', async () => {
    const server = await sessionServer({ renewal: { accessToken: 'second', ...eli } })
    const { client, diary } = diaryClient(server.baseUrl)
    client.session.adopt({ accessToken: 'first', user: sue })
    expect((await errorOf(listOrganisations(client))).statusCode).toBe(401)
    expect(server.count('GET /organisations')).toBe(1)
    expect(diary).toEqual(['is Sue', 'no user', 'signed out: refused'])
  })

  it('continues as the same user with a new address, by the id in the tokens [PROFILE-15]', async () => {
    const tokenOf = (sid: string) => `a.${btoa(JSON.stringify({ Role: 'User', sub: 'u-1', sid }))}.c`
    const accessToken = tokenOf('second')
    const renewal = { accessToken, ...sue, email: 'sue.marsh@harbour-point.example' }
    const server = await sessionServer({ accepts: accessToken, renewal })
    const { client, diary } = diaryClient(server.baseUrl)
    client.session.adopt({ accessToken: tokenOf('first'), user: sue })
    expect(await listOrganisations(client)).toEqual([])
    expect(client.session.user()?.email).toBe('sue.marsh@harbour-point.example')
    expect(diary).toEqual(['is Sue', 'is Sue'])
  })

  it('stays signed out when the user signs out during the renewal', async () => {
    const baseUrl = await httpServer((request, response) => {
      if (request.url === '/auth/refresh') client.session.end('asked')
      json(response, { accessToken: 'second', ...sue }, request.url === '/auth/refresh' ? 200 : 401)
    })
    const { client, diary } = diaryClient(baseUrl)
    await errorOf(listOrganisations(client))
    expect(client.session.active()).toBe(false)
    expect(diary).toEqual(['no user', 'signed out: asked'])
  })
})

describe('what counts as refused [ERR-52]', () => {
  const failure = (statusCode: number, ...messages: string[]) =>
    new SdkError({ kind: 'http', method: 'GET', path: '/organisations', statusCode, messages })

  it.each([
    ['401 with any text', failure(401, 'No'), true],
    ['the word in another status', failure(403, 'Unauthorized'), true],
    ['the word in any letter case', failure(500, 'UNAUTHORIZED'), true],
    ['the word among others in a list', failure(400, 'First', 'unauthorized'), true],
    ['the word inside a sentence', failure(403, 'You are unauthorized to do this'), false],
    ['the British word', failure(403, 'Unauthorised'), false],
    ['403', failure(403, 'Forbidden'), false],
    ['any other error', new Error('Unauthorized'), false],
  ])('%s: %o', (_, error, expected) => {
    expect(isUnauthorised(error)).toBe(expected)
  })

  it('reads the word from message, error and status text', async () => {
    for (const answer of [{ message: 'Unauthorized' }, { error: 'Unauthorized' }]) {
      const client = clientOf(await httpServer((_, response) => json(response, answer, 400)))
      expect(isUnauthorised(await errorOf(listOrganisations(client)))).toBe(true)
    }
    const client = clientOf(await httpServer((_, response) => response.writeHead(400, 'Unauthorized').end()))
    expect(isUnauthorised(await errorOf(listOrganisations(client)))).toBe(true)
  })

  it.each([
    [
      'error behind another message',
      { message: 'Your token is too old.', error: 'Unauthorized' },
      'Forbidden',
    ],
    ['message before another error', { message: 'Unauthorized', error: 'No' }, 'Forbidden'],
    ['status text behind a message', { message: 'Your token is too old.' }, 'Unauthorized'],
    ['list of an error', { message: 'No', error: ['First', ' unauthorized '] }, 'Forbidden'],
  ])('finds the word in the %s [ERR-52]', async (_, answer, statusText) => {
    const client = clientOf(
      await httpServer((_request, response) =>
        response.writeHead(403, statusText).end(JSON.stringify(answer)),
      ),
    )
    expect(isUnauthorised(await errorOf(listOrganisations(client)))).toBe(true)
  })

  it('finds the word in the error of a 200 that contains another status [ERR-52]', async () => {
    const answer = { statusCode: 403, message: 'Your token is too old.', error: 'Unauthorized' }
    const client = clientOf(await httpServer((_, response) => json(response, answer)))
    expect(isUnauthorised(await errorOf(listOrganisations(client)))).toBe(true)
  })

  it('does not find the word in the data of a failure [ERR-52]', async () => {
    const answer = { message: 'Your token is too old.', data: 'Unauthorized', title: 'Unauthorized' }
    const client = clientOf(await httpServer((_, response) => json(response, answer, 403)))
    expect(isUnauthorised(await errorOf(listOrganisations(client)))).toBe(false)
  })

  it('does not include a wrong password, which signs no one out', async () => {
    const server = await sessionServer({ renewal: { message: 'Unauthorized' }, renewalStatus: 401 })
    const { client, diary } = diaryClient(server.baseUrl)
    expect((await errorOf(signIn(client, credentials))).statusCode).toBe(401)
    expect(server.state.asked).toEqual(['POST /auth/signin first'])
    expect(diary).toEqual([])
  })
})

describe('signing in', () => {
  it('sends the token from then on and never reveals it', async () => {
    const server = await sessionServer()
    const { client, diary } = diaryClient(server.baseUrl, '')
    const answer = await signIn(client, credentials)
    expect(answer).toEqual({ kind: 'signed-in', user: sue })
    expect(client.session.user()).toEqual(sue)
    expect(diary).toEqual(['is Sue'])
    await listOrganisations(client)
    expect(server.state.asked).toEqual(['POST /auth/signin -', 'GET /organisations second'])
    const printed = JSON.stringify({ client, answer }) + inspect(client, { depth: 9, showHidden: true })
    expect(printed).not.toContain('second')
  })

  it.each([
    [
      { verificationRequired: true, verificationReference: 'ref-9' },
      { kind: 'verification-required', reference: 'ref-9', address: null, factors: ['email'] },
    ],
    [{}, { kind: 'no-token' }],
  ])('returns the other outcomes of a sign-in', async (renewal, expected) => {
    const server = await sessionServer({ renewal })
    const { client, diary } = diaryClient(server.baseUrl, '')
    expect(await signIn(client, credentials)).toEqual(expected)
    expect(diary).toEqual([])
  })

  it('is resumed after a reload', async () => {
    const server = await sessionServer()
    expect(await refreshSession(clientOf(server.baseUrl))).toEqual(sue)
    server.state.renewalStatus = 401
    expect(await refreshSession(clientOf(server.baseUrl))).toBeNull()
  })
})

describe('signing out', () => {
  it('ends the session on the server, then in the client', async () => {
    const server = await sessionServer({ accepts: 'first' })
    const { client, diary } = diaryClient(server.baseUrl)
    await signOut(client)
    expect(server.state.asked).toEqual(['POST /auth/signout first'])
    expect(diary).toEqual(['no user', 'signed out: asked'])
  })

  it('renews an expired token to end its session', async () => {
    const server = await sessionServer()
    const { client, diary } = diaryClient(server.baseUrl)
    await signOut(client)
    expect(server.state.asked).toEqual([
      'POST /auth/signout first',
      'POST /auth/refresh -',
      'POST /auth/signout second',
    ])
    expect(diary).toEqual(['no user', 'signed out: asked'])
  })

  it('does not fail when the session had already ended', async () => {
    const server = await sessionServer({ renewal: {}, renewalStatus: 401 })
    const { client, diary } = diaryClient(server.baseUrl)
    await signOut(client)
    expect(diary).toEqual(['no user', 'signed out: asked'])
  })

  it('ends the session even if the server cannot be reached, and rejects', async () => {
    const client = clientOf(await httpServer((_, response) => json(response, {}, 500)), { token: 'first' })
    expect((await errorOf(signOut(client))).statusCode).toBe(500)
    expect(client.session.active()).toBe(false)
  })
})
