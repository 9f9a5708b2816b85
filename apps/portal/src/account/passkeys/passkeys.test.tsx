import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { eli, fakeBackend, refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { fakeCredentials, forgetCredentials } from './fake-credentials.ts'

freshBrowser()
afterEach(forgetCredentials)

const base64url = (text: string) => btoa(text).replace(/=+$/, '')
const challenge = base64url('a challenge')
const request = { Challenge: challenge, RpId: 'localhost', Allowed: [] }
const used = {
  id: 'cGFzc2tleQ',
  clientDataJSON: base64url('used'),
  authenticatorData: base64url('state'),
  signature: base64url('signature'),
  userHandle: base64url('eli'),
}
const laptop = { Id: 'p-1', Name: 'Laptop', AddedAtUtc: null, LastUsedAtUtc: null, Passwordless: false }
const unconfirmed = (factors: string[]) =>
  Response.json({ statusCode: 403, message: 'Confirm.', code: 'step-up-required', factors }, { status: 403 })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the sign-in page', () => {
  const signedOut = (more: object = {}) =>
    fakeBackend({
      'POST /auth/refresh': refusal(401, 'Unauthorized'),
      'POST /auth/passkey/challenge': request,
      ...more,
    })

  it('signs in with a passkey, without a password [FACTOR-15]', async () => {
    fakeCredentials()
    const sent: unknown[] = []
    const answer = ({ body }: { body: unknown }) => {
      sent.push(body)
      return eli
    }
    await openPortal('/?returnUrl=%2Fhome', signedOut({ 'POST /auth/passkey': answer }))
    await press('Sign in with a passkey')
    await waitFor(() => expect(address()).toBe('/home'))
    expect(sent).toEqual([used])
  })

  it('signs in with a passkey that is chosen among the suggestions for the username [FACTOR-15]', async () => {
    const asked = fakeCredentials({ suggestions: 'chosen' })
    const sent: unknown[] = []
    const answer = ({ body }: { body: unknown }) => {
      sent.push(body)
      return eli
    }
    await openPortal('/?returnUrl=%2Fhome', signedOut({ 'POST /auth/passkey': answer }))
    await waitFor(() => expect(address()).toBe('/home'))
    expect(asked).toMatchObject([{ mediation: 'conditional' }])
    expect(sent).toEqual([used])
  })

  it('ends the suggestions when the button is pressed', async () => {
    const asked = fakeCredentials({ suggestions: 'ignored' })
    await openPortal('/?returnUrl=%2Fhome', signedOut({ 'POST /auth/passkey': eli }))
    await waitFor(() => expect(asked).toHaveLength(1))
    await press('Sign in with a passkey')
    await waitFor(() => expect(address()).toBe('/home'))
    expect(asked.map(({ mediation }) => mediation)).toEqual(['conditional', undefined])
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  it('shows no error while suggestions are not possible', async () => {
    fakeCredentials({ suggestions: 'chosen' })
    const backend = signedOut({ 'POST /auth/passkey/challenge': refusal(429, 'Too many attempts.') })
    await openPortal('/', backend)
    await waitFor(() => expect(backend.calls).toContain('POST /auth/passkey/challenge'))
    await screen.findByRole('button', { name: 'Sign in with a passkey' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows in its own words that the user has cancelled, and can be tried again', async () => {
    fakeCredentials({ failure: 'NotAllowedError' })
    await openPortal('/', signedOut())
    await press('Sign in with a passkey')
    expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used. Try again.')
    expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeDefined()
  })

  it('ends with Escape, and can be tried again', async () => {
    const asked = fakeCredentials({ waits: 'forever' })
    await openPortal('/', signedOut())
    await press('Sign in with a passkey')
    await waitFor(() => expect(asked).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used. Try again.')
    expect(asked[0]?.signal.aborted).toBe(true)
    await press('Sign in with a passkey')
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('shows the refusal of the server', async () => {
    fakeCredentials()
    await openPortal('/', signedOut({ 'POST /auth/passkey': refusal(401, 'The passkey was not accepted.') }))
    await press('Sign in with a passkey')
    expect((await screen.findByRole('alert')).textContent).toContain('The passkey was not accepted.')
  })

  it('finishes a sign-in with a password [FACTOR-16]', async () => {
    const asked = fakeCredentials()
    const backend = signedOut({
      'POST /auth/signin': {
        verificationRequired: true,
        verificationReference: 'ref-1',
        verificationFactors: ['passkey', 'recovery'],
      },
      'POST /auth/passkey/challenge': ({ body }: { body: unknown }) => {
        expect(body).toEqual({ verificationReference: 'ref-1' })
        return { ...request, Allowed: ['cGFzc2tleQ'] }
      },
      'POST /auth/passkey': eli,
    })
    await openPortal('/?returnUrl=%2Fhome', backend)
    await userEvent.type(await screen.findByLabelText('Username'), 'eli@tributary.example')
    await userEvent.type(screen.getByLabelText('Password'), 'Horse-7-battery{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Confirm with your passkey' })
    await press('Use a passkey')
    await waitFor(() => expect(address()).toBe('/home'))
    expect(asked[0]?.publicKey.allowCredentials).toHaveLength(1)
  })
})

describe('a sign-in that waits for a passkey', () => {
  const halfway = async (factors: string[], more: object = {}) => {
    const asked = fakeCredentials({ waits: 'until it is ended' })
    const required = {
      verificationRequired: true,
      verificationReference: 'ref-1',
      verificationFactors: ['passkey', ...factors],
    }
    const backend = fakeBackend({
      'POST /auth/refresh': refusal(401, 'Unauthorized'),
      'POST /auth/signin': required,
      'POST /auth/passkey/challenge': { ...request, Allowed: ['cGFzc2tleQ'] },
      ...more,
    })
    await openPortal('/', backend)
    await userEvent.type(await screen.findByLabelText('Username'), 'eli@tributary.example')
    await userEvent.type(screen.getByLabelText('Password'), 'Horse-7-battery{Enter}')
    await press('Use a passkey')
    await waitFor(() => expect(asked).toHaveLength(1))
    return { asked, required }
  }

  it('stops waiting when the user chooses a recovery code', async () => {
    const { asked } = await halfway(['recovery'])
    await press('Use a recovery code')
    await userEvent.type(await screen.findByLabelText('Recovery code'), 'k7m3q')
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('mails a code as soon as the user chooses that', async () => {
    const mailed = {
      verificationRequired: true,
      verificationReference: 'ref-2',
      verificationAddress: 'e•••@tributary.example',
    }
    const { asked } = await halfway(['email'], { 'POST /auth/resend': mailed })
    await press('Send me a code by email')
    expect(await screen.findByText('We sent it to e•••@tributary.example.')).toBeDefined()
    expect(asked[0]?.signal.aborted).toBe(true)
  })
})

describe('the profile', () => {
  const profile = async (more: object = {}) => {
    const backend = fakeBackend({ 'POST /auth/refresh': eli, 'GET /me/security/sessions': [], ...more })
    await openPortal('/profile', backend)
    return backend
  }
  const creation = {
    ...{ Challenge: challenge, RpId: 'localhost', UserHandle: base64url('eli') },
    ...{ UserName: 'eli@tributary.example', DisplayName: 'Eli Elm', Known: ['cGFzc2tleQ'] },
  }
  const add = async () => {
    await press('Add passkey')
    await userEvent.type(await screen.findByLabelText('Name of the passkey'), ' Laptop {Enter}')
  }

  it('adds a passkey, and shows recovery codes once [FACTOR-14]', async () => {
    const asked = fakeCredentials()
    let sent: unknown
    await profile({
      'POST /me/security/passkeys/challenge': creation,
      'POST /me/security/passkeys': ({ body }: { body: unknown }) => {
        sent = body
        return { RecoveryCodes: ['k7m3q-x9tfa'] }
      },
    })
    await add()
    expect(await screen.findByText('k7m3q-x9tfa')).toBeDefined()
    expect(asked[0]?.publicKey.excludeCredentials).toHaveLength(1)
    expect(sent).toEqual({
      name: 'Laptop',
      created: {
        ...{ id: 'cGFzc2tleQ', clientDataJSON: base64url('created') },
        ...{ attestationObject: base64url('key'), transports: ['internal'] },
      },
    })
  })

  it('shows that the device has one already, and keeps the name', async () => {
    fakeCredentials({ failure: 'InvalidStateError' })
    await profile({ 'POST /me/security/passkeys/challenge': creation })
    await add()
    const dialog = within(await screen.findByRole('dialog', { name: 'Add passkey' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'This device already has a passkey of your account.',
    )
    expect(dialog.getByLabelText('Name of the passkey')).toHaveProperty('value', ' Laptop ')
  })

  const leaving = {
    Escape: () => userEvent.keyboard('{Escape}'),
    Cancel: () => press('Cancel'),
  }
  it.each([
    ['Escape', 'until it is ended'],
    ['Escape', 'forever'],
    ['Cancel', 'forever'],
  ] as const)('%s ends the ceremony of a browser that waits %s [FACTOR-14]', async (way, waits) => {
    const asked = fakeCredentials({ waits })
    await profile({ 'POST /me/security/passkeys/challenge': creation })
    await add()
    await waitFor(() => expect(asked).toHaveLength(1))
    await leaving[way]()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await add()
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('Escape ends the ceremony of a confirmation, and the form behind it stays [FACTOR-11]', async () => {
    const asked = fakeCredentials({ waits: 'forever' })
    await profile({
      'POST /me/security/step-up/passkey': { ...request, Allowed: ['cGFzc2tleQ'] },
      'POST /me/security/passkeys/challenge': unconfirmed(['passkey']),
    })
    await add()
    await press('Use a passkey')
    await waitFor(() => expect(asked).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    const form = within(await screen.findByRole('dialog', { name: 'Add passkey' }))
    expect((await form.findByRole('alert')).textContent).toBe('Confirm that it is you, then try again.')
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(form.getByLabelText('Name of the passkey')).toHaveProperty('value', ' Laptop ')
  })

  it('shows which passkeys need the password, and removes one [FACTOR-17]', async () => {
    const FACTORS = 'GET /me/security/factors'
    const backend = await profile({
      [FACTORS]: { Authenticators: [], Passkeys: [laptop], RecoveryCodesLeft: 9 },
      'DELETE /me/security/passkeys/*': { message: 'Done.', data: null },
    })
    expect(await screen.findByText(/only after the password/)).toBeDefined()
    await press('Remove Laptop')
    backend.on(FACTORS, { Authenticators: [], Passkeys: [], RecoveryCodesLeft: 0 })
    await press('Remove')
    expect(await screen.findByText('The passkey has been removed.')).toBeDefined()
    expect(backend.calls).toContain('DELETE /me/security/passkeys/p-1')
  })

  it('lets a passkey sign in without the password again [FACTOR-19]', async () => {
    const FACTORS = 'GET /me/security/factors'
    const backend = await profile({
      [FACTORS]: { Authenticators: [], Passkeys: [laptop], RecoveryCodesLeft: 9 },
      'POST /me/security/passkeys/*/passwordless': { message: 'Done.', data: null },
    })
    const allow = await screen.findByRole('button', { name: 'Allow without password: Laptop' })
    backend.on(FACTORS, {
      ...{ Authenticators: [], Passkeys: [{ ...laptop, Passwordless: true }], RecoveryCodesLeft: 9 },
    })
    await userEvent.click(allow)
    expect(await screen.findByText('The passkey signs you in without the password again.')).toBeDefined()
    await waitFor(() => expect(screen.queryByText(/only after the password/)).toBeNull())
    expect(backend.calls).toContain('POST /me/security/passkeys/p-1/passwordless')
  })

  it('confirms a dangerous action with a passkey [FACTOR-11]', async () => {
    fakeCredentials()
    const sent: unknown[] = []
    let confirmed = false
    await profile({
      'POST /me/security/step-up/passkey': { ...request, Allowed: ['cGFzc2tleQ'] },
      'POST /me/security/step-up': ({ body }: { body: unknown }) => {
        sent.push(body)
        confirmed = true
        return { message: 'Confirmed.', data: null }
      },
      'POST /me/security/passkeys/challenge': () =>
        confirmed ? creation : unconfirmed(['passkey', 'password']),
      'POST /me/security/passkeys': { RecoveryCodes: [] },
    })
    await add()
    await press('Use a passkey')
    expect(await screen.findByText('The passkey has been added.')).toBeDefined()
    expect(sent).toEqual([{ passkey: used }])
  })
})
