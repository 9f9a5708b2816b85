import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeBackend, refusal, unreachable } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { challengeFor, counterOf } from '../captcha/altcha.samples.ts'

freshBrowser()

const asked = 'POST /reset-password/request'
const visitor = {
  'POST /auth/refresh': refusal(401, 'Unauthorized'),
  'GET /captcha/challenge': () => challengeFor(600),
}
const captcha = () => screen.findByRole('checkbox', { name: "I'm not a robot" })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset password' })

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Email address'), ' eli@tributary.example ')
  await userEvent.click(await captcha())
  await screen.findByText('Verified')
}

describe('requesting a reset mail', () => {
  it('sends address and captcha, and shows the recipient of the link [RESET-02, RESET-03, RESET-04, RESET-05, RESET-24]', async () => {
    let sent: { emailAddress: string; recaptchaToken: string } | undefined
    const backend = fakeBackend({
      ...visitor,
      [asked]: ({ body }: { body: unknown }) => {
        sent = body as typeof sent
        return { message: 'On its way.', data: null }
      },
    })
    await openPortal('/reset-password', backend)
    await fillIn()
    await userEvent.click(button())
    expect(
      await screen.findByText('A link to reset your password is on its way to eli@tributary.example.'),
    ).toBeDefined()
    expect(
      screen.getByText('If nothing arrives within 15 minutes, please check your spam folder.'),
    ).toBeDefined()
    expect(sent?.emailAddress).toBe('eli@tributary.example')
    expect(counterOf(sent?.recaptchaToken ?? null)).toBe(12)
  })

  it('links to sign-in when it was sent [RESET-06]', async () => {
    await openPortal(
      '/reset-password',
      fakeBackend({ ...visitor, [asked]: { message: 'Sent.', data: null } }),
    )
    await fillIn()
    await userEvent.click(button())
    const back = await screen.findByRole('link', { name: 'Back to sign in' })
    await waitFor(() => expect(document.activeElement).toBe(back))
    await userEvent.click(back)
    expect(address()).toBe('/signin')
  })

  it.each([
    [
      'a 400',
      () => refusal(400, 'The captcha could not be verified. Please try again.'),
      'The captcha could not be verified. Please try again. If the problem persists, please contact your administrator.',
    ],
    [
      'a 500',
      () => refusal(500, 'Something broke.'),
      'Something broke. If the problem persists, please contact your administrator.',
    ],
    [
      'a 403',
      () => refusal(403, 'Forbidden'),
      'Password reset request failed. Please try again or contact your administrator.',
    ],
    [
      'no connection',
      unreachable,
      'Password reset request failed. Please try again or contact your administrator.',
    ],
  ])(
    'shows the specified sentence after %s, keeps the address and resets the captcha [RESET-09, RESET-10, ERR-11, ERR-12]',
    async (_, answer, sentence) => {
      await openPortal('/reset-password', fakeBackend({ ...visitor, [asked]: answer }))
      await fillIn()
      await userEvent.click(button())
      expect((await screen.findByRole('alert')).textContent).toBe(sentence)
      expect((await screen.findByLabelText<HTMLInputElement>('Email address')).value).toContain('eli@')
      expect(screen.queryByText('Verified')).toBeNull()
      expect(button().disabled).toBe(true)
    },
  )

  it('shows that the captcha failed [RESET-11, ERR-13]', async () => {
    const backend = fakeBackend({ ...visitor, 'GET /captcha/challenge': refusal(400, 'no') })
    await openPortal('/reset-password', backend)
    await userEvent.click(await captcha())
    expect(
      await screen.findByText('reCAPTCHA error occurred. Please refresh the page and try again.'),
    ).toBeDefined()
  })

  it('shows that the captcha has expired, and cannot be sent then [RESET-12, ERR-14]', async () => {
    const backend = fakeBackend({ ...visitor, 'GET /captcha/challenge': () => challengeFor(-1) })
    await openPortal('/reset-password', backend)
    await userEvent.type(await screen.findByLabelText('Email address'), 'eli@tributary.example')
    await userEvent.click(await captcha())
    expect(
      await screen.findByText('reCAPTCHA expired. Please complete the verification again.'),
    ).toBeDefined()
    expect(button().disabled).toBe(true)
  })
})
