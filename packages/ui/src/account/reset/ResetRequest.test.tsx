import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ResetRequestForm, type ResetRequestFormProps } from './ResetRequestForm.tsx'
import { ResetRequestSent } from './ResetRequestSent.tsx'

const unsolved = { state: 'idle', token: null, message: null, onSolve: () => {} } as const
const solved = { ...unsolved, state: 'solved', token: 'a token' } as const

function Screen({ emailAddress: start = '', ...props }: Partial<ResetRequestFormProps>) {
  const [emailAddress, setEmailAddress] = useState(start)
  return (
    <ResetRequestForm
      captcha={solved}
      onSubmit={() => {}}
      onDismissError={() => {}}
      {...props}
      emailAddress={emailAddress}
      onChange={setEmailAddress}
    />
  )
}

const email = () => screen.getByLabelText('Email address')
const captcha = () => screen.getByRole('checkbox', { name: "I'm not a robot" })
const button = () => screen.getByRole('button', { name: 'Reset password' })
const missing = {
  email: 'Please enter your email address.',
  captcha: 'Please complete the reCAPTCHA verification.',
}

describe('ResetRequestForm', () => {
  it('has a heading, labels and autocomplete [RESET-01, RESET-02, RESET-28]', () => {
    render(<Screen />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reset password')
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(email()).toBeRequired()
    expect(captcha()).toBeChecked()
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/signin')
  })

  it('enables the button only with an address and a solved captcha [RESET-03]', async () => {
    const { rerender } = render(<Screen captcha={unsolved} />)
    await userEvent.type(email(), 'sue@tributary.example')
    expect(button()).toBeDisabled()
    rerender(<Screen captcha={solved} />)
    expect(button()).toBeEnabled()
    await userEvent.clear(email())
    expect(button()).toBeDisabled()
  })

  it('is sent once, by its button or Enter', async () => {
    const onSubmit = vi.fn()
    const { rerender } = render(<Screen emailAddress="sue@tributary.example" onSubmit={onSubmit} />)
    await userEvent.type(email(), '{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    rerender(<Screen onSubmit={onSubmit} busy />)
    await userEvent.type(email(), '{Enter}')
    await userEvent.click(button())
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('shows what is missing on blur [RESET-07, RESET-08, RESET-23]', async () => {
    render(<Screen captcha={unsolved} />)
    await userEvent.click(email())
    await userEvent.tab()
    expect(email()).toHaveAccessibleDescription(missing.email)
    expect(captcha()).not.toHaveAccessibleDescription(missing.captcha)
    await userEvent.tab()
    expect(captcha()).toHaveAccessibleDescription(missing.captcha)
  })

  it('shows what is missing on Enter and focuses the field, although the button is disabled [RESET-23]', async () => {
    const onSubmit = vi.fn()
    render(<Screen captcha={unsolved} onSubmit={onSubmit} />)
    captcha().focus()
    await userEvent.keyboard('{Enter}')
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription(missing.email)
    expect(captcha()).toHaveAccessibleDescription(missing.captcha)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('rejects an invalid address before sending [VALID-07]', async () => {
    const onSubmit = vi.fn()
    render(<Screen emailAddress="sue" onSubmit={onSubmit} />)
    await userEvent.click(button())
    expect(email()).toHaveAccessibleDescription('Invalid email address')
    expect(email()).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows that the captcha expired rather than that it is missing [RESET-12]', async () => {
    const expired = 'reCAPTCHA expired. Please complete the verification again.'
    render(<Screen captcha={{ ...unsolved, state: 'expired', message: expired }} />)
    await userEvent.type(email(), '{Enter}')
    expect(captcha()).toHaveAccessibleDescription(expired)
  })

  it('has room for a third-party captcha and shows below it what is missing', async () => {
    const box = vi.fn()
    render(<Screen captcha={{ ...unsolved, box }} />)
    expect(box).toHaveBeenCalledWith(expect.any(HTMLElement))
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.type(email(), '{Enter}')
    expect(screen.getByRole('group', { name: 'Captcha' })).toHaveAccessibleDescription(missing.captcha)
  })

  it('announces an error, which can be dismissed', async () => {
    const onDismissError = vi.fn()
    render(<Screen error="Too many requests." onDismissError={onDismissError} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Too many requests.')
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  })

  it('cannot be sent while the user must wait', async () => {
    const onSubmit = vi.fn()
    render(<Screen emailAddress="sue@tributary.example" onSubmit={onSubmit} waiting />)
    expect(button()).toBeDisabled()
    await userEvent.type(email(), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('ResetRequestSent', () => {
  it('shows the recipient of the link and what to do if it does not arrive [RESET-05, RESET-06, RESET-24, CONST-10]', () => {
    render(<ResetRequestSent emailAddress="sue@tributary.example" />)
    expect(
      screen.getByText('A link to reset your password is on its way to sue@tributary.example.'),
    ).toBeVisible()
    expect(
      screen.getByText('If nothing arrives within 15 minutes, please check your spam folder.'),
    ).toBeVisible()
    const back = screen.getByRole('link', { name: 'Back to sign in' })
    expect(back).toHaveAttribute('href', '/signin')
    expect(back).toHaveFocus()
    expect(back).toHaveAccessibleDescription(/^A link to reset your password is on its way/)
  })
})
