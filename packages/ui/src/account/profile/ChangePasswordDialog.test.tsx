import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { passwordHint, passwordPolicies } from '@tributary/sdk/common'
import { describe, expect, it, vi } from 'vitest'
import { ChangePasswordDialog, type ChangePasswordDialogProps } from './ChangePasswordDialog.tsx'
import { ingrid } from './profile.samples.ts'

const dialog = (props: Partial<ChangePasswordDialogProps>) => (
  <ChangePasswordDialog
    email={ingrid.email}
    secondFactor={false}
    onSubmit={() => {}}
    onClose={() => {}}
    {...props}
  />
)
const ask = (props: Partial<ChangePasswordDialogProps> = {}) => {
  const { rerender } = render(dialog(props))
  return (more: Partial<ChangePasswordDialogProps>) => rerender(dialog({ ...props, ...more }))
}
const field = (label: string) => screen.getByLabelText(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }))
type Typed = { current?: string; next?: string; confirmation?: string }

async function fillIn({ current = 'harbour-2025', next = 'harbour-2026', confirmation = next }: Typed = {}) {
  if (current) await userEvent.type(field('Current password'), current)
  await userEvent.type(field('New password'), next)
  await userEvent.type(field('Confirm password'), confirmation)
}

describe('ChangePasswordDialog', () => {
  it('has fields for password managers and starts at the current password', () => {
    ask()
    expect(field('Current password')).toHaveFocus()
    expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password')
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password')
    expect(field('Confirm password')).toHaveAttribute('autocomplete', 'new-password')
  })

  it('submits both passwords unchanged', async () => {
    const onSubmit = vi.fn()
    ask({ onSubmit })
    await fillIn({ current: ' old one ', next: ' new one ' })
    await send()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ currentPassword: ' old one ', password: ' new one ' })
  })

  it.each([
    ['Current password', { current: '' }, 'required'],
    ['New password', { next: 'short' }, passwordHint()],
    ['Confirm password', { confirmation: 'harbour-2027' }, 'Does not match New password'],
  ])('focuses the invalid field %s [VALID-01, VALID-02, VALID-05]', async (label, values, message) => {
    const onSubmit = vi.fn()
    ask({ onSubmit })
    await fillIn(values)
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(field(label)).toHaveFocus()
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  })

  it('follows the policy and whether codes are on', async () => {
    const onSubmit = vi.fn()
    const change = ask({ onSubmit, policy: passwordPolicies.nist })
    await fillIn({ next: 'nine char' })
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
    change({ secondFactor: true })
    await send()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('keeps the input when it is refused and focuses the current password', async () => {
    const change = ask()
    await fillIn()
    await send()
    change({ error: 'Your current password is not correct.' })
    expect(screen.getByRole('alert')).toHaveTextContent('Your current password is not correct.')
    expect(field('New password')).toHaveValue('harbour-2026')
    expect(field('Current password')).toHaveFocus()
  })

  it('marks a commonly used password at its field until it changes [RESET-26]', async () => {
    const change = ask()
    await fillIn({ next: 'qwerty1' })
    await send()
    change({ error: passwordHint() })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field('New password')).toBeInvalid()
    expect(field('New password')).toHaveFocus()
    await userEvent.type(field('New password'), '2')
    expect(field('New password')).toBeValid()
  })

  it('reports unsaved input', async () => {
    const onDirty = vi.fn()
    ask({ onDirty })
    await userEvent.type(field('New password'), 'h')
    expect(onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.type(field('New password'), '{Backspace}')
    expect(onDirty).toHaveBeenLastCalledWith(false)
  })

  it('can be closed, except while the change is being saved', async () => {
    const onClose = vi.fn()
    const change = ask({ onClose })
    change({ busy: true })
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    change({ busy: false })
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
