import type { Meta, StoryObj } from '@storybook/react-vite'
import { codesMessages } from '@tributary/sdk/session'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'

const now = new Date('2026-11-21T09:00:00Z')
const resend = { from: new Date(now.getTime() + 24_000), onResend: fn() }

const meta = {
  title: 'Account/Sign-in/ConfirmForm',
  component: ConfirmForm,
  parameters: { layout: 'fullscreen' },
  args: {
    address: 'i•••@harbourpine.example',
    code: '',
    trustDevice: false,
    resend,
    onCodeChange: fn(),
    onTrustDeviceChange: fn(),
    onSubmit: fn(),
    onDismissError: fn(),
  },
  render: function Screen(args) {
    const [code, setCode] = useState(args.code)
    const [trustDevice, setTrustDevice] = useState(args.trustDevice)
    return (
      <ClockProvider clock={fixedClock(now)}>
        <AuthLayout>
          <ConfirmForm
            {...args}
            code={code}
            onCodeChange={setCode}
            trustDevice={trustDevice}
            onTrustDeviceChange={setTrustDevice}
          />
        </AuthLayout>
      </ClockProvider>
    )
  },
} satisfies Meta<typeof ConfirmForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const AddressUnknown: Story = { args: { address: null } }
export const Filled: Story = { args: { code: '048213', trustDevice: true } }
export const Busy: Story = { args: { code: '048213', busy: true } }
export const Failed: Story = { args: { code: '048213', error: codesMessages.failed } }
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  },
}
export const MaySendAgain: Story = { args: { resend: { ...resend, from: now } } }
export const SentAgain: Story = { args: { resend: { ...resend, sent: true } } }
export const OnPhones: Story = { ...Failed, globals: { viewport: { value: 'phone' } } }
