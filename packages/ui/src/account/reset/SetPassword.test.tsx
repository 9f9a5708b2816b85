import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { RequestInvalid } from './RequestInvalid.tsx'
import { SetPasswordDone } from './SetPasswordDone.tsx'
import { SetPasswordForm, type SetPasswordFormProps } from './SetPasswordForm.tsx'

const empty = { password: '', confirmPassword: '' }
const hint = 'At least six characters, one number or special character, and not a commonly used password.'

function Screen({ values: start = empty, ...props }: Partial<SetPasswordFormProps>) {
  const [values, setValues] = useState(start)
  return (
    <SetPasswordForm
      mode="reset"
      onSubmit={() => {}}
      onDismissError={() => {}}
      {...props}
      values={values}
      onChange={setValues}
    />
  )
}

const password = () => screen.getByLabelText('Password')
const confirmPassword = () => screen.getByLabelText('Confirm password')
const heading = () => screen.getByRole('heading', { level: 1 })

describe.each([
  ['set', 'Set password'],
  ['reset', 'Reset password'],
] as const)('the form to %s a password', (mode, words) => {
  it('has the same words in its heading and button [RESET-19, RESET-22]', async () => {
    const onSubmit = vi.fn()
    render(<Screen mode={mode} onSubmit={onSubmit} />)
    expect(heading()).toHaveTextContent(words)
    await userEvent.type(password(), 'Horse-7-battery')
    await userEvent.type(confirmPassword(), 'Horse-7-battery')
    await userEvent.click(screen.getByRole('button', { name: words }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('SetPasswordForm', () => {
  it('has labels, a hint and autocomplete [RESET-15, RESET-16, RESET-25, RESET-28]', () => {
    render(<Screen />)
    expect(password()).toHaveAttribute('autocomplete', 'new-password')
    expect(password()).toHaveAccessibleDescription(hint)
    expect(confirmPassword()).toHaveAttribute('autocomplete', 'new-password')
    expect(confirmPassword()).toBeRequired()
  })

  it('shows errors on blur [RESET-26, VALID-02, VALID-04, VALID-12]', async () => {
    render(<Screen />)
    await userEvent.type(password(), 'short')
    expect(password()).toBeValid()
    await userEvent.click(confirmPassword())
    expect(password()).toBeInvalid()
    expect(password()).toHaveAccessibleDescription(hint)
    await userEvent.type(confirmPassword(), 'other')
    await userEvent.tab()
    expect(confirmPassword()).toHaveAccessibleDescription('Does not match Password')
  })

  it('shows errors on submit, focuses the first field and sends nothing [VALID-01, VALID-05]', async () => {
    const onSubmit = vi.fn()
    render(<Screen onSubmit={onSubmit} />)
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }))
    expect(password()).toHaveFocus()
    expect(password()).toHaveAccessibleDescription('required')
    expect(confirmPassword()).toHaveAccessibleDescription('required')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('focuses the repetition if only that is wrong', async () => {
    render(<Screen values={{ password: 'Horse-7-battery', confirmPassword: 'Horse' }} />)
    await userEvent.type(password(), '{Enter}')
    expect(confirmPassword()).toHaveFocus()
  })

  it.each([{ busy: true }, { waiting: true }])('sends nothing while %o', async (standing) => {
    const onSubmit = vi.fn()
    const values = { password: 'Horse-7-battery', confirmPassword: 'Horse-7-battery' }
    render(<Screen values={values} onSubmit={onSubmit} {...standing} />)
    await userEvent.type(password(), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('announces the server’s message and keeps the input [RESET-20]', async () => {
    const values = { password: 'qwerty1', confirmPassword: 'qwerty1' }
    render(<Screen values={values} refused="qwerty1" error={hint} />)
    expect(screen.getByRole('alert')).toHaveTextContent(hint)
    expect(password()).toHaveFocus()
    expect(password()).toBeInvalid()
    expect(password()).toHaveValue('qwerty1')
    expect(confirmPassword()).toHaveValue('qwerty1')
    await userEvent.type(password(), '2')
    expect(password()).toBeValid()
  })
})

describe.each([
  ['set', 'Set password request invalid', 'Your password has been successfully set.'],
  ['reset', 'Reset password request invalid', 'Your password has been successfully reset.'],
] as const)('what a link to %s a password comes to', (mode, invalid, done) => {
  it('invalid: shows a link to request another [RESET-14, RESET-22, RESET-24]', () => {
    render(<RequestInvalid mode={mode} />)
    expect(heading()).toHaveTextContent(invalid)
    const again = screen.getByRole('link', { name: 'Request again' })
    expect(again).toHaveAttribute('href', '/reset-password')
    expect(again).toHaveFocus()
  })

  it('done: focuses the link to sign in [RESET-18, RESET-22]', () => {
    render(<SetPasswordDone mode={mode} />)
    const back = screen.getByRole('link', { name: 'Back to sign in' })
    expect(back).toHaveAttribute('href', '/signin')
    expect(back).toHaveFocus()
    expect(back).toHaveAccessibleDescription(done)
  })
})
