import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

const box = () => screen.getByLabelText('Password')

describe('PasswordField', () => {
  it('can be filled, shown and hidden with the keyboard alone', async () => {
    render(<PasswordField label="Password" />)

    await userEvent.tab()
    await userEvent.keyboard('river')
    expect(box()).toHaveAttribute('type', 'password')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')

    expect(box()).toHaveAttribute('type', 'text')
    expect(box()).toHaveValue('river')
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    expect(box()).toHaveAttribute('type', 'password')
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'false')
  })

  it('allows pasting', async () => {
    render(<PasswordField label="Password" />)
    await userEvent.click(box())
    await userEvent.paste('from a password manager')
    expect(box()).toHaveValue('from a password manager')
  })

  it('has the autocomplete value that password managers need', () => {
    const { rerender } = render(<PasswordField label="Password" />)
    expect(box()).toHaveAttribute('autocomplete', 'current-password')
    rerender(<PasswordField label="Password" autoComplete="new-password" />)
    expect(box()).toHaveAttribute('autocomplete', 'new-password')
  })

  it('shows a hint while Caps Lock is on, until the field is left', async () => {
    const user = userEvent.setup()
    render(<PasswordField label="Password" />)
    await user.click(box())
    expect(screen.getByRole('status')).toBeEmptyDOMElement()

    await user.keyboard('{CapsLock}a')
    expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on.')
    expect(box()).toHaveAccessibleDescription('Caps Lock is on.')
    await user.keyboard('{CapsLock}a')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()

    await user.keyboard('{CapsLock}a')
    await user.tab()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('still calls its owner’s key and blur handlers', async () => {
    const onKeyDown = vi.fn()
    const onBlur = vi.fn()
    render(<PasswordField label="Password" onKeyDown={onKeyDown} onBlur={onBlur} />)

    await userEvent.click(box())
    await userEvent.keyboard('a')
    await userEvent.tab()
    expect(onKeyDown).toHaveBeenCalled()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('with an error, is invalid and described by it', () => {
    render(<PasswordField label="Password" error="Enter your password." />)
    expect(box()).toBeInvalid()
    expect(box()).toHaveAccessibleDescription(/Enter your password\./)
  })
})
