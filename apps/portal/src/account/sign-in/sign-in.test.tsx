import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { writeCookie } from '../../session/cookies.ts'
import { eli, fakeBackend, held, refusal, unreachable } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const nobody = { 'POST /auth/refresh': refusal(401, 'Unauthorized') }
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
  it('leads home, with the focus on its heading, and greets by name next time [SIGNIN-18, SIGNIN-26]', async () => {
    await openPortal('/', fakeBackend({ ...nobody, 'POST /auth/signin': eli }))
    await signIn()
    await waitFor(() => expect(address()).toBe('/home'))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(document.cookie).toContain('loggedInName=Eli')
  })

  it('sends the username trimmed, as emailAddress [SIGNIN-17, SIGNIN-23]', async () => {
    let sent: unknown
    const backend = fakeBackend({
      ...nobody,
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

  it('sends one call, however often Enter is pressed [SIGNIN-32]', async () => {
    const answer = held(() => eli)
    const backend = fakeBackend({ ...nobody, 'POST /auth/signin': answer.handler })
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
    ['a failure', () => refusal(500, 'boom'), 'Something seems to have gone wrong, please try again.'],
    [
      'no connection',
      unreachable,
      'Failed to connect to server. Please check your internet connection and try again.',
    ],
  ])(
    'says so in the words of the specification after %s [ERR-01, ERR-06, ERR-07]',
    async (_, answer, text) => {
      await openPortal('/', fakeBackend({ ...nobody, 'POST /auth/signin': answer }))
      await signIn()
      expect((await screen.findByRole('alert')).textContent).toContain(text)
      expect(address()).toBe('/')
    },
  )
})

describe('a server that asks to wait', () => {
  const busyFor = (seconds: number) =>
    Response.json(
      { statusCode: 429, message: 'Too many attempts.' },
      { status: 429, headers: { 'Retry-After': `${seconds}` } },
    )
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' })

  it('is given the time: nothing can be sent until then', async () => {
    const backend = fakeBackend({ ...nobody, 'POST /auth/signin': busyFor(600) })
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

  it('asks one person to wait, not whoever sits there next', async () => {
    await openPortal('/', fakeBackend({ ...nobody, 'POST /auth/signin': busyFor(600) }))
    await signIn()
    await screen.findByRole('alert')
    await userEvent.type(screen.getByLabelText('Username'), '.uk')
    expect(button().disabled).toBe(false)
  })

  it('can be asked again when the time has passed', async () => {
    await openPortal('/', fakeBackend({ ...nobody, 'POST /auth/signin': busyFor(1) }))
    await signIn()
    await screen.findByRole('alert')
    await waitFor(() => expect(button().disabled).toBe(false))
  })
})

describe('where signing in leads', () => {
  it.each([
    ['/connectors/ftp/refresh?search=50%2525', '/connectors/ftp/refresh?search=50%2525'],
    ['/connectors/ftp/refresh?search=a%20b', '/connectors/ftp/refresh?search=a%20b'],
    // Decoded once more, this would be a path of the portal.
    ['%2Fconnectors', '/home'],
    ['//evil.example', '/home'],
    ['/nowhere', '/home'],
  ])('from a returnUrl %s is %s [ROUTE-46]', async (returnUrl, expected) => {
    const query = `returnUrl=${encodeURIComponent(returnUrl)}`
    await openPortal(`/?${query}`, fakeBackend({ ...nobody, 'POST /auth/signin': eli }))
    await signIn()
    await waitFor(() => expect(location.pathname).not.toBe('/'))
    expect(address()).toBe(expected)
  })

  it.each(['/connectors/ftp/refresh?search=50%2541', '/excel/areas?x=1&y=%2F', '/nowhere'])(
    'for a visitor of %s is there again [ROUTE-43]',
    async (path) => {
      const backend = fakeBackend({ ...nobody, 'POST /auth/signin': eli })
      await openPortal(path, backend)
      await waitFor(() => expect(address()).toBe(`/?returnUrl=${encodeURIComponent(path)}`))
      const open = 'GET /registration/options'
      expect(backend.calls.filter((call) => call !== open)).toEqual(['POST /auth/refresh'])
    },
  )

  it('is home at once for somebody signed in, unless there is something to say [ROUTE-47]', async () => {
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
  ])('at %s: %s [SIGNIN-15, SIGNIN-16, SIGNIN-24]', async (path, text) => {
    await openPortal(path, fakeBackend(nobody))
    expect((await heading()).textContent).toBe(text)
  })

  it('give way to the next screen, whose heading takes the focus', async () => {
    await openPortal('/', fakeBackend(nobody))
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }))
    expect((await heading()).textContent).toBe('Reset password')
    expect(document.activeElement?.tagName).toBe('H1')
  })
})

describe('a name that is somebody else’s', () => {
  it.each(['/', '/?name=Ann'])('is forgotten at %s, and the username is next', async (path) => {
    writeCookie('loggedInName', 'Eli')
    await openPortal(path, fakeBackend(nobody))
    await userEvent.click(await screen.findByRole('button', { name: 'Not you?' }))
    expect((await heading()).textContent).toBe('Sign in to Tributary')
    expect(document.cookie).not.toContain('loggedInName')
    expect(address()).toBe('/')
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  })
})

describe('signing out', () => {
  it('ends at the root with the focus on its heading, in this tab and the others [SHELL-40, SHELL-45]', async () => {
    const backend = fakeBackend()
    await openPortal('/home', backend)
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(address()).toBe('/'))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(backend.calls).toContain('POST /auth/signout')
  })

  it('by the server brings one back to where one was [STATE-16]', async () => {
    const backend = fakeBackend()
    const { client } = await openPortal('/connectors/ftp/refresh', backend)
    await screen.findByRole('article', { name: 'Warehouse files' })
    client.session.end('refused')
    await waitFor(() => expect(address()).toBe('/?returnUrl=%2Fconnectors%2Fftp%2Frefresh'))
    expect(screen.queryByRole('article')).toBeNull()
  })
})
