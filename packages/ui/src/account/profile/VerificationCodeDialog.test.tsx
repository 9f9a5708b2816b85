import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider } from '../../patterns/clock/Clock.tsx'
import { handClock } from '../../patterns/clock/clock.samples.ts'
import { ingrid, sampleNow } from './profile.samples.ts'
import { VerificationCodeDialog, type VerificationCodeDialogProps } from './VerificationCodeDialog.tsx'

const later = (seconds: number) => new Date(sampleNow.getTime() + seconds * 1000)

function ask(props: Partial<VerificationCodeDialogProps> = {}) {
  const clock = handClock(sampleNow)
  const draw = (more: Partial<VerificationCodeDialogProps> = {}) => (
    <ClockProvider clock={clock}>
      <VerificationCodeDialog
        enable
        email={ingrid.email}
        resendFrom={later(30)}
        onSubmit={() => {}}
        onResend={() => {}}
        onClose={() => {}}
        {...props}
        {...more}
      />
    </ClockProvider>
  )
  const { rerender } = render(draw())
  return { clock, change: (more: Partial<VerificationCodeDialogProps>) => rerender(draw(more)) }
}
const field = () => screen.getByRole('textbox', { name: 'Verification code' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('VerificationCodeDialog', () => {
  it('shows its purpose and focuses its field [PROFILE-07, PROFILE-13]', () => {
    ask()
    const dialog = screen.getByRole('dialog', { name: 'Verification code' })
    expect(dialog).toHaveAccessibleDescription(
      `Please enter the verification code sent to your email address. ${ingrid.email}`,
    )
    expect(field()).toHaveFocus()
    expect(field()).toBeRequired()
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
  })

  it.each([
    [true, 'Enable'],
    [false, 'Disable'],
  ])('has Cancel and, for %s, %s [PROFILE-08]', (enable, name) => {
    ask({ enable })
    expect(button('Cancel')).toBeInTheDocument()
    expect(button(name)).toHaveAttribute('type', 'submit')
  })

  it('accepts a pasted code and Enter', async () => {
    const onSubmit = vi.fn()
    ask({ onSubmit })
    await userEvent.click(field())
    await userEvent.paste(' 123 456')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it('sends nothing without a code and shows that it is required [VALID-01, VALID-10, VALID-19]', async () => {
    const onSubmit = vi.fn()
    ask({ onSubmit })
    await userEvent.click(button('Enable'))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(field()).toHaveAccessibleDescription('required')
    expect(field()).toBeInvalid()
    expect(field()).toHaveFocus()
  })

  it('keeps a refused code, shows why and focuses the field [PROFILE-09]', async () => {
    const { change } = ask()
    await userEvent.type(field(), '482100')
    act(() => button('Enable').focus())
    change({ error: 'The verification code is not correct.' })
    expect(screen.getByRole('alert')).toHaveTextContent('The verification code is not correct.')
    expect(field()).toHaveValue('482100')
    expect(field()).toHaveFocus()
  })

  it('can be closed, except while a code is checked', async () => {
    const onClose = vi.fn()
    const onSubmit = vi.fn()
    const { change } = ask({ onClose, onSubmit })
    await userEvent.type(field(), '482100')
    change({ doing: 'checking' })
    await userEvent.keyboard('{Enter}{Escape}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    change({ doing: null })
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('requesting another code', () => {
  it('is possible after 30 seconds', async () => {
    const onResend = vi.fn()
    const { clock } = ask({ onResend })
    expect(button('Send a new code in 30 s')).toBeDisabled()
    act(() => clock.advance(29_000))
    expect(button('Send a new code in 1 s')).toBeDisabled()
    act(() => clock.advance(1_000))
    await userEvent.click(button('Send a new code'))
    expect(onResend).toHaveBeenCalledOnce()
  })

  it('empties the field, focuses it and restarts the countdown', async () => {
    const { change, clock } = ask()
    await userEvent.type(field(), '482100')
    act(() => clock.advance(31_000))
    act(() => button('Send a new code').focus())
    change({ sentAgain: true, resendFrom: later(61) })
    expect(screen.getByRole('status')).toHaveTextContent('A new code has been sent.')
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(button('Send a new code in 30 s')).toBeDisabled()
  })
})
