import type { Meta, StoryObj } from '@storybook/react-vite'
import { passkeyMessages } from '@tributary/sdk/session'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SignInForm } from './SignInForm.tsx'

const meta: Meta<typeof SignInForm> = {
  title: 'Account/Sign-in/SignInForm',
  component: SignInForm,
  parameters: { layout: 'fullscreen' },
  args: {
    greeting: { kind: 'stranger' },
    values: { username: '', password: '' },
    onChange: fn(),
    onSubmit: fn(),
    onDismissError: fn(),
  },
  render: function Screen(args) {
    const [values, setValues] = useState(args.values)
    return (
      <AuthLayout footer={<span>Harbour Data Systems</span>}>
        <SignInForm {...args} values={values} onChange={setValues} />
      </AuthLayout>
    )
  },
}
export default meta
type Story = StoryObj<typeof SignInForm>

const filled = { username: 'ingrid.solheim@harbourpine.example', password: 'harbour-2026' }

export const Empty: Story = {}
export const Filled: Story = { args: { values: filled } }
export const Busy: Story = { args: { values: filled, busy: true } }
export const WrongPassword: Story = {
  args: {
    greeting: { kind: 'returning', name: 'Ingrid' },
    values: filled,
    error: 'Please check your email address and password.',
  },
}
export const Offered: Story = {
  args: {
    values: { username: filled.username, password: '' },
    offered: (
      <Button size="xl" block>
        Continue with Harbour sign-in
      </Button>
    ),
  },
}
export const JustRegistered: Story = { args: { greeting: { kind: 'registered', name: 'Ingrid' } } }
export const JustRegisteredWithoutName: Story = { args: { greeting: { kind: 'registered' } } }
export const ProviderNotLinked: Story = {
  args: {
    error: (
      <>
        Your Xero credentials are not linked to a user. Please{' '}
        <Link href="/signup?provider=xero">sign up with Xero</Link>.
      </>
    ),
  },
}
export const WithProvider: Story = {
  args: {
    provider: <iframe title="Sign in with Xero" srcDoc="" style={{ width: '100%', height: 96, border: 0 }} />,
  },
}
export const WithPasskey: Story = { args: { provider: <PasskeyButton onSignIn={fn()} /> } }
export const PasskeyRefused: Story = {
  args: { provider: <PasskeyButton error={passkeyMessages.unknown} onSignIn={fn()} /> },
}
export const ProviderAwaited: Story = { args: { providerAwaited: true } }
export const AskedToWait: Story = {
  args: {
    values: filled,
    waiting: true,
    error: 'Something seems to have gone wrong, please try again.',
  },
}
export const ReturningUser: Story = {
  args: { greeting: { kind: 'returning', name: 'Ingrid' }, onNotMe: fn() },
}
export const ReturningUserOnPhones: Story = {
  args: {
    greeting: { kind: 'returning', name: 'Maximiliane Alexandra Theodora Wolkenstein' },
    onNotMe: fn(),
  },
  globals: { viewport: { value: 'phone' } },
}
export const RedeemingProviderAnswer: Story = { args: { locked: true } }
export const OnPhones: Story = { ...WrongPassword, globals: { viewport: { value: 'phone' } } }
