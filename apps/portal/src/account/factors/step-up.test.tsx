import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, fakeBackend, refusal } from '../../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const START = 'POST /me/security/authenticators'
const CONFIRM = 'POST /me/security/authenticators/*/confirm'
const STEP_UP = 'POST /me/security/step-up'
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const app = { Id: 'app-1', Secret: secret, Uri: `otpauth://totp/Tributary:eli?secret=${secret}` }
const required = (factors: string[]) =>
  Response.json(
    {
      statusCode: 403,
      status: 403,
      message: 'Confirm that it is you, then try again.',
      error: 'Forbidden',
      code: 'step-up-required',
      factors,
    },
    { status: 403 },
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Opens the profile. Dangerous calls are refused until the user has confirmed. */
async function open(factors = ['password', 'email'], more: object = {}) {
  const sent: unknown[] = []
  let confirmed = false
  const backend = fakeBackend({
    'POST /auth/refresh': eli,
    'GET /me/security/sessions': [],
    [START]: ({ body }: { body: unknown }) => {
      if (!confirmed) return required(factors)
      sent.push(body)
      return app
    },
    [CONFIRM]: ({ body }: { body: unknown }) => {
      sent.push(body)
      return { RecoveryCodes: ['k7m3q-x9tfa', 'b4dfh-2npre'] }
    },
    [STEP_UP]: ({ body }: { body: unknown }) => {
      sent.push(body)
      if (JSON.stringify(body).includes('wrong')) return refusal(400, 'Your current password is not correct.')
      confirmed = true
      return { message: 'Confirmed.', data: null }
    },
    'POST /me/security/step-up/code': { Reference: 'ref-9', Address: 'e•••@tributary.example' },
    ...more,
  })
  await openPortal('/profile', backend)
  await press('Add app')
  await userEvent.type(await screen.findByLabelText('Name of the app'), 'Phone{Enter}')
  return { backend, sent }
}

describe('a dangerous action', () => {
  it('asks once to confirm, and is then carried out [FACTOR-10, FACTOR-11]', async () => {
    const { sent } = await open()
    const asked = await dialog('Confirm that it is you')
    await userEvent.type(asked.getByLabelText('Password'), 'Horse-7-battery')
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('img', { name: /^Scan this/ })).toBeDefined()
    expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull()
    await userEvent.type(screen.getByLabelText('Verification code'), '123456{Enter}')
    const codes = within(await screen.findByRole('alertdialog', { name: 'Recovery codes' }))
    expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'k7m3q-x9tfa',
      'b4dfh-2npre',
    ])
    await userEvent.click(codes.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent).toEqual([{ password: 'Horse-7-battery' }, { Name: 'Phone' }, { code: '123456' }])
  })

  it('shows why it was not confirmed, and what was entered stays', async () => {
    await open()
    const asked = await dialog('Confirm that it is you')
    await userEvent.type(asked.getByLabelText('Password'), 'wrong')
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
    expect((await asked.findByRole('alert')).textContent).toBe('Your current password is not correct.')
    expect(asked.getByLabelText('Password')).toHaveProperty('value', 'wrong')
  })

  it('is given up when the user cancels, and can be tried again', async () => {
    const { sent } = await open()
    const asked = await dialog('Confirm that it is you')
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
    const form = await dialog('Add app')
    expect((await form.findByRole('alert')).textContent).toBe('Confirm that it is you, then try again.')
    expect(form.getByLabelText('Name of the app')).toHaveProperty('value', 'Phone')
    expect(sent).toEqual([])
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeDefined()
  })

  it('can be confirmed with a mailed code', async () => {
    const { sent } = await open()
    await press('Send me a code by email')
    const asked = await dialog('Confirm that it is you')
    await userEvent.type(await asked.findByLabelText('Verification code'), '123456')
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('img', { name: /^Scan this/ })).toBeDefined()
    expect(sent[0]).toEqual({ reference: 'ref-9', code: '123456' })
  })

  it('can be confirmed with an app', async () => {
    const { sent } = await open(['authenticator', 'password'])
    const asked = await dialog('Confirm that it is you')
    await userEvent.type(asked.getByLabelText('Verification code'), '123456')
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('img', { name: /^Scan this/ })).toBeDefined()
    expect(sent[0]).toEqual({ authenticatorCode: '123456' })
  })
})

describe('authenticator apps of the profile', () => {
  const factors = {
    'GET /me/security/factors': {
      Authenticators: [{ Id: 'app-1', Name: 'Phone', AddedAtUtc: null, LastUsedAtUtc: null }],
      RecoveryCodesLeft: 8,
    },
  }
  const profile = async (more: object = {}) => {
    const backend = fakeBackend({
      'POST /auth/refresh': eli,
      'GET /me/security/sessions': [],
      ...factors,
      ...more,
    })
    await openPortal('/profile', backend)
    return backend
  }

  it('are removed after a question, with a toast [FACTOR-08]', async () => {
    const REMOVE = 'DELETE /me/security/authenticators/*'
    const backend = await profile({ [REMOVE]: { message: 'The app has been removed.', data: null } })
    await press('Remove Phone')
    backend.on('GET /me/security/factors', { Authenticators: [], RecoveryCodesLeft: 0 })
    await press('Remove')
    expect(await screen.findByText('The app has been removed.')).toBeDefined()
    expect(await screen.findByText(/^Add an app such as/)).toBeDefined()
  })

  it('show new recovery codes once [FACTOR-07]', async () => {
    await profile({ 'POST /me/security/recovery-codes': { RecoveryCodes: ['wz8ku-jm5ca'] } })
    await press('Replace codes')
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace codes' }),
    )
    expect(await screen.findByText('wz8ku-jm5ca')).toBeDefined()
    await press('Done')
    await waitFor(() => expect(screen.queryByText('wz8ku-jm5ca')).toBeNull())
  })

  it('show a failed call in a toast, and can be loaded again', async () => {
    const backend = await profile({
      'GET /me/security/factors': refusal(500, 'Something went wrong here.'),
      'POST /me/security/recovery-codes': refusal(500, 'It is not possible now.'),
    })
    backend.on('GET /me/security/factors', factors['GET /me/security/factors'])
    await press('Try again')
    await press('Replace codes')
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace codes' }),
    )
    expect(await screen.findByText('It is not possible now.')).toBeDefined()
  })
})
