import type { Meta, StoryObj } from '@storybook/react-vite'
import { accountMessages } from '@tributary/sdk/account'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { AuthLayout } from '../AuthLayout.tsx'
import { ResetRequestForm } from './ResetRequestForm.tsx'
import { ResetRequestSent } from './ResetRequestSent.tsx'

const { captchaError, captchaExpired, failed } = accountMessages.resetRequest
const captcha = { state: 'idle', token: null, message: null, onSolve: fn() } as const
const solved = { ...captcha, state: 'solved', token: 'a token' } as const
const emailAddress = 'ingrid.solheim@harbourpine.example'

const meta = {
  title: 'Account/Reset/ResetRequest',
  component: ResetRequestForm,
  parameters: { layout: 'fullscreen' },
  args: { emailAddress: '', captcha, onChange: fn(), onSubmit: fn(), onDismissError: fn() },
  render: function Screen(args) {
    const [address, setAddress] = useState(args.emailAddress)
    return (
      <AuthLayout>
        <ResetRequestForm {...args} emailAddress={address} onChange={setAddress} />
      </AuthLayout>
    )
  },
} satisfies Meta<typeof ResetRequestForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Verifying: Story = { args: { emailAddress, captcha: { ...captcha, state: 'working' } } }
export const Ready: Story = { args: { emailAddress, captcha: solved } }
export const Busy: Story = { args: { emailAddress, captcha: solved, busy: true } }
export const CaptchaExpired: Story = {
  args: { emailAddress, captcha: { ...captcha, state: 'expired', message: captchaExpired } },
}
export const CaptchaFailed: Story = {
  args: { emailAddress, captcha: { ...captcha, state: 'failed', message: captchaError } },
}
export const Failed: Story = { args: { emailAddress, captcha: solved, error: failed } }
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), '{Enter}')
  },
}
export const SomebodyElsesCaptcha: Story = {
  args: {
    captcha: {
      ...captcha,
      box: (element) => {
        if (element) element.textContent = 'A box of Google’s stands here.'
      },
    },
  },
}
export const OnPhones: Story = { ...Missing, globals: { viewport: { value: 'phone' } } }

export const Sent: Story = {
  render: () => (
    <AuthLayout>
      <ResetRequestSent emailAddress={emailAddress} />
    </AuthLayout>
  ),
}
export const SentOnPhones: Story = { ...Sent, globals: { viewport: { value: 'phone' } } }
