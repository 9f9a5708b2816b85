import { describe, expect, it } from 'vitest'
import { clientOf } from '../test/builders.ts'
import { httpServer, json } from '../test/local-server.ts'
import { sue } from '../test/session-server.ts'
import { confirmSignIn, signInWithCode, signInWithProvider } from './codes.calls.ts'
import { changeMultiFactor, verifyCode } from './verification.calls.ts'

const session = { accessToken: 'fresh', ...sue }

/** Starts a server that gives one response to every request, and records the requests. */
async function answering(answer: unknown, status = 200) {
  const asked: { url: string | undefined; body: unknown }[] = []
  const baseUrl = await httpServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    asked.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) })
    json(response, answer, status)
  })
  return { client: clientOf(baseUrl), asked }
}

const code = { reference: 'r-1', code: ' 123456 ' }

describe('a sign-in that needs a code', () => {
  it('completes with the code and starts the client’s session', async () => {
    const { client, asked } = await answering(session)
    expect(await confirmSignIn(client, { ...code, trustDevice: true })).toEqual({
      kind: 'signed-in',
      user: sue,
    })
    expect(client.session.active()).toBe(true)
    expect(asked).toEqual([
      {
        url: '/auth/signin',
        body: { verificationReference: 'r-1', verificationCode: '123456', verificationTrustDevice: true },
      },
    ])
  })

  it.each([
    [
      'a code of ours',
      'with the code',
      (client: Parameters<typeof signInWithCode>[0]) => signInWithCode(client, 'c'),
    ],
    [
      'a code of a provider',
      'with provider and code',
      (client: Parameters<typeof signInWithCode>[0]) =>
        signInWithProvider(client, { provider: 'xero', code: 'c' }),
    ],
  ])('or with %s', async (_, __, enter) => {
    const { client, asked } = await answering(session)
    expect(await enter(client)).toEqual({ kind: 'signed-in', user: sue })
    expect(client.session.active()).toBe(true)
    expect(asked[0]?.body).toMatchObject({ code: 'c' })
  })
})

describe('verifying a code alone', () => {
  it('signs in', async () => {
    const { client, asked } = await answering(session)
    expect(await verifyCode(client, { ...code, context: 'signin' })).toEqual({ kind: 'signed-in', user: sue })
    expect(client.session.active()).toBe(true)
    expect(asked[0]?.body).toEqual({ reference: 'r-1', code: '123456', context: 'signin' })
  })

  it('returns the account without starting a session', async () => {
    const { client } = await answering(sue)
    expect(await verifyCode(client, { ...code, context: 'mfa' })).toMatchObject({
      kind: 'verified',
      user: sue,
    })
    expect(client.session.active()).toBe(false)
  })

  it.each([
    ['its message', { message: 'The code has expired.' }, 'The code has expired.'],
    ['its error', { error: 'Bad code' }, 'Bad code'],
    ['nothing', {}, null],
  ])('is refused with %s', async (_, answer, message) => {
    const { client } = await answering(answer)
    expect(await verifyCode(client, { ...code, context: 'signin' })).toEqual({ kind: 'refused', message })
  })
})

describe('turning verification codes on or off', () => {
  const device = { Reference: 'd-1', Description: 'sue@…', Trusted: false }

  it.each([
    [
      'asks for a code',
      { verificationRequired: true, verificationReference: 'r-2' },
      { kind: 'verification-required', reference: 'r-2' },
    ],
    [
      'is done',
      { verificationDevices: [device], requireMultiFactorAuthentication: true },
      {
        kind: 'changed',
        verificationDevices: [{ reference: 'd-1', description: 'sue@…', trusted: false }],
        requireMultiFactorAuthentication: true,
      },
    ],
    [
      'is done by a response without devices [PROFILE-12]',
      { requireMultiFactorAuthentication: true },
      { kind: 'changed', verificationDevices: null, requireMultiFactorAuthentication: true },
    ],
    [
      'is rejected with a message',
      { errorMessage: 'The verification code is not correct.' },
      { kind: 'refused', message: 'The verification code is not correct.' },
    ],
  ])('%s', async (_, answer, result) => {
    const { client } = await answering(answer)
    expect(await changeMultiFactor(client, { body: { enable: true } })).toEqual(result)
  })
})
