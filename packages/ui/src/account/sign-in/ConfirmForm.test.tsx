import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { codesMessages } from '@tributary/sdk/session'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider } from '../../patterns/clock/Clock.tsx'
import { handClock } from '../../patterns/clock/clock.samples.ts'
import { ConfirmForm, type ConfirmFormProps } from './ConfirmForm.tsx'

const now = new Date('2026-11-21T09:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

type ScreenProps = Partial<ConfirmFormProps> & { clock?: ReturnType<typeof handClock> }

function Screen({ clock = handClock(now), code: start = '', ...props }: ScreenProps) {
  const [code, setCode] = useState(start)
  const [trustDevice, setTrustDevice] = useState(false)
  return (
    <ClockProvider clock={clock}>
      <ConfirmForm
        address="s•••@tributary.example"
        onSubmit={() => {}}
        onDismissError={() => {}}
        resend={{ from: later(30), onResend: () => {} }}
        {...props}
        code={code}
        onCodeChange={setCode}
        trustDevice={trustDevice}
        onTrustDeviceChange={setTrustDevice}
      />
    </ClockProvider>
  )
}

const field = () => screen.getByLabelText('Verification code')
const signIn = () => screen.getByRole('button', { name: 'Sign in' })

describe('ConfirmForm', () => {
  it('has a heading, a label and one-time-code autocomplete [CONFIRM-02, CONFIRM-03, CONFIRM-04, CONFIRM-11]', async () => {
    render(<Screen />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Enter the verification code sent to your email',
    )
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
    expect(field()).toBeRequired()
    await userEvent.click(screen.getByLabelText('Trust this device?'))
    expect(screen.getByRole('checkbox', { name: 'Trust this device?' })).toBeChecked()
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/signin')
  })

  it('names the mailbox if it is known', () => {
    const { rerender } = render(<Screen />)
    expect(screen.getByRole('status')).toHaveTextContent('We sent it to s•••@tributary.example.')
    rerender(<Screen address={null} />)
    expect(screen.getByRole('status')).toHaveTextContent('We sent it to your email address.')
  })

  it.each(['123 456', ' 123456 ', '123-456'])('is understood when it is pasted as "%s"', async (pasted) => {
    render(<Screen />)
    await userEvent.click(field())
    await userEvent.paste(pasted)
    expect(field()).toHaveValue('123456')
  })

  it('keeps leading zeros', async () => {
    render(<Screen />)
    await userEvent.type(field(), '004213')
    expect(field()).toHaveValue('004213')
  })

  it('is sent by the button or Enter, once [CONFIRM-05]', async () => {
    const onSubmit = vi.fn()
    const { rerender } = render(<Screen code="123456" onSubmit={onSubmit} />)
    await userEvent.type(field(), '{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    rerender(<Screen onSubmit={onSubmit} busy />)
    await userEvent.type(field(), '{Enter}')
    await userEvent.click(signIn())
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('shows that the code is required on blur and on submit [VALID-01, VALID-10]', async () => {
    const onSubmit = vi.fn()
    render(<Screen onSubmit={onSubmit} />)
    await userEvent.click(signIn())
    expect(field()).toHaveFocus()
    expect(field()).toHaveAccessibleDescription('required')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('announces a refused code and selects it [CONFIRM-09]', async () => {
    render(<Screen code="123456" error={codesMessages.failed} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Verification failed.')
    expect(field()).toHaveFocus()
    await userEvent.keyboard('6')
    expect(field()).toHaveValue('6')
  })

  it('cannot be sent while the user must wait', () => {
    render(<Screen code="123456" waiting />)
    expect(signIn()).toBeDisabled()
  })
})

describe('requesting another code', () => {
  it('is possible after 30 seconds', async () => {
    const clock = handClock(now)
    const onResend = vi.fn()
    render(<Screen clock={clock} resend={{ from: later(30), onResend }} />)
    expect(screen.getByRole('button', { name: 'Send a new code in 30 s' })).toBeDisabled()
    act(() => clock.advance(29_000))
    expect(screen.getByRole('button', { name: 'Send a new code in 1 s' })).toBeDisabled()
    act(() => clock.advance(1_000))
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(onResend).toHaveBeenCalledOnce()
    expect(field()).toHaveFocus()
  })

  it('is announced when it was sent', () => {
    render(<Screen resend={{ from: later(30), sent: true, onResend: () => {} }} />)
    expect(screen.getByRole('status')).toHaveTextContent('We sent a new one to s•••@tributary.example.')
  })
})
