import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeBackend, refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const LOOK = 'GET /registration/confirm-address'
const CONFIRM = 'POST /registration/confirm-address'
const signedOut = { 'POST /auth/refresh': refusal(401, 'Unauthorized') }
const live = { ...signedOut, [LOOK]: { EmailAddress: 'e•••@harbour.example' } }
const done = { message: 'Done.', data: null }
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the link that confirms an address [PROFILE-15]', () => {
  it('changes nothing before the button is pressed', async () => {
    const backend = fakeBackend(live)
    await openPortal('/signin/confirm-address/tok-1', backend)
    expect(await screen.findByText('Is e•••@harbour.example your email address?')).toBeDefined()
    expect(await heading()).toBe('Confirm your email address')
    expect(document.title).toBe('Confirm your email address · Tributary')
    expect(backend.calls).not.toContain(CONFIRM)
  })

  it('removes the token from the address and the history', async () => {
    await openPortal('/signin/confirm-address/tok-1', fakeBackend(live))
    await screen.findByRole('button', { name: 'Confirm email address' })
    expect(address()).toBe('/signin/confirm-address/link')
  })

  it('confirms with the token of the mail and links to sign-in', async () => {
    let sent: unknown
    const backend = fakeBackend({
      ...live,
      [CONFIRM]: ({ body }: { body: unknown }) => {
        sent = body
        return done
      },
    })
    await openPortal('/signin/confirm-address/tok-1', backend)
    await press('Confirm email address')
    expect(await screen.findByText('Use this address the next time you sign in.')).toBeDefined()
    expect(await heading()).toBe('Your email address has been confirmed.')
    expect(sent).toEqual({ token: 'tok-1' })
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/signin')
  })

  it.each([LOOK, CONFIRM])('shows what to do when it is refused by %s', async (call) => {
    await openPortal(
      '/signin/confirm-address/tok-1',
      fakeBackend({ ...live, [call]: refusal(403, 'Invalid.') }),
    )
    if (call === CONFIRM) await press('Confirm email address')
    expect(await screen.findByText(/^Request a new link in your profile/)).toBeDefined()
    expect(await heading()).toBe('This link is invalid or has expired.')
  })

  it('shows that the address was taken meanwhile', async () => {
    const taken = 'This email address is already in use'
    await openPortal(
      '/signin/confirm-address/tok-1',
      fakeBackend({ ...live, [CONFIRM]: refusal(409, taken) }),
    )
    await press('Confirm email address')
    expect((await screen.findByRole('alert')).textContent).toBe(taken)
  })

  it('can be checked again after a failure', async () => {
    const backend = fakeBackend({ ...live, [LOOK]: refusal(500, 'Something went wrong here.') })
    await openPortal('/signin/confirm-address/tok-1', backend)
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong here.')
    backend.on(LOOK, { EmailAddress: 'e•••@harbour.example' })
    await press('Try again')
    expect(await screen.findByRole('button', { name: 'Confirm email address' })).toBeDefined()
  })
})
