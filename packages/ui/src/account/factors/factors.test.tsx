import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StepUpFactor } from '@tributary/domain'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { savedFiles } from '../../test/saved-files.ts'
import { sampleNow } from '../profile/profile.samples.ts'
import { AddAuthenticatorDialog } from './AddAuthenticatorDialog.tsx'
import { AuthenticatorsPanel } from './AuthenticatorsPanel.tsx'
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx'
import { FactorForm, type FactorFormProps } from './FactorForm.tsx'
import { newApp, noFactors, ownFactors, recoveryCodes } from './factors.samples.ts'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

function SignInScreen(props: Partial<FactorFormProps>) {
  const [code, setCode] = useState('')
  return (
    <FactorForm
      factor="authenticator"
      factors={['authenticator', 'email', 'recovery']}
      trustDevice={false}
      onTrustDeviceChange={vi.fn()}
      onSubmit={vi.fn()}
      onChoose={vi.fn()}
      onDismissError={vi.fn()}
      {...props}
      code={code}
      onCodeChange={setCode}
    />
  )
}

describe('AuthenticatorsPanel', () => {
  const panel = (factors = ownFactors) => {
    const calls = { onAdd: vi.fn(), onRemove: vi.fn(), onReplaceCodes: vi.fn() }
    render(
      <ClockProvider clock={fixedClock(sampleNow)}>
        <AuthenticatorsPanel factors={factors} {...calls} />
      </ClockProvider>,
    )
    return calls
  }

  it('lists the apps, and how many recovery codes are left [FACTOR-09]', () => {
    panel()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Work phoneLast used .+, added .+Remove$/),
      expect.stringMatching(/^Tablet at homeNever used, added .+Remove$/),
    ])
    expect(screen.getByText('8 recovery codes left')).toBeVisible()
  })

  it('explains what an app is for while there is none', async () => {
    const { onAdd } = panel(noFactors)
    expect(screen.getByText(/^Add an app such as/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Replace codes' })).toBeNull()
    await press('Add app')
    expect(onAdd).toHaveBeenCalledOnce()
  })

  it('removes an app and replaces codes only after a question', async () => {
    const { onRemove, onReplaceCodes } = panel()
    await press('Remove Work phone')
    const removal = screen.getByRole('alertdialog', { name: 'Remove Work phone?' })
    expect(onRemove).not.toHaveBeenCalled()
    await userEvent.click(within(removal).getByRole('button', { name: 'Remove' }))
    expect(onRemove).toHaveBeenCalledWith(ownFactors.authenticators[0])
    await press('Replace codes')
    const replacement = screen.getByRole('alertdialog', { name: 'Replace the recovery codes?' })
    await userEvent.click(within(replacement).getByRole('button', { name: 'Replace codes' }))
    expect(onReplaceCodes).toHaveBeenCalledOnce()
  })
})

describe('AddAuthenticatorDialog', () => {
  it('first names the app, trimmed', async () => {
    const onName = vi.fn()
    render(<AddAuthenticatorDialog app={null} onName={onName} onConfirm={vi.fn()} onClose={vi.fn()} />)
    await press('Continue')
    expect(screen.getByRole('textbox', { name: 'Name of the app' })).toHaveAccessibleDescription('required')
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the app' }), ' Phone {Enter}')
    expect(onName).toHaveBeenCalledWith('Phone')
  })

  it('moves the focus to the code, which is not invalid yet', async () => {
    const dialog = (app: typeof newApp | null) => (
      <AddAuthenticatorDialog app={app} onName={vi.fn()} onConfirm={vi.fn()} onClose={vi.fn()} />
    )
    const { rerender } = render(dialog(null))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the app' }), 'Phone{Enter}')
    rerender(dialog(newApp))
    const code = screen.getByRole('textbox', { name: 'Verification code' })
    await waitFor(() => expect(code).toHaveFocus())
    expect(code).not.toHaveAttribute('aria-invalid', 'true')
    expect(screen.queryByText('required')).toBeNull()
  })

  it('then shows the secret as a picture and as text, and takes the first code [FACTOR-01]', async () => {
    const onConfirm = vi.fn()
    render(<AddAuthenticatorDialog app={newApp} onName={vi.fn()} onConfirm={onConfirm} onClose={vi.fn()} />)
    expect(screen.getByRole('img', { name: /^Scan this/ })).toBeVisible()
    expect(screen.getByLabelText('Key')).toHaveTextContent('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
    await userEvent.type(screen.getByRole('textbox', { name: 'Verification code' }), '123 456{Enter}')
    expect(onConfirm).toHaveBeenCalledWith('123456')
  })
})

it('a QR code has a module for each dark square, and another text another picture', () => {
  const path = (text: string) => {
    const { container, unmount } = render(<QrCode text={text} label="Code" />)
    const drawn = container.querySelector('path')?.getAttribute('d') ?? ''
    unmount()
    return drawn
  }
  expect(path(newApp.uri)).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  expect(path(newApp.uri)).not.toBe(path('another'))
})

it('recovery codes are shown until the user is done', async () => {
  const onClose = vi.fn()
  render(<RecoveryCodesDialog codes={recoveryCodes} account="una@harbour.example" onClose={onClose} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(recoveryCodes)
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await press('Done')
  expect(onClose).toHaveBeenCalledOnce()
})

it('recovery codes can be downloaded and printed, with the account', async () => {
  const saved = savedFiles()
  render(<RecoveryCodesDialog codes={recoveryCodes} account="una@harbour.example" onClose={vi.fn()} />)
  await press('Download')
  const [file] = await saved()
  expect(file?.name).toBe('Recovery codes for Tributary.txt')
  const lines = file?.text.split('\r\n') ?? []
  expect(lines[1]).toMatch(/^una@harbour\.example – /)
  expect(lines.slice(3, -1)).toEqual(recoveryCodes)
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  const report = document.body.querySelector('main')
  expect(report?.textContent).toContain('una@harbour.example')
  for (const code of recoveryCodes) expect(report?.textContent).toContain(code)
})

describe('FactorForm', () => {
  it('takes the code of the app and offers the other factors [FACTOR-03]', async () => {
    const [onSubmit, onChoose] = [vi.fn(), vi.fn()]
    render(<SignInScreen onSubmit={onSubmit} onChoose={onChoose} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Enter the code of your authenticator app',
    )
    await press('Sign in')
    expect(screen.getByLabelText('Verification code')).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('Verification code'), '123456{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    await press('Send me a code by email')
    await press('Use a recovery code')
    expect(onChoose.mock.calls).toEqual([['email'], ['recovery']])
  })

  it('takes a recovery code as it is typed', async () => {
    render(<SignInScreen factor="recovery" />)
    const field = screen.getByLabelText('Recovery code')
    await userEvent.type(field, 'k7m3q-x9tfa')
    expect(field).toHaveValue('k7m3q-x9tfa')
    expect(screen.getByRole('button', { name: 'Use your authenticator app' })).toBeVisible()
  })

  it('leaves out a factor of a newer server', () => {
    // A newer server may name factors that this form does not know.
    render(<SignInScreen factors={['authenticator', 'smoke-signal' as 'email']} />)
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Sign in'])
  })
})

describe('ConfirmIdentityDialog', () => {
  const dialog = (factors: StepUpFactor[], sentTo: string | null = null) => {
    const calls = { onSubmit: vi.fn(), onSend: vi.fn(), onClose: vi.fn() }
    render(<ConfirmIdentityDialog factors={factors} email="i@h.example" sentTo={sentTo} {...calls} />)
    return calls
  }

  it('takes the password, or mails a code if the user chooses that [FACTOR-11]', async () => {
    const { onSubmit, onSend } = dialog(['password', 'email'])
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    await press('Confirm')
    expect(onSubmit).toHaveBeenCalledWith('password', 'secret')
    await press('Send me a code by email')
    expect(onSend).toHaveBeenCalledOnce()
  })

  it('prefers the app', async () => {
    const { onSubmit } = dialog(['password', 'authenticator'])
    await userEvent.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456')
    await press('Confirm')
    expect(onSubmit).toHaveBeenCalledWith('authenticator', '123456')
  })

  it('takes the mailed code after it was sent', async () => {
    const { onSubmit } = dialog(['email'], 'i•••@h.example')
    expect(screen.getByText('We sent it to i•••@h.example.')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456')
    await press('Confirm')
    expect(onSubmit).toHaveBeenCalledWith('email', '123456')
  })

  it('gives up on Escape', async () => {
    const { onClose } = dialog(['password'])
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
