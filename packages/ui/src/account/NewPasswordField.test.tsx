import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { passwordPolicies } from '@tributary/sdk/common'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { visuallyHidden } from '../theme/text.css.ts'
import { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField.tsx'

const hint = 'At least six characters, one number or special character, and not a commonly used password.'

function Screen({ value: start = '', ...props }: Partial<NewPasswordFieldProps>) {
  const [value, setValue] = useState(start)
  return <NewPasswordField {...props} value={value} onChange={setValue} />
}

const box = () => screen.getByLabelText('Password')
const lines = () =>
  within(screen.getByRole('list', { name: 'Password requirements' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)
const announced = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join('')

describe('a new password', () => {
  it('is named, described by its hint, and can be generated, pasted and shown [RESET-25]', async () => {
    render(<Screen />)
    expect(box()).toHaveAccessibleDescription(
      'At least six characters, one number or special character, and not a commonly used password.',
    )
    expect(box()).toHaveAttribute('autocomplete', 'new-password')
    expect(box()).toBeRequired()
    await userEvent.click(box())
    await userEvent.paste('horse-7')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('horse-7')
  })

  it('shows each rule as met or not while the user types [VALID-12]', async () => {
    render(<Screen />)
    await userEvent.type(box(), 'h')
    expect(lines()).toEqual([
      'At least six characters: not met',
      'One number or special character: not met',
      'Not a commonly used password: checked when sent',
    ])
    await userEvent.type(box(), 'orse-')
    expect(lines()).toEqual([
      'At least six characters: met',
      'One number or special character: met',
      'Not a commonly used password: checked when sent',
    ])
  })

  it.each([
    ['empty', '', null, 'hint'],
    ['with something in it', 'abc', null, 'list'],
    ['too weak', 'abc', hint, 'list'],
    ['missing', '', 'required', 'required'],
    ['blank', '  ', 'required', 'required'],
    ['too long', 'a'.repeat(300), 'At most 256 characters.', 'At most 256 characters.'],
  ])('shows its rules once: %s [RESET-25, VALID-12]', (_, value, error, shown) => {
    render(<Screen value={value} error={error} />)
    const line = screen.getByText(error ?? hint).closest('p')
    expect(line?.className === visuallyHidden).toBe(shown === 'list')
    expect(screen.queryAllByRole('list')).toHaveLength(shown === 'list' ? 1 : 0)
    expect(box()).toHaveAccessibleDescription(error ?? hint)
  })

  it('follows the policy of the installation', () => {
    render(<Screen value="horse" policy={passwordPolicies.nist} secondFactor />)
    expect(lines()).toEqual([
      'At least eight characters: not met',
      'Not a commonly used password: checked when sent',
    ])
    expect(box()).toHaveAccessibleDescription(/^At least eight characters/)
  })

  it('announces a rule when its state changes, not on every key', async () => {
    render(<Screen />)
    expect(announced()).toBe('')
    await userEvent.type(box(), 'horse')
    expect(announced()).toBe('')
    await userEvent.type(box(), 's')
    expect(announced()).toBe('At least six characters: met.')
    await userEvent.type(box(), 'hoe')
    expect(announced()).toBe('At least six characters: met.')
    await userEvent.type(box(), '7')
    expect(announced()).toBe('One number or special character: met.')
    await userEvent.clear(box())
    expect(announced()).toBe('At least six characters: not met. One number or special character: not met.')
  })

  it('marks a password as commonly used until it changes [RESET-26]', async () => {
    render(<Screen value="qwerty1" refused="qwerty1" />)
    expect(lines().at(-1)).toBe('Not a commonly used password: not met')
    await userEvent.type(box(), '2')
    expect(lines().at(-1)).toBe('Not a commonly used password: checked when sent')
  })

  it('reports blur, and replaces the hint with the error [VALID-04, VALID-19]', async () => {
    const onBlur = vi.fn()
    render(<Screen error="required" onBlur={onBlur} />)
    expect(box()).toBeInvalid()
    expect(box()).toHaveAccessibleDescription('required')
    await userEvent.click(box())
    await userEvent.tab()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })
})
