import type { Meta, StoryObj } from '@storybook/react-vite'
import { passwordHint } from '@tributary/sdk/common'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { AuthLayout } from '../AuthLayout.tsx'
import { RequestInvalid } from './RequestInvalid.tsx'
import { SetPasswordDone } from './SetPasswordDone.tsx'
import { SetPasswordForm } from './SetPasswordForm.tsx'

const filled = { password: 'harbour-2026', confirmPassword: 'harbour-2026' }

const meta = {
  title: 'Account/Reset/SetPassword',
  component: SetPasswordForm,
  parameters: { layout: 'fullscreen' },
  args: {
    mode: 'reset',
    values: { password: '', confirmPassword: '' },
    onChange: fn(),
    onSubmit: fn(),
    onDismissError: fn(),
  },
  render: function Screen(args) {
    const [values, setValues] = useState(args.values)
    const [name, setName] = useState(args.name ?? null)
    return (
      <AuthLayout>
        <SetPasswordForm {...args} values={values} onChange={setValues} name={name} onName={setName} />
      </AuthLayout>
    )
  },
} satisfies Meta<typeof SetPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

export const Reset: Story = {}
export const FirstPassword: Story = { args: { mode: 'set' } }
export const FirstAdministrator: Story = {
  args: { mode: 'set', name: { firstName: '', lastName: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus()
  },
}
export const Filled: Story = { args: { values: filled } }
export const Busy: Story = { args: { values: filled, busy: true } }
export const Waiting: Story = { args: { values: filled, waiting: true } }
export const CommonlyUsed: Story = {
  args: {
    values: { password: 'qwerty1', confirmPassword: 'qwerty1' },
    refused: 'qwerty1',
    error: passwordHint(),
  },
}
export const Differing: Story = {
  args: { values: { password: 'harbour-2026', confirmPassword: 'harbour-2025' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }))
  },
}
export const OnPhones: Story = { ...Differing, globals: { viewport: { value: 'phone' } } }

export const InvalidReset: Story = {
  render: () => (
    <AuthLayout>
      <RequestInvalid mode="reset" />
    </AuthLayout>
  ),
}
export const InvalidSet: Story = {
  render: () => (
    <AuthLayout>
      <RequestInvalid mode="set" />
    </AuthLayout>
  ),
}
export const Done: Story = {
  render: () => (
    <AuthLayout>
      <SetPasswordDone mode="reset" />
    </AuthLayout>
  ),
}
export const DoneOnPhones: Story = { ...Done, globals: { viewport: { value: 'phone' } } }
