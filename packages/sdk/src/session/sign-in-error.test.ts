import { describe, expect, it } from 'vitest'
import { connectionMessages } from '../client/connection.messages.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { closedPort, httpServer, json } from '../test/local-server.ts'
import { externalSignInError } from './external-error.ts'
import { signIn } from './session.calls.ts'
import { signInMessages } from './sign-in.messages.ts'
import { noTokenMessage, signInErrorMessage } from './sign-in-error.ts'

const credentials = { emailAddress: 'sue@harbour-point.example', password: 'wrong' }

describe('a failed sign-in', () => {
  const after = async (status: number, body: unknown = { message: 'Something the server says' }) => {
    const client = clientOf(await httpServer((_, response) => json(response, body, status)))
    return signInErrorMessage(await errorOf(signIn(client, credentials)))
  }

  it('suggests checking the credentials after a 401 [ERR-06]', async () => {
    expect(await after(401)).toBe('Please check your email address and password.')
    expect(await after(400, { error: 'Unauthorized' })).toBe('Please check your email address and password.')
  })

  it('suggests checking the credentials after a response without a token [ERR-06]', () => {
    expect(noTokenMessage()).toBe('Please check your email address and password.')
  })

  it.each([400, 403, 404, 429, 500, 503])('shows the general message after a %d [ERR-07]', async (status) => {
    expect(await after(status)).toBe('Something seems to have gone wrong, please try again.')
  })

  it('explains how to confirm an unconfirmed address [PROFILE-15]', async () => {
    const message = 'Confirm your email address first. Follow the link we have sent to it, then sign in.'
    expect(await after(403, { message })).toBe(message)
  })

  it('names the provider that replaces passwords [ORGSIGN-12]', async () => {
    const message = 'Your organisation signs in with Acme sign-in. Choose it on the sign-in page.'
    expect(await after(403, { message })).toBe(message)
  })

  it('shows the general message after an unreadable response [ERR-07]', async () => {
    expect(await after(200, 'hello')).toBe('Something seems to have gone wrong, please try again.')
    expect(signInErrorMessage(new TypeError('x is undefined'))).toBe(signInMessages.otherFailure)
  })

  it('names the network when the server cannot be reached [ERR-01]', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const error = await errorOf(signIn(clientOf('http://backend.invalid', { fetch }), credentials))
    expect(signInErrorMessage(error)).toBe(
      'Failed to connect to server. Please check your internet connection and try again.',
    )
  })

  it('shows the cause if it is known', async () => {
    const error = await errorOf(signIn(clientOf(await closedPort()), credentials))
    expect(signInErrorMessage(error)).toBe(connectionMessages.refused)
  })

  it('shows nothing after a cancelled call', async () => {
    const signal = AbortSignal.abort()
    const error = await errorOf(signIn(clientOf('http://127.0.0.1:1'), credentials, { signal }))
    expect(signInErrorMessage(error)).toBeNull()
  })
})

describe('a failed external sign-in [SIGNIN-21, SIGNIN-22, SIGNIN-27, SIGNIN-28]', () => {
  const unlinked = (provider: string) => ({
    sentence: `Your ${provider} credentials are not linked to a user.`,
    signUp: { before: 'Please ', link: `sign up with ${provider}`, after: '.' },
  })
  const unlinkedSomewhere = {
    sentence: 'Those credentials are not linked to a user.',
    signUp: { before: 'Please ', link: 'sign up', after: '.' },
  }
  const failed = (provider: string) => ({
    sentence: `Something seems to have gone wrong while trying to sign in using ${provider}. Please try again.`,
    signUp: null,
  })

  it.each([
    ['unauthorised', 'Xero', unlinked('Xero')],
    ['unauthorised', null, unlinkedSomewhere],
    ['unknown', 'Xero', failed('Xero')],
    ['unknown', null, failed('the provider')],
    ['<script>', 'Xero', failed('Xero')],
    ['', 'Xero', null],
    [null, 'Xero', null],
  ])('error=%s from %s', (error, provider, expected) => {
    expect(externalSignInError(error, provider)).toEqual(expected)
  })

  it('names the provider of an organisation, and offers no sign-up', () => {
    expect(externalSignInError('unauthorised', 'Acme sign-in', true)).toEqual({
      sentence:
        'Acme sign-in knows you, but you cannot sign in here with that account. Ask an administrator of your organisation to invite its address.',
      signUp: null,
    })
    expect(externalSignInError('unknown', null, true)).toEqual(failed('the provider'))
    expect(externalSignInError('unverified_address', 'Acme sign-in', true)?.sentence).toContain(
      'Acme sign-in does not confirm your email address. Ask an administrator to let it send the claim “email_verified”',
    )
    expect(externalSignInError('unverified_address', 'Xero')).toEqual(failed('Xero'))
  })
})

describe('the time to wait', () => {
  it.each([
    [1, 'You can try again in 1 second.'],
    [40, 'You can try again in 40 seconds.'],
    [60, 'You can try again in 60 seconds.'],
    [599, 'You can try again in 10 minutes.'],
    [7_200, 'You can try again in 2 hours.'],
    [86_400, 'You can try again in 24 hours.'],
    [172_800, 'You can try again in 2 days.'],
  ])('%i s reads %s', (seconds, sentence) => expect(signInMessages.tryAgainIn(seconds)).toBe(sentence))
})
