import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeBackend, held, refusal, unreachable } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { challengeFor } from '../captcha/altcha.samples.ts'

freshBrowser()

const STATE = 'GET /registration/finalise'
const GIVE = 'POST /registration/finalise'

const open = {
  Finalised: false,
  FirstName: 'Karin',
  Provider: 'xero',
  ApprovalId: null,
  LinkOrganisation: false,
  LinkAccount: false,
  EmailAddress: null,
}
const joining = { ...open, LinkOrganisation: true }
const waiting = { ...open, ApprovalId: 'a-1' }
const linking = { ...open, LinkAccount: true, EmailAddress: 'karin@mobler.example' }
const finished = { ...open, Finalised: true }

type Answers = NonNullable<Parameters<typeof fakeBackend>[0]>

/** The finalise screen over a backend that records what was sent. */
async function finaliseScreen(answers: Answers, query = '?code=c%2F1') {
  const given: unknown[] = []
  const backend = fakeBackend({
    'POST /auth/refresh': refusal(401, 'Unauthorized'),
    'GET /registration/options': {
      SignUp: true,
      Providers: [{ Name: 'xero', DisplayName: 'Xero' }],
      Captcha: { kind: 'altcha' },
      PasswordPolicy: 'spec',
    },
    'GET /captcha/challenge': () => challengeFor(60),
    ...answers,
  })
  const answer = answers[GIVE] ?? finished
  backend.on(GIVE, (request) => {
    given.push(request.body)
    return typeof answer === 'function' ? answer(request) : answer
  })
  await openPortal(`/signup/finalise${query}`, backend)
  return { backend, given }
}

const token = expect.stringMatching(/.{40,}/)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const finish = () => press('Finish signing up')
const arrived = () => waitFor(() => expect(address()).toBe('/signin?registration=success&provider=xero'))

describe('the state of a sign-up', () => {
  it.each([
    ['waits for an approval', waiting, 'Your sign up request is awaiting approval.'],
    ['asks about joining', joining, 'Ask to join the organisation?'],
    [
      'waits for an approval rather than asking again',
      { ...joining, ApprovalId: 0 },
      'Your sign up request is awaiting approval.',
    ],
    ['links an account', linking, 'Sign in to continue'],
    ['needs an organisation', open, 'Continue'],
  ])('%s [FINAL-01, FINAL-03, FINAL-06, FINAL-10, FINAL-11, FINAL-14, STATE-18]', async (_, state, title) => {
    const { backend } = await finaliseScreen({ [STATE]: state })
    expect(await heading(title)).toBe(document.activeElement)
    expect(backend.calls).toContain(STATE)
  })

  it('opens sign-in when finished, which greets by name [FINAL-02, STATE-18]', async () => {
    await finaliseScreen({ [STATE]: finished })
    await arrived()
    expect(document.cookie).toContain('loggedInName=Karin')
    expect(await heading('Welcome, Karin!')).toBeDefined()
  })

  it('is loaded with the exact code of the address [FINAL-01]', async () => {
    const answer = held(() => open)
    await finaliseScreen({ [STATE]: answer.handler })
    expect(await heading('Finish sign-up')).toBeDefined()
    expect((await screen.findByRole('status')).textContent).toBe('Loading')
    answer.letGo()
    expect(await heading('Continue')).toBeDefined()
  })

  it.each([
    ['is missing', ''],
    ['is empty', '?code='],
    ['is unknown', '?code=gone'],
  ])('when the code %s shows that the link is invalid [FINAL-18]', async (_, query) => {
    const { backend } = await finaliseScreen({ [STATE]: refusal(404, 'Not found.') }, query)
    expect(await heading('This sign up link is invalid or has expired.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin')
    expect(backend.calls.includes(STATE)).toBe(query === '?code=gone')
  })

  it('can be loaded again after a failure [FINAL-18]', async () => {
    const { backend } = await finaliseScreen({ [STATE]: refusal(400, 'Signing up is switched off.') })
    expect((await screen.findByRole('alert')).textContent).toBe('Signing up is switched off.')
    backend.on(STATE, open)
    await press('Try again')
    expect(await heading('Continue')).toBe(document.activeElement)
  })
})

describe('the question whether to join', () => {
  it('names only a known provider [FINAL-17]', async () => {
    await finaliseScreen({ [STATE]: joining })
    const question =
      'Xero entities you connected already belong to an organisation. Would you like to request permission to join it?'
    expect(await screen.findByText(question)).toBeDefined()
  })

  it('sends a request after Yes and shows that it waits [FINAL-05, FINAL-07, FINAL-13, FINAL-15]', async () => {
    const { given } = await finaliseScreen({ [STATE]: joining, [GIVE]: waiting })
    await press('Yes')
    const title = 'Your request to join the organisation has been submitted for approval.'
    expect(await heading(title)).toBe(document.activeElement)
    expect(given).toEqual([{ code: 'c/1', recaptchaToken: token, linkOrganisation: true }])
  })

  it('shows after a reload that an approval is awaited [FINAL-16]', async () => {
    await finaliseScreen({ [STATE]: waiting })
    expect(await heading('Your sign up request is awaiting approval.')).toBeDefined()
    expect(screen.getByText('Please allow up to 24 hours, and check your spam folder.')).toBeDefined()
  })

  it('sends nothing and opens the form after No [FINAL-07, FINAL-15]', async () => {
    const { given } = await finaliseScreen({ [STATE]: joining })
    await press('No')
    expect(await heading('Continue')).toBe(document.activeElement)
    expect(given).toEqual([])
  })

  it('stays with the reason when Yes is refused [FINAL-18]', async () => {
    await finaliseScreen({ [STATE]: joining, [GIVE]: refusal(400, '<b>Not today.</b>') })
    await press('Yes')
    expect((await screen.findByRole('alert')).textContent).toBe('Not today.')
    expect(await heading('Ask to join the organisation?')).toBeDefined()
  })
})

describe('the form', () => {
  it('sends the name of an organisation and opens sign-in [FINAL-11, FINAL-12, FINAL-13, FINAL-16]', async () => {
    const { given } = await finaliseScreen({ [STATE]: open })
    await userEvent.type(await screen.findByLabelText('Organisation name'), 'Lindqvist')
    await finish()
    await arrived()
    expect(given).toEqual([
      { code: 'c/1', recaptchaToken: token, organisation: { companyName: 'Lindqvist' } },
    ])
    expect(document.cookie).toContain('loggedInName=Karin')
  })

  it('shows that an organisation must be approved [FINAL-16]', async () => {
    await finaliseScreen({ [STATE]: open, [GIVE]: waiting })
    await userEvent.type(await screen.findByLabelText('Organisation name'), 'Lindqvist{Enter}')
    expect(await heading('Your sign up request is awaiting approval.')).toBe(document.activeElement)
  })

  it('sends the password exactly as typed [FINAL-08, FINAL-13]', async () => {
    const { given } = await finaliseScreen({ [STATE]: linking })
    await userEvent.type(await screen.findByLabelText('Password'), ' driftwood-7')
    expect(screen.getByLabelText<HTMLInputElement>('Email address').disabled).toBe(true)
    await finish()
    await arrived()
    expect(given).toEqual([{ code: 'c/1', recaptchaToken: token, account: { password: ' driftwood-7' } }])
  })

  it.each([
    ['a wrong password', () => refusal(400, 'Please check your password.'), 'Please check your password.'],
    [
      'no connection',
      unreachable,
      'Failed to connect to server. Please check your internet connection and try again.',
    ],
    ['too many attempts', () => refusal(429, 'Too many attempts.'), 'Too many attempts.'],
  ])('shows %s, keeps the values and can be sent again [FINAL-18]', async (_, answer, text) => {
    const { backend } = await finaliseScreen({ [STATE]: linking, [GIVE]: answer })
    await userEvent.type(await screen.findByLabelText('Password'), 'driftwood-7')
    await finish()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('driftwood-7')
    backend.on(GIVE, finished)
    await finish()
    await arrived()
  })

  it('continues from the new state when an account was created meanwhile', async () => {
    const taken = 'There is an account with your email address. Please sign in to continue.'
    const { backend } = await finaliseScreen({ [STATE]: open, [GIVE]: refusal(400, taken) })
    await userEvent.type(await screen.findByLabelText('Organisation name'), 'Lindqvist')
    backend.on(STATE, linking)
    await finish()
    expect(await heading('Sign in to continue')).toBe(document.activeElement)
    expect(screen.getByRole('alert').textContent).toBe(taken)
  })

  it('shows that its link has expired meanwhile [FINAL-18]', async () => {
    await finaliseScreen({ [STATE]: open, [GIVE]: refusal(404, 'Not found.') })
    await userEvent.type(await screen.findByLabelText('Organisation name'), 'Lindqvist{Enter}')
    expect(await heading('This sign up link is invalid or has expired.')).toBeDefined()
  })

  it('sends one call for repeated presses [FINAL-19]', async () => {
    const answer = held(() => finished)
    const { given } = await finaliseScreen({ [STATE]: open, [GIVE]: answer.handler })
    await userEvent.type(await screen.findByLabelText('Organisation name'), 'Lindqvist{Enter}{Enter}')
    await finish()
    answer.letGo()
    await arrived()
    expect(given).toHaveLength(1)
  })
})
