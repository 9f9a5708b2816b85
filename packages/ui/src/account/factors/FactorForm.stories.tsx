import type { Meta, StoryObj } from '@storybook/react-vite'
import { codesMessages, passkeyMessages } from '@tributary/sdk/session'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { AuthLayout } from '../AuthLayout.tsx'
import { FactorForm } from './FactorForm.tsx'

const meta = {
  title: 'Account/Sign-in/FactorForm',
  component: FactorForm,
  parameters: { layout: 'fullscreen' },
  args: {
    factor: 'authenticator',
    factors: ['authenticator', 'email', 'recovery'],
    code: '',
    trustDevice: false,
    onCodeChange: fn(),
    onTrustDeviceChange: fn(),
    onSubmit: fn(),
    onChoose: fn(),
    onDismissError: fn(),
  },
  render: function Screen(args) {
    const [code, setCode] = useState(args.code)
    const [trustDevice, setTrustDevice] = useState(args.trustDevice)
    return (
      <AuthLayout>
        <FactorForm
          {...args}
          code={code}
          onCodeChange={setCode}
          trustDevice={trustDevice}
          onTrustDeviceChange={setTrustDevice}
        />
      </AuthLayout>
    )
  },
} satisfies Meta<typeof FactorForm>

export default meta
type Story = StoryObj<typeof meta>

export const App: Story = {}
export const Refused: Story = { args: { code: '048213', error: codesMessages.failed } }
export const Busy: Story = { args: { code: '048213', busy: true } }
export const AppOnly: Story = { args: { factors: ['authenticator'] } }
export const Passkey: Story = {
  args: { factor: 'passkey', factors: ['passkey', 'authenticator', 'recovery'] },
}
export const PasskeyRefused: Story = { args: { ...Passkey.args, error: passkeyMessages.cancelled } }
export const RecoveryCode: Story = { args: { factor: 'recovery', code: 'k7m3q-x9tfa' } }
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  },
}
export const OnPhones: Story = { ...Refused, globals: { viewport: { value: 'phone' } } }
