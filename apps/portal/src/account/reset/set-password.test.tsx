import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, fakeBackend, refusal, unreachable } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const signedOut = { 'POST /auth/refresh': refusal(401, 'Unauthorized') }
const validated = 'GET /reset-password/validate'
const saved = 'POST /reset-password'
const done = { message: 'Done.', data: null }
const live = { ...signedOut, [validated]: done, [saved]: done }
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent

async function fillIn(password = 'Horse-7-battery') {
  await userEvent.type(await screen.findByLabelText('Password'), password)
  await userEvent.type(screen.getByLabelText('Confirm password'), password)
}

const links = [
  ['/reset-password/tok-1', 'set', 'Set'],
  ['/set-password/redeem/tok-1', 'set', 'Set'],
  ['/reset-password/redeem/tok-1', 'reset', 'Reset'],
] as const

describe.each(links)('the link %s', (path, mode, verb) => {
  it(`opens the form to ${mode} a password once the server accepts it [RESET-13, RESET-15, RESET-19]`, async () => {
    await openPortal(path, fakeBackend(live))
    expect(await screen.findByLabelText('Password')).toBeDefined()
    expect(await heading()).toBe(`${verb} password`)
    expect(document.title).toBe(`${verb} password · Tributary`)
  })

  it(`shows that the password was ${mode}, and focuses the link to sign-in [RESET-17, RESET-18, RESET-22]`, async () => {
    let sent: unknown
    const backend = fakeBackend({
      ...live,
      [saved]: ({ body }: { body: unknown }) => {
        sent = body
        return done
      },
    })
    await openPortal(path, backend)
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: `${verb} password` }))
    expect(await screen.findByText(`Your password has been successfully ${mode}.`)).toBeDefined()
    expect(sent).toEqual({ password: 'Horse-7-battery', token: 'tok-1' })
    const back = screen.getByRole('link', { name: 'Back to sign in' })
    expect(back.getAttribute('href')).toBe('/signin')
    expect(document.activeElement).toBe(back)
  })

  it('shows that it is invalid, with a link to request another [RESET-14, RESET-22, ERR-15]', async () => {
    await openPortal(path, fakeBackend({ ...live, [validated]: refusal(403, 'Invalid.') }))
    const again = await screen.findByRole('link', { name: 'Request again' })
    expect(await heading()).toBe(`${verb} password request invalid`)
    expect(again.getAttribute('href')).toBe('/reset-password')
    expect(screen.queryByLabelText('Password')).toBeNull()
  })
})

it('asks for the name of the first administrator, and sends it with the password', async () => {
  let sent: unknown
  const backend = fakeBackend({
    ...live,
    [validated]: { message: 'Valid.', data: { NeedsName: true } },
    [saved]: ({ body }: { body: unknown }) => {
      sent = body
      return done
    },
  })
  await openPortal('/set-password/redeem/tok-1', backend)
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(sent).toBeUndefined()
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  await userEvent.type(screen.getByLabelText('First name'), 'Grace')
  await userEvent.type(screen.getByLabelText('Last name'), 'Hopper')
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  await screen.findByText('Your password has been successfully set.')
  const name = { firstName: 'Grace', lastName: 'Hopper' }
  expect(sent).toEqual({ password: 'Horse-7-battery', token: 'tok-1', name })
})

describe('the token of a link', () => {
  const place = '/reset-password/redeem/link'

  it('is removed from the address and the history', async () => {
    const pages = history.length
    await openPortal('/reset-password/redeem/tok-1', fakeBackend(live))
    await waitFor(() => expect(address()).toBe(place))
    expect(history.length).toBe(pages)
  })

  it('survives a reload', async () => {
    const asked: string[] = []
    const backend = fakeBackend({ ...live })
    const fetch: typeof backend.fetch = (input, init) => {
      asked.push(String(input))
      return backend.fetch(input, init)
    }
    const { unmount } = await openPortal('/reset-password/redeem/tok-1', { ...backend, fetch })
    await waitFor(() => expect(address()).toBe(place))
    unmount()
    const kept: unknown = history.state
    await openPortal(place, { ...backend, fetch }, kept)
    expect(await screen.findByLabelText('Password')).toBeDefined()
    expect(asked.filter((url) => url.includes('validate'))).toHaveLength(2)
    for (const url of asked.filter((url) => url.includes('validate'))) expect(url).toContain('token=tok-1')
  })

  it('is dropped after use', async () => {
    await openPortal('/reset-password/redeem/tok-1', fakeBackend(live))
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('link', { name: 'Back to sign in' })
    expect(history.state).toBeNull()
  })

  it('is invalid when it was dropped, without a call', async () => {
    const backend = fakeBackend(live)
    await openPortal(place, backend)
    expect(await heading()).toBe('Reset password request invalid')
    expect(backend.calls).not.toContain(validated)
  })

  it('is not used up by checking it [RESET-21]', async () => {
    const backend = fakeBackend(live)
    await openPortal('/set-password/redeem/tok-1', backend)
    await screen.findByLabelText('Password')
    expect(backend.calls).toContain(validated)
    expect(backend.calls).not.toContain(saved)
  })

  it('can be checked again when the server was unreachable', async () => {
    const backend = fakeBackend({ ...live, [validated]: refusal(400, 'Not now.') })
    await openPortal('/reset-password/redeem/tok-1', backend)
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
    backend.on(validated, done)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Password')).toBeDefined()
  })
})

describe('the link of the first administrator', () => {
  const path = '/set-password/redeem/tok-1?email=eli%40tributary.example'
  const set = () => userEvent.click(screen.getByRole('button', { name: 'Set password' }))

  it('signs them in with the new password', async () => {
    const sent: unknown[] = []
    const signIn = ({ body }: { body: unknown }) => {
      sent.push(body)
      return eli
    }
    await openPortal(path, fakeBackend({ ...live, 'POST /auth/signin': signIn }))
    await fillIn()
    await set()
    await waitFor(() => expect(address()).toBe('/home'))
    expect(sent).toEqual([{ emailAddress: eli.email, password: 'Horse-7-battery' }])
    expect(history.state).toBeNull()
  })

  it.each([
    ['is refused', refusal(401, 'No.')],
    ['cannot reach the server', unreachable],
  ])('leads to sign-in if the sign-in %s', async (_, answer) => {
    await openPortal(path, fakeBackend({ ...live, 'POST /auth/signin': answer }))
    await fillIn()
    await set()
    expect(await screen.findByText('Your password has been successfully set.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeDefined()
  })

  it('asks for the second factor where one is required', async () => {
    const code = { verificationRequired: true, verificationReference: 'ref-1' }
    await openPortal(path, fakeBackend({ ...live, 'POST /auth/signin': code }))
    await fillIn()
    await set()
    await waitFor(() => expect(address()).toBe('/signin/confirm?reference=ref-1'))
  })

  it('offers the languages, and keeps the link when one is chosen', async () => {
    await openPortal(path, fakeBackend(live))
    expect(await screen.findByRole('combobox', { name: /Language/ })).toBeDefined()
    await waitFor(() => expect(history.state).toMatchObject({ token: 'tok-1', email: eli.email }))
  })
})

describe('a refused new password', () => {
  it('shows that the link has expired meanwhile [RESET-20, ERR-15]', async () => {
    await openPortal('/reset-password/redeem/tok-1', fakeBackend({ ...live, [saved]: refusal(403, 'no') }))
    await fillIn()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('link', { name: 'Request again' })).toBeDefined()
    expect(await heading()).toBe('Reset password request invalid')
  })

  it.each([
    ['400', () => refusal(400, 'Too common.'), 'Too common.'],
    ['500', () => refusal(500, 'Something broke.'), 'Something broke.'],
    [
      'lost connection',
      unreachable,
      'Failed to connect to server. Please check your internet connection and try again.',
    ],
  ])(
    'after a %s shows the message and keeps what was entered [RESET-20, RESET-26, ERR-15]',
    async (_, answer, message) => {
      await openPortal('/reset-password/redeem/tok-1', fakeBackend({ ...live, [saved]: answer }))
      await fillIn('qwerty1')
      await userEvent.keyboard('{Enter}')
      expect((await screen.findByRole('alert')).textContent).toBe(message)
      expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('qwerty1')
      expect(screen.getByLabelText<HTMLInputElement>('Confirm password').value).toBe('qwerty1')
    },
  )

  it('shows in its list that it is commonly used [RESET-26]', async () => {
    const hint = 'At least six characters, one number or special character, and not a commonly used password.'
    await openPortal('/reset-password/redeem/tok-1', fakeBackend({ ...live, [saved]: refusal(400, hint) }))
    await fillIn('qwerty1')
    await userEvent.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(hint)
    const needs = within(screen.getByRole('list', { name: 'Password requirements' }))
    expect(needs.getByText(/^Not a commonly used password/).closest('li')?.textContent).toContain('not met')
  })
})
