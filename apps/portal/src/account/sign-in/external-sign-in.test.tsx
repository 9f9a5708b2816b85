import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, fakeBackend, held, refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const options = (...names: string[]) => ({
  SignUp: true,
  Providers: names.map((Name) => ({ Name, DisplayName: Name.replace(/^x/, 'X') })),
  Captcha: { kind: 'altcha' },
  PasswordPolicy: 'spec',
})
const visitor = {
  'POST /auth/refresh': refusal(401, 'Unauthorized'),
  'GET /registration/options': options('xero'),
}
const alert = async () => (await screen.findByRole('alert')).textContent

/** A fake sign-in that records its input. */
function remembering(answer: object) {
  const sent: unknown[] = []
  const handler = ({ body }: { body: unknown }) => {
    sent.push(body)
    return answer
  }
  return { sent, handler }
}

describe('sign-in with a provider', () => {
  it('has a frame for each configured provider [SIGNIN-06, SIGNIN-30]', async () => {
    await openPortal('/signin?returnUrl=%2Fexcel', fakeBackend(visitor))
    const frame = await screen.findByTitle('Sign in with Xero')
    expect(frame.getAttribute('src')).toBe(
      '/auth/provider-frame?provider=xero&intent=signin&returnUrl=%2Fexcel',
    )
  })

  it.each([
    ['none is configured', options()],
    ['it is not known whether any is', refusal(500, 'no')],
  ])('is not there when %s, and sign-in works all the same', async (_, answer) => {
    await openPortal('/', fakeBackend({ ...visitor, 'GET /registration/options': answer }))
    expect(await screen.findByLabelText('Username')).toBeDefined()
    expect(screen.queryByText('or')).toBeNull()
  })
})

describe('a failed external sign-in', () => {
  it.each([
    [
      'unauthorised',
      'xero',
      'Your Xero credentials are not linked to a user. Please sign up with Xero.',
      '[SIGNIN-21, SIGNIN-27]',
    ],
    [
      'unauthorised',
      'evil',
      'Those credentials are not linked to a user. Please sign up.',
      '[SIGNIN-08, SIGNIN-27]',
    ],
    [
      'unknown',
      'xero',
      'Something seems to have gone wrong while trying to sign in using Xero. Please try again.',
      '[SIGNIN-22, ERR-08]',
    ],
    [
      'anything',
      'Call 0800 555 0199',
      'Something seems to have gone wrong while trying to sign in using the provider. Please try again.',
      '[SIGNIN-08, SIGNIN-09, SIGNIN-28]',
    ],
  ])('with error=%s of %s says: %s %s', async (error, provider, sentence) => {
    await openPortal(`/signin?${new URLSearchParams({ error, provider })}`, fakeBackend(visitor))
    expect(await alert()).toBe(sentence)
  })

  it('requests no session before its page is left [ROUTE-45]', async () => {
    const backend = fakeBackend(visitor)
    await openPortal('/signin?error=unknown&provider=xero', backend)
    await alert()
    expect(backend.calls).not.toContain('POST /auth/refresh')
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
    await waitFor(() => expect(backend.calls).toContain('POST /auth/refresh'))
  })

  it('links to the sign-up with that provider [SIGNIN-27]', async () => {
    await openPortal('/signin?error=unauthorised&provider=xero', fakeBackend(visitor))
    const link = await screen.findByRole('link', { name: 'sign up with Xero' })
    expect(link.getAttribute('href')).toBe('/signup?provider=xero')
  })

  it.each(['', '&provider=', '&provider=evil'])(
    'links to the sign-up when the provider is unknown: "%s" [SIGNIN-27]',
    async (provider) => {
      await openPortal(`/signin?error=unauthorised${provider}`, fakeBackend(visitor))
      expect(await alert()).toBe('Those credentials are not linked to a user. Please sign up.')
      const link = await screen.findByRole('link', { name: 'sign up' })
      expect(link.getAttribute('href')).toBe('/signup')
    },
  )

  it('names the provider of an organisation only if this browser went to it', async () => {
    const org = 'org-5f0c2d1e-7a46-4c7e-9d55-0d2f5b7f1a11'
    localStorage.setItem('sign-in-provider', JSON.stringify([org, 'Acme sign-in']))
    const { unmount } = await openPortal(`/signin?error=unauthorised&provider=${org}`, fakeBackend(visitor))
    expect(await alert()).toMatch(/^Acme sign-in knows you, .* Ask an administrator/)
    expect(screen.queryByRole('link', { name: /^sign up/ })).toBeNull()
    unmount()
    await openPortal(`/signin?error=unauthorised&provider=${org.replace('5', '6')}`, fakeBackend(visitor))
    expect(await alert()).toMatch(/^The provider of your organisation knows you/)
  })

  it('shows what an administrator has to change if the provider does not confirm addresses', async () => {
    const org = 'org-5f0c2d1e-7a46-4c7e-9d55-0d2f5b7f1a11'
    localStorage.setItem('sign-in-provider', JSON.stringify([org, 'Acme sign-in']))
    await openPortal(`/signin?error=unverified_address&provider=${org}`, fakeBackend(visitor))
    expect(await alert()).toMatch(/^Acme sign-in does not confirm .*“email_verified” as true/)
  })

  it('names the provider also when the options fail to load', async () => {
    const backend = fakeBackend({ ...visitor, 'GET /registration/options': refusal(500, 'no') })
    await openPortal('/signin?error=unknown&provider=xero', backend)
    expect(await alert()).toContain('using Xero.')
  })

  it('does not return after it is dismissed, not even after a reload', async () => {
    await openPortal('/signin?error=unknown&provider=xero&returnUrl=%2Fhome', fakeBackend(visitor))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(address()).toBe('/signin?returnUrl=%2Fhome')
  })

  it('sends no code, even when there is one', async () => {
    const backend = fakeBackend(visitor)
    await openPortal('/signin?error=unknown&provider=xero&code=abc', backend)
    await alert()
    expect(backend.calls).not.toContain('POST /auth/signin')
  })
})

describe('a successful external sign-in', () => {
  it('sends its code once and opens the returnUrl [SIGNIN-10, SIGNIN-29]', async () => {
    const { sent, handler } = remembering(eli)
    await openPortal(
      '/signin?provider=xero&code=one-use&returnUrl=%2Fconnectors%2Fftp%2Frefresh',
      fakeBackend({ ...visitor, 'POST /auth/signin': handler }),
    )
    await waitFor(() => expect(address()).toBe('/connectors/ftp/refresh'))
    expect(sent).toEqual([{ code: 'one-use' }])
    expect(document.cookie).toContain('loggedInName=Eli')
  })

  it('locks the fields meanwhile [SIGNIN-29]', async () => {
    const answer = held(() => refusal(401, 'no'))
    await openPortal('/signin?code=one-use', fakeBackend({ ...visitor, 'POST /auth/signin': answer.handler }))
    const username = await screen.findByLabelText<HTMLInputElement>('Username')
    await waitFor(() => expect(username.disabled).toBe(true))
    answer.letGo()
    await waitFor(() => expect(username.disabled).toBe(false))
  })

  it.each([
    ['is refused', refusal(401, 'no'), 'Please check your email address and password.'],
    ['has no token in its answer', {}, 'Please check your email address and password.'],
    ['fails', refusal(500, 'boom'), 'Something seems to have gone wrong, please try again.'],
  ])(
    'shows an error when its code %s, and removes the code from the address [SIGNIN-29]',
    async (_, answer, sentence) => {
      const { sent, handler } = remembering(answer)
      await openPortal(
        '/signin?provider=xero&code=used&returnUrl=%2Fhome',
        fakeBackend({ ...visitor, 'POST /auth/signin': handler }),
      )
      expect(await alert()).toBe(sentence)
      expect(address()).toBe('/signin?returnUrl=%2Fhome')
      expect(sent).toHaveLength(1)
    },
  )

  it('requires a verification code like any other [SIGNIN-19]', async () => {
    const answer = {
      verificationRequired: true,
      verificationReference: 'ref-1',
      verificationAddress: 'e•••@tributary.example',
    }
    await openPortal('/signin?code=one-use', fakeBackend({ ...visitor, 'POST /auth/signin': answer }))
    await waitFor(() => expect(address()).toBe('/signin/confirm?reference=ref-1'))
    expect(await screen.findByText('We sent it to e•••@tributary.example.')).toBeDefined()
  })
})
