import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, fakeBackend, held, refusal, unreachable } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const signedOut = { 'POST /auth/refresh': refusal(401, 'Unauthorized') }
const required = {
  verificationRequired: true,
  verificationReference: 'ref-1',
  verificationAddress: 'e•••@tributary.example',
}
const field = () => screen.findByLabelText<HTMLInputElement>('Verification code')

async function enterCode(code = '123456') {
  await userEvent.type(await field(), code)
  await userEvent.keyboard('{Enter}')
}

/** A backend with this response to a sign-in. It records what was sent. */
function backendWith(answer: object | (() => object | Promise<object>), more: object = {}) {
  const sent: unknown[] = []
  const backend = fakeBackend({
    ...signedOut,
    'POST /auth/signin': ({ body }: { body: unknown }) => {
      sent.push(body)
      return typeof answer === 'function' && !(answer instanceof Response) ? answer() : answer
    },
    ...more,
  })
  return { backend, sent }
}

describe('the code of a sign-in', () => {
  it('is requested after the password, with the mailbox it went to [SIGNIN-19, SIGNIN-31, CONFIRM-11]', async () => {
    const { backend } = backendWith(required)
    await openPortal('/?returnUrl=%2Fconnectors', backend)
    await userEvent.type(await screen.findByLabelText('Username'), 'eli@tributary.example')
    await userEvent.type(screen.getByLabelText('Password'), 'Horse-7-battery{Enter}')
    await waitFor(() => expect(address()).toBe('/signin/confirm?reference=ref-1&returnUrl=%2Fconnectors'))
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.textContent).toBe('Enter the verification code sent to your email')
    expect(screen.getByText('We sent it to e•••@tributary.example.')).toBeDefined()
  })

  it('does not name the mailbox after a reload', async () => {
    await openPortal('/signin/confirm?reference=ref-1', fakeBackend(signedOut))
    expect(await screen.findByText('We sent it to your email address.')).toBeDefined()
  })

  it('opens Home and is sent with its reference [CONFIRM-05, CONFIRM-06, CONFIRM-07, CONFIRM-12]', async () => {
    const { backend, sent } = backendWith(eli)
    await openPortal('/signin/confirm?reference=ref-1', backend)
    await enterCode('123 456')
    await waitFor(() => expect(address()).toBe('/home'))
    expect(sent).toEqual([
      { verificationReference: 'ref-1', verificationCode: '123456', verificationTrustDevice: false },
    ])
    expect(document.cookie).toContain('loggedInName=Eli')
  })

  it('sends whether to trust the device [CONFIRM-03, CONFIRM-14]', async () => {
    const { backend, sent } = backendWith(eli)
    await openPortal('/signin/confirm?reference=ref-1', backend)
    await userEvent.click(await screen.findByLabelText('Trust this device?'))
    await enterCode()
    await waitFor(() => expect(sent).toMatchObject([{ verificationTrustDevice: true }]))
  })

  it.each([
    ['/connectors/ftp/refresh?search=50%2525', '/connectors/ftp/refresh?search=50%2525'],
    ['//evil.example', '/home'],
    ['/\\evil.example', '/home'],
    ['javascript:alert(1)', '/home'],
    ['/signin/confirm', '/home'],
    ['/signin', '/home'],
  ])('leads from a returnUrl %s to %s [CONFIRM-06, ROUTE-46]', async (returnUrl, expected) => {
    const { backend } = backendWith(eli)
    await openPortal(`/signin/confirm?${new URLSearchParams({ reference: 'ref-1', returnUrl })}`, backend)
    await enterCode()
    await waitFor(() => expect(address()).toBe(expected))
  })

  it.each([
    ['a refusal', () => refusal(401, 'no'), 'Verification failed.'],
    ['no token', () => ({}), 'Verification failed.'],
    ['an answer in words', () => refusal(429, 'Please wait a minute.'), 'Please wait a minute.'],
    ['no connection', unreachable, 'An unkown error has occured.'],
  ])(
    'shows the specified sentence after %s, and can be entered again [CONFIRM-08, CONFIRM-09, CONFIRM-10, CONFIRM-13, ERR-16]',
    async (_, answer, sentence) => {
      const { backend } = backendWith(answer)
      await openPortal('/signin/confirm?reference=ref-1', backend)
      await enterCode()
      expect((await screen.findByRole('alert')).textContent).toBe(sentence)
      expect(document.activeElement).toBe(await field())
      expect(address()).toBe('/signin/confirm?reference=ref-1')
    },
  )

  it('is required [CONFIRM-02, VALID-10]', async () => {
    const { backend, sent } = backendWith(eli)
    await openPortal('/signin/confirm?reference=ref-1', backend)
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('required')).toBeDefined()
    expect(sent).toEqual([])
  })

  it('is sent once for repeated presses', async () => {
    const answer = held(() => eli)
    const { backend, sent } = backendWith(() => answer.handler({ path: '', body: undefined }))
    await openPortal('/signin/confirm?reference=ref-1', backend)
    await enterCode()
    await userEvent.keyboard('{Enter}{Enter}')
    answer.letGo()
    await waitFor(() => expect(address()).toBe('/home'))
    expect(sent).toHaveLength(1)
  })

  it('links back to sign-in with the returnUrl', async () => {
    await openPortal('/signin/confirm?reference=ref-1&returnUrl=%2Fconnectors', fakeBackend(signedOut))
    const back = await screen.findByRole('link', { name: 'Back to sign in' })
    expect(back.getAttribute('href')).toBe('/signin?returnUrl=%2Fconnectors')
  })
})

describe('the code entry without a reference', () => {
  it('signs out a signed-in user and shows sign-in [CONFIRM-01]', async () => {
    const backend = fakeBackend()
    await openPortal('/signin/confirm', backend)
    await waitFor(() => expect(address()).toBe('/'))
    expect(backend.calls.filter((call) => call === 'POST /auth/signout')).toHaveLength(1)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Sign in to Tributary')
  })

  it('shows sign-in to other users without sending a call [CONFIRM-01]', async () => {
    const backend = fakeBackend(signedOut)
    await openPortal('/signin/confirm?reference=', backend)
    await waitFor(() => expect(address()).toBe('/'))
    expect(backend.calls).not.toContain('POST /auth/signout')
  })
})
