import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type FakeBackend, fakeBackend, held, refusal, unreachable } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { challengeFor } from '../captcha/altcha.samples.ts'

freshBrowser()

const REGISTER = 'POST /registration/account'
const VERIFY = 'GET /registration/verify'
const created = Response.json({ message: 'Your account has been created.', data: null }, { status: 201 })
const options = {
  SignUp: true,
  Providers: [{ Name: 'xero', DisplayName: 'Xero' }],
  Captcha: { kind: 'altcha' },
  PasswordPolicy: 'spec',
}
const stranger = {
  'POST /auth/refresh': refusal(401, 'Unauthorized'),
  'GET /registration/options': options,
  'GET /captcha/challenge': () => challengeFor(60),
  [VERIFY]: { data: true },
  [REGISTER]: created,
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
const count = (backend: FakeBackend, call: string) => backend.calls.filter((made) => made === call).length

const karin = {
  'First name': ' Karin ',
  'Last name': 'Lindqvist',
  'Email address': ' karin@mobler.example ',
  Password: 'driftwood-7',
  'Confirm password': 'driftwood-7',
  'Organisation name': 'Lindqvist Möbler AB',
}
async function fillIn(changes: Partial<typeof karin> = {}) {
  await screen.findByLabelText('First name')
  for (const [label, text] of Object.entries({ ...karin, ...changes })) {
    await userEvent.clear(field(label))
    await userEvent.paste(text)
  }
}
const valuesIn = () => Object.keys(karin).map((label) => field(label).value)

/** A sign-up screen over a backend that records what was sent. */
async function signUpScreen(query = '', answers: Parameters<typeof fakeBackend>[0] = {}) {
  const sent: unknown[] = []
  const backend = fakeBackend({ ...stranger, ...answers })
  const answer = answers[REGISTER] ?? created
  backend.on(REGISTER, (request) => {
    sent.push(request.body)
    return typeof answer === 'function' ? answer(request) : answer
  })
  await openPortal(`/signup${query}`, backend)
  return { backend, sent }
}

describe('signing up', () => {
  it('sends account, organisation and captcha, then opens sign-in [SIGNUP-03, SIGNUP-10, SIGNUP-11, SIGNUP-18, SIGNUP-19]', async () => {
    const { backend, sent } = await signUpScreen()
    await fillIn()
    expect(backend.calls).not.toContain('GET /captcha/challenge')
    await send()
    await waitFor(() => expect(address()).toBe('/signin?registration=success'))
    expect(sent).toEqual([
      {
        account: {
          firstName: 'Karin',
          lastName: 'Lindqvist',
          emailAddress: 'karin@mobler.example',
          password: 'driftwood-7',
        },
        organisation: { companyName: 'Lindqvist Möbler AB' },
        recaptchaToken: expect.stringMatching(/.{40,}/),
      },
    ])
    expect(document.cookie).toContain('loggedInName=Karin')
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Karin!' })).toBeDefined()
  })

  it('counts as done when the response is a 200 [SIGNUP-11]', async () => {
    await signUpScreen('', { [REGISTER]: { message: 'Done.', data: null } })
    await fillIn()
    await send()
    await waitFor(() => expect(address()).toBe('/signin?registration=success'))
  })

  it.each([
    ['?code=c-1&atid=a-1', 'c-1'],
    ['?atid=a-1', 'a-1'],
    ['', undefined],
  ])('from %j sends the registration code %s [SIGNUP-07, SIGNUP-09, SIGNUP-17]', async (query, code) => {
    const { sent } = await signUpScreen(query)
    await fillIn()
    await send()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([
      expect.objectContaining(code ? { registrationCode: code } : { recaptchaToken: expect.any(String) }),
    ])
    expect(Object.hasOwn(Object(sent[0]), 'registrationCode')).toBe(code !== undefined)
  })

  it('sends one call for repeated presses', async () => {
    const answer = held(() => created)
    const { backend } = await signUpScreen('', { [REGISTER]: answer.handler })
    await fillIn()
    await send()
    await userEvent.type(field('First name'), '{Enter}{Enter}')
    await send()
    answer.letGo()
    await waitFor(() => expect(address()).toBe('/signin?registration=success'))
    expect(count(backend, REGISTER)).toBe(1)
  })

  it('links to sign-in [SIGNUP-05]', async () => {
    await signUpScreen()
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }))
    expect(address()).toBe('/signin')
  })
})

describe('a failed sign-up', () => {
  it.each([
    [
      'the server’s message',
      () => refusal(400, 'The captcha could not be verified. Please try again.'),
      'The captcha could not be verified. Please try again.',
    ],
    [
      'its HTML, without what could run',
      () => refusal(400, '<b>No.</b><img src=x onerror=alert(1)>'),
      'No.<img src=x onerror=alert(1)>',
    ],
    [
      'the general sentence when the server said nothing, never its status',
      () => Response.json({}, { status: 400, statusText: 'Bad Request' }),
      'Something seems to have gone wrong.',
    ],
    [
      'that there was no connection',
      unreachable,
      'Failed to connect to server. Please check your internet connection and try again.',
    ],
  ])(
    'shows %s, keeps the values and can be sent again [SIGNUP-12, SIGNUP-13, SIGNUP-20, ERR-09]',
    async (_, answer, text) => {
      const { backend } = await signUpScreen('', { [REGISTER]: answer })
      await fillIn()
      await send()
      expect((await screen.findByRole('alert')).textContent).toBe(text)
      expect(valuesIn()).toEqual(Object.values(karin))
      expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' })).toBeDefined()

      backend.on(REGISTER, created)
      await send()
      await waitFor(() => expect(address()).toBe('/signin?registration=success'))
      // A captcha can be used once, so the second attempt has solved another.
      expect(count(backend, 'GET /captcha/challenge')).toBe(2)
    },
  )

  it('shows at the address that it is taken [ERR-10]', async () => {
    const { backend } = await signUpScreen('', {
      [REGISTER]: refusal(409, 'This email address is already in use'),
    })
    await fillIn()
    await send()
    expect(await screen.findByText('This email address is already in use')).toBeDefined()
    expect(document.activeElement).toBe(field('Email address'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(valuesIn()).toEqual(Object.values(karin))
    await send()
    expect(await screen.findByText('This email address is already in use')).toBeDefined()
    expect(count(backend, REGISTER)).toBe(1)
  })

  it('shows at the password that it is commonly used [VALID-12, RESET-26]', async () => {
    const hint = 'At least six characters, one number or special character, and not a commonly used password.'
    await signUpScreen('', { [REGISTER]: refusal(400, hint) })
    await fillIn()
    await send()
    await waitFor(() => expect(document.activeElement).toBe(field('Password')))
    expect(field('Password').getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the specified sentence for a failed captcha [ERR-13]', async () => {
    const { sent } = await signUpScreen('', { 'GET /captcha/challenge': { parameters: 'nonsense' } })
    await fillIn()
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'reCAPTCHA error occurred. Please refresh the page and try again.',
    )
    expect(sent).toEqual([])
  })
})

describe('the address', () => {
  it('is checked once for each valid one [VALID-08, VALID-18]', async () => {
    const { backend } = await signUpScreen()
    await fillIn({ 'Email address': 'karin' })
    expect(count(backend, VERIFY)).toBe(0)
    await fillIn()
    await userEvent.click(field('Email address'))
    await userEvent.tab()
    await send()
    await waitFor(() => expect(address()).toBe('/signin?registration=success'))
    expect(count(backend, VERIFY)).toBe(1)
  })

  it('blocks the form when it is taken [VALID-05, VALID-08]', async () => {
    const { sent } = await signUpScreen('', { [VERIFY]: { data: false } })
    await fillIn()
    await send()
    expect(await screen.findByText('This email address is already in use')).toBeDefined()
    expect(sent).toEqual([])
  })

  it.each([
    ['is refused', () => refusal(403, 'Not from there.')],
    ['does not come through', unreachable],
  ])('passes when the question %s: the server decides [VALID-18]', async (_, answer) => {
    const { sent } = await signUpScreen('', { [VERIFY]: answer })
    await fillIn()
    await send()
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})

describe('the return from a provider', () => {
  it.each([
    ['?error=unauthorised&provider=xero', 'Signing up using Xero was either cancelled or is not allowed.'],
    [
      '?error=unauthorised&provider=%3Cb%3EBank',
      'Signing up using the provider was either cancelled or is not allowed.',
    ],
    [
      '?error=x&provider=XERO',
      'Something seems to have gone wrong while trying to sign up using Xero. Please try again.',
    ],
    [
      '?error=x',
      'Something seems to have gone wrong while trying to sign up using the provider. Please try again.',
    ],
  ])('shows an error with %s [SIGNUP-06, SIGNUP-08, SIGNUP-14, SIGNUP-15]', async (query, sentence) => {
    await signUpScreen(query)
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })

  it('offers the provider again if the user has not signed up there', async () => {
    await signUpScreen('?error=unauthorised&provider=xero')
    expect(await screen.findByTitle('Sign up with Xero')).toBeDefined()
  })

  it('shows the frame of a configured provider [SIGNUP-21]', async () => {
    await signUpScreen('?provider=xero')
    const frame = await screen.findByTitle('Sign up with Xero')
    expect(frame.getAttribute('src')).toBe('/auth/provider-frame?provider=xero&intent=signup')
  })

  it.each(['', '?provider=vend', '?provider=xero&code=c-1'])('shows no frame at %j', async (query) => {
    const { backend } = await signUpScreen(query)
    await waitFor(() => expect(backend.calls).toContain('GET /registration/options'))
    await screen.findByLabelText('First name')
    expect(document.querySelector('iframe')).toBeNull()
  })
})

describe('an installation', () => {
  it('without sign-up shows that, with a link back', async () => {
    await signUpScreen('', { 'GET /registration/options': { ...options, SignUp: false } })
    expect(await screen.findByText('Signing up is switched off.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/signin')
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull()
  })

  it('has a password policy, which the form follows [VALID-12]', async () => {
    await signUpScreen('', { 'GET /registration/options': { ...options, PasswordPolicy: 'asvs' } })
    expect(await screen.findByText(/^At least eight characters, /)).toBeDefined()
  })

  it('allows sign-up when its options fail to load', async () => {
    const { sent } = await signUpScreen('', { 'GET /registration/options': refusal(400, 'No.') })
    await fillIn()
    await send()
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})
