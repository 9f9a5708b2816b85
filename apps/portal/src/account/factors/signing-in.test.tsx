import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, fakeBackend, refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const required = {
  verificationRequired: true,
  verificationReference: 'ref-1',
  verificationFactors: ['authenticator', 'email', 'recovery'],
}
const wrong = refusal(400, 'The verification code is not correct.')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Enters the password. The answers to later calls of the sign-in follow each other. */
async function halfway(answers: object[], more: object = {}) {
  const sent: unknown[] = []
  const backend = fakeBackend({
    'POST /auth/refresh': refusal(401, 'Unauthorized'),
    'POST /auth/signin': ({ body }: { body: unknown }) => {
      if (Object.hasOwn(Object(body), 'password')) return required
      sent.push(body)
      return answers.shift() ?? eli
    },
    ...more,
  })
  await openPortal('/?returnUrl=%2Fhome', backend)
  await userEvent.type(await screen.findByLabelText('Username'), 'eli@tributary.example')
  await userEvent.type(screen.getByLabelText('Password'), 'Horse-7-battery{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Enter the code of your authenticator app' })
  return { backend, sent }
}
const entered = (code: string, factor: string, trust = false) => ({
  verificationReference: 'ref-1',
  verificationCode: code,
  verificationTrustDevice: trust,
  verificationFactor: factor,
})

describe('a sign-in with an authenticator app', () => {
  it('takes the code of the app and opens Home [FACTOR-03]', async () => {
    const { sent } = await halfway([wrong])
    await userEvent.type(screen.getByLabelText('Verification code'), '111111{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('The verification code is not correct.')
    await userEvent.clear(screen.getByLabelText('Verification code'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Trust this device?' }))
    await userEvent.type(screen.getByLabelText('Verification code'), '123 456{Enter}')
    await waitFor(() => expect(address()).toBe('/home'))
    expect(sent).toEqual([entered('111111', 'authenticator'), entered('123456', 'authenticator', true)])
  })

  it('can use a recovery code instead, and return to the app', async () => {
    const { sent } = await halfway([])
    await press('Use a recovery code')
    expect(await screen.findByRole('heading', { level: 1, name: 'Enter a recovery code' })).toBeDefined()
    await press('Use your authenticator app')
    await press('Use a recovery code')
    await userEvent.type(await screen.findByLabelText('Recovery code'), 'k7m3q-x9tfa{Enter}')
    await waitFor(() => expect(address()).toBe('/home'))
    expect(sent).toEqual([entered('k7m3q-x9tfa', 'recovery')])
  })

  it('can use a mailed code instead, which is sent only then [FACTOR-04]', async () => {
    const mailed = {
      ...required,
      verificationReference: 'ref-2',
      verificationAddress: 'e•••@tributary.example',
    }
    const { backend, sent } = await halfway([], {
      'POST /auth/resend': { ...mailed, verificationFactors: ['email', 'authenticator'] },
    })
    expect(backend.calls).not.toContain('POST /auth/resend')
    await press('Send me a code by email')
    expect(await screen.findByText('We sent it to e•••@tributary.example.')).toBeDefined()
    await userEvent.type(screen.getByLabelText('Verification code'), '123456{Enter}')
    await waitFor(() => expect(address()).toBe('/home'))
    expect(sent).toMatchObject([{ verificationReference: 'ref-2', verificationCode: '123456' }])
  })

  it('shows why no code was mailed, and keeps the app', async () => {
    const off = 'Codes by email are turned off for this account.'
    await halfway([], { 'POST /auth/resend': refusal(403, off) })
    await press('Send me a code by email')
    expect((await screen.findByRole('alert')).textContent).toContain(off)
    expect(screen.getByLabelText('Verification code')).toBeDefined()
  })
})
