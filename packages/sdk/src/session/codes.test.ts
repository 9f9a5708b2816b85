import { describe, expect, it } from 'vitest'
import { clientOf } from '../test/builders.ts'
import { httpServer, json } from '../test/local-server.ts'
import { sue } from '../test/session-server.ts'
import {
  changeMultiFactor,
  confirmSignIn,
  signInWithCode,
  signInWithProvider,
  verifyCode,
} from './codes.calls.ts'

const session = { accessToken: 'fresh', ...sue }

/** A backend that gives one answer to everything, and what was asked of it. */
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

describe('a sign-in that asked for a code', () => {
  it('is finished with the code, and the client carries the session', async () => {
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

describe('a code that is checked by itself', () => {
  it('signs in', async () => {
    const { client, asked } = await answering(session)
    expect(await verifyCode(client, { ...code, context: 'signin' })).toEqual({ kind: 'signed-in', user: sue })
    expect(client.session.active()).toBe(true)
    expect(asked[0]?.body).toEqual({ reference: 'r-1', code: '123456', context: 'signin' })
  })

  it('confirms the account without a new session', async () => {
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
      'is done by an answer that lists no devices [PROFILE-12]',
      { requireMultiFactorAuthentication: true },
      { kind: 'changed', verificationDevices: null, requireMultiFactorAuthentication: true },
    ],
    [
      'is refused in words',
      { errorMessage: 'The verification code is not correct.' },
      { kind: 'refused', message: 'The verification code is not correct.' },
    ],
  ])('%s', async (_, answer, result) => {
    const { client } = await answering(answer)
    expect(await changeMultiFactor(client, { body: { enable: true } })).toEqual(result)
  })
})
