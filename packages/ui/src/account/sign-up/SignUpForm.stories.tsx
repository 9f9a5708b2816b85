import type { Meta, StoryObj } from '@storybook/react-vite'
import { passwordHint, passwordPolicies } from '@tributary/sdk/common'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { AuthLayout } from '../AuthLayout.tsx'
import { SignUpClosed } from './SignUpClosed.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { emptySignUp, karin } from './sign-up.samples.ts'

const meta: Meta<typeof SignUpForm> = {
  title: 'Account/Sign-up/SignUpForm',
  component: SignUpForm,
  parameters: { layout: 'fullscreen' },
  args: {
    values: emptySignUp,
    onChange: fn(),
    onSubmit: fn(),
    onDismissFailure: fn(),
    isFree: async () => true,
  },
  render: function Screen(args) {
    const [values, setValues] = useState(args.values)
    return (
      <AuthLayout footer={<span>Harbour Data Systems</span>}>
        <SignUpForm {...args} values={values} onChange={setValues} />
      </AuthLayout>
    )
  },
}
export default meta
type Story = StoryObj<typeof SignUpForm>

export const Empty: Story = {}
export const Filled: Story = { args: { values: karin } }
export const Busy: Story = { args: { values: karin, busy: true } }

export const Mistakes: Story = {
  args: { values: { ...karin, emailAddress: 'karin@lindqvistmobler', confirmPassword: 'driftwood' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await expect(canvas.getByLabelText('Email address')).toHaveFocus()
  },
}
export const EverythingMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await expect(canvas.getByLabelText('First name')).toHaveFocus()
  },
}
export const AddressTaken: Story = {
  args: { values: karin, refusals: { emailAddress: 'This email address is already in use' } },
}
export const CommonPassword: Story = {
  args: {
    values: { ...karin, password: 'qwerty1', confirmPassword: 'qwerty1' },
    refusals: { password: passwordHint() },
  },
}
export const LongPasswords: Story = { args: { values: karin, policy: passwordPolicies.nist } }
export const Failed: Story = {
  args: {
    values: karin,
    failure:
      '<p><strong>The account was not opened.</strong></p><ul><li>Please try again in an hour.</li><li>Or <a href="https://tributary.example/help">write to us</a>.</li></ul>',
  },
}
export const ProviderCancelled: Story = {
  args: { failure: 'Signing up using Xero was either cancelled or is not allowed.' },
}
export const WithProvider: Story = {
  args: {
    provider: <iframe title="Sign up with Xero" srcDoc="" style={{ width: '100%', height: 98, border: 0 }} />,
  },
}
export const OnPhones: Story = { ...Mistakes, globals: { viewport: { value: 'phone' } } }
export const FailedOnPhones: Story = { ...Failed, globals: { viewport: { value: 'phone' } } }
export const SwitchedOff: Story = {
  render: () => (
    <AuthLayout footer={<span>Harbour Data Systems</span>}>
      <SignUpClosed />
    </AuthLayout>
  ),
}
