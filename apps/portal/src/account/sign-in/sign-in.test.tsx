import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { writeCookie } from '../../session/cookies.ts'
import { eli, fakeBackend, held, refusal, unreachable } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const signedOut = { 'POST /auth/refresh': refusal(401, 'Unauthorized') }
const heading = () => screen.findByRole('heading', { level: 1 })

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Username'), ' eli@tributary.example ')
  await userEvent.type(screen.getByLabelText('Password'), 'Horse-7-battery')
}
const signIn = async () => {
  await fillIn()
  await userEvent.keyboard('{Enter}')
}

describe('signing in', () => {
  it('opens Home and focuses its heading [SIGNIN-18, SIGNIN-26]', async () => {
    await openPortal('/', fakeBackend({ ...signedOut, 'POST /auth/signin': eli }))
    await signIn()
    await waitFor(() => expect(address()).toBe('/home'))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(document.cookie).toContain('loggedInName=Eli')
  })

  it('sends the username trimmed, as emailAddress [SIGNIN-17, SIGNIN-23]', async () => {
    let sent: unknown
    const backend = fakeBackend({
      ...signedOut,
      'POST /auth/signin': ({ body }: { body: unknown }) => {
        sent = body
        return eli
      },
    })
    await openPortal('/', backend)
    await signIn()
    await waitFor(() =>
      expect(sent).toEqual({ emailAddress: 'eli@tributary.example', password: 'Horse-7-battery' }),
    )
  })

  it('sends one call for repeated presses of Enter [SIGNIN-32]', async () => {
    const answer = held(() => eli)
    const backend = fakeBackend({ ...signedOut, 'POST /auth/signin': answer.handler })
    await openPortal('/', backend)
    await signIn()
    await userEvent.keyboard('{Enter}{Enter}')
    answer.letGo()
    await waitFor(() => expect(address()).toBe('/home'))
    expect(backend.calls.filter((call) => call === 'POST /auth/signin')).toHaveLength(1)
  })

  it.each([
    ['a refusal', () => refusal(401, 'no'), 'Please check your email address and password.'],
    ['no token', () => ({}), 'Please check your email address and password.'],
    [
      'a locked account',
      () => refusal(403, 'Forbidden'),
      'Something seems to have gone wrong, please try again.',
    ],
    [
      'a page of a proxy',
      () => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
      'Something seems to have gone wrong, please try again.',
    ],
    ['a failure', () => refusal(500, 'boom'), 'Something seems to have gone wrong, please try again.'],
    [
      'no connection',
      unreachable,
      'Failed to connect to server. Please check your internet connection and try again.',
    ],
  ])('shows the specified sentence after %s [ERR-01, ERR-06, ERR-07]', async (_, answer, text) => {
    await openPortal('/', fakeBackend({ ...signedOut, 'POST /auth/signin': answer }))
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(address()).toBe('/')
  })
})

describe('a rate-limited sign-in', () => {
  const busyFor = (seconds: number) =>
    Response.json(
      { statusCode: 429, message: 'Too many attempts.' },
      { status: 429, headers: { 'Retry-After': `${seconds}` } },
    )
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' })

  it('blocks the form until then', async () => {
    const backend = fakeBackend({ ...signedOut, 'POST /auth/signin': busyFor(600) })
    await openPortal('/', backend)
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Something seems to have gone wrong, please try again.',
    )
    expect(screen.getByRole('alert').textContent).toContain('You can try again in 10 minutes.')
    expect(button().disabled).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(backend.calls.filter((call) => call === 'POST /auth/signin')).toHaveLength(1)
  })

  it('does not block another username', async () => {
    await openPortal('/', fakeBackend({ ...signedOut, 'POST /auth/signin': busyFor(600) }))
    await signIn()
    await screen.findByRole('alert')
    await userEvent.type(screen.getByLabelText('Username'), '.uk')
    expect(button().disabled).toBe(false)
  })

  it('accepts a sign-in when the time has passed', async () => {
    await openPortal('/', fakeBackend({ ...signedOut, 'POST /auth/signin': busyFor(1) }))
    await signIn()
    await screen.findByRole('alert')
    await waitFor(() => expect(button().disabled).toBe(false))
  })
})

describe('the page after sign-in', () => {
  it.each([
    ['/connectors/ftp/refresh?search=50%2525', '/connectors/ftp/refresh?search=50%2525'],
    ['/connectors/ftp/refresh?search=a%20b', '/connectors/ftp/refresh?search=a%20b'],
    ['/invitation/link', '/invitation/link'],
    ['/signup', '/home'],
    // Decoded twice, this would be a path of the portal.
    ['%2Fconnectors', '/home'],
    ['//evil.example/x', '/home'],
    ['/\\evil.example', '/home'],
    ['https://evil.example', '/home'],
    ['javascript:alert(1)', '/home'],
    ['/%2f/evil', '/home'],
    ['/nowhere', '/home'],
  ])('from a returnUrl %s is %s [ROUTE-46]', async (returnUrl, expected) => {
    const query = `returnUrl=${encodeURIComponent(returnUrl)}`
    await openPortal(`/?${query}`, fakeBackend({ ...signedOut, 'POST /auth/signin': eli }))
    await signIn()
    await waitFor(() => expect(location.pathname).not.toBe('/'))
    expect(address()).toBe(expected)
  })

  it.each(['/connectors/ftp/refresh?search=50%2541', '/excel/areas?x=1&y=%2F', '/nowhere'])(
    'returns a signed-out user to %s [ROUTE-43]',
    async (path) => {
      const backend = fakeBackend({ ...signedOut, 'POST /auth/signin': eli })
      await openPortal(path, backend)
      await waitFor(() => expect(address()).toBe(`/?returnUrl=${encodeURIComponent(path)}`))
      const open = 'GET /registration/options'
      expect(backend.calls.filter((call) => call !== open)).toEqual(['POST /auth/refresh'])
    },
  )

  it('is Home for a signed-in user, unless sign-in has a message [ROUTE-47]', async () => {
    const { unmount } = await openPortal('/signin?registration=success', fakeBackend())
    expect((await heading()).textContent).toBe('Welcome!')
    expect(address()).toBe('/signin?registration=success')
    unmount()
    await openPortal('/signin', fakeBackend())
    await waitFor(() => expect(address()).toBe('/home'))
  })
})

describe('greetings', () => {
  it.each([
    ['/', 'Sign in to Tributary'],
    ['/?name=Ann', 'Welcome back, Ann'],
    ['/?name=50%2541', 'Welcome back, 50%41'],
    ['/?registration=success&name=Ann', 'Welcome, Ann!'],
  ])('at %s: %s [SIGNIN-11, SIGNIN-12, SIGNIN-15, SIGNIN-16, SIGNIN-24]', async (path, text) => {
    await openPortal(path, fakeBackend(signedOut))
    expect((await heading()).textContent).toBe(text)
  })

  it('are replaced by the next screen, whose heading takes the focus', async () => {
    await openPortal('/', fakeBackend(signedOut))
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }))
    expect((await heading()).textContent).toBe('Reset password')
    expect(document.activeElement?.tagName).toBe('H1')
  })
})

describe('the greeting of another user', () => {
  it.each(['/', '/?name=Ann'])('is removed at %s, and the username field is focused', async (path) => {
    writeCookie('loggedInName', 'Eli')
    await openPortal(path, fakeBackend(signedOut))
    await userEvent.click(await screen.findByRole('button', { name: 'Not you?' }))
    expect((await heading()).textContent).toBe('Sign in to Tributary')
    expect(document.cookie).not.toContain('loggedInName')
    expect(address()).toBe('/')
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  })
})

describe('signing out', () => {
  it('shows sign-in and focuses its heading [SHELL-40, SHELL-45]', async () => {
    const backend = fakeBackend()
    await openPortal('/home', backend)
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(address()).toBe('/'))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(backend.calls).toContain('POST /auth/signout')
  })

  it('by the server returns to the same page after sign-in [STATE-16]', async () => {
    const backend = fakeBackend()
    const { client } = await openPortal('/connectors/ftp/refresh', backend)
    await screen.findByRole('article', { name: 'Warehouse files' })
    client.session.end('refused')
    await waitFor(() => expect(address()).toBe('/?returnUrl=%2Fconnectors%2Fftp%2Frefresh'))
    expect(screen.queryByRole('article')).toBeNull()
  })
})
