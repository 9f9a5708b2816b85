import type { Meta, StoryObj } from '@storybook/react-vite'
import { passwordHint, passwordPolicies } from '@tributary/sdk/common'
import type { ComponentProps } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { DevicesPanel } from './DevicesPanel.tsx'
import { LinkedIdentitiesPanel } from './LinkedIdentitiesPanel.tsx'
import { OpenSessionsPanel } from './OpenSessionsPanel.tsx'
import { devices, identities, ingrid, minutesAgo, openSessions, sampleNow } from './profile.samples.ts'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'
import { VerificationCodeDialog } from './VerificationCodeDialog.tsx'

const meta: Meta = {
  title: 'Account/Profile/Dialogs',
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <Story />
      </ClockProvider>
    ),
  ],
}
export default meta
type Story = StoryObj

const phone = { globals: { viewport: { value: 'phone' } } }
const network = 'Failed to connect to server. Please check your internet connection and try again.'

const code = (props: Partial<ComponentProps<typeof VerificationCodeDialog>>): Story => ({
  render: () => (
    <VerificationCodeDialog
      enable
      email={ingrid.email}
      resendFrom={minutesAgo(-0.4)}
      onSubmit={fn()}
      onResend={fn()}
      onClose={fn()}
      {...props}
    />
  ),
})
const typed: NonNullable<Story['play']> = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Verification code' }), '482 1')
}

export const EnableWithCode = code({})
export const DisableWithCode = code({ enable: false })
export const CodeMissing: Story = {
  ...code({}),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enable' }))
    await expect(screen.getByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(
      'required',
    )
  },
}
export const CodeRefused: Story = {
  ...code({ enable: false, error: 'The verification code is not correct.' }),
  play: typed,
}
export const CodeNotChecked: Story = { ...code({ error: network }), play: typed }
export const CheckingCode: Story = { ...code({ doing: 'checking' }), play: typed }
export const CodeMayBeSentAgain = code({ resendFrom: sampleNow })
export const SendingAnotherCode = code({ resendFrom: sampleNow, doing: 'resending' })
export const AnotherCodeSent = code({ sentAgain: true })
export const CodeOnPhones: Story = { ...CodeRefused, ...phone }

const password = (props: Partial<ComponentProps<typeof ChangePasswordDialog>>): Story => ({
  render: () => (
    <ChangePasswordDialog
      email={ingrid.email}
      secondFactor={false}
      onSubmit={fn()}
      onClose={fn()}
      {...props}
    />
  ),
})
const fillIn: NonNullable<Story['play']> = async () => {
  await userEvent.type(await screen.findByLabelText('Current password'), 'harbour-2025')
  await userEvent.type(screen.getByLabelText('New password'), 'harbour-2026')
  await userEvent.type(screen.getByLabelText('Confirm password'), 'harbour-2027')
  await userEvent.tab()
}

export const ChangePassword = password({})
export const PasswordsDiffer: Story = { ...password({}), play: fillIn }
export const PresentPasswordWrong: Story = {
  ...password({ error: 'Your current password is not correct.' }),
  play: fillIn,
}
export const LengthAlone = password({ policy: passwordPolicies.nist, secondFactor: true })
export const ChangingPassword: Story = { ...password({ busy: true }), play: fillIn }
export const PasswordRefused = password({ error: passwordHint() })
export const ChangePasswordOnPhones: Story = { ...PasswordsDiffer, ...phone }

const address = (props: Partial<ComponentProps<typeof ChangeEmailDialog>> = {}): Story => ({
  render: () => <ChangeEmailDialog email={ingrid.email} onSubmit={fn()} onClose={fn()} {...props} />,
})
const typeAddress: NonNullable<Story['play']> = async () => {
  await userEvent.type(await screen.findByLabelText('New email address'), 'ingrid@solheim.example')
  await userEvent.type(screen.getByLabelText('Current password'), 'harbour-2025')
}

export const ChangeEmail = address()
export const ChangeEmailEmpty: Story = {
  ...address(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send link' }))
    await expect(screen.getByLabelText('New email address')).toHaveAccessibleDescription('required')
  },
}
export const EmailTaken: Story = {
  ...address({ error: 'This email address is already in use' }),
  play: typeAddress,
}
export const EmailPasswordWrong: Story = {
  ...address({ error: 'Your current password is not correct.' }),
  play: typeAddress,
}
export const SendingTheLink: Story = { ...address({ busy: true }), play: typeAddress }
export const ChangeEmailOnPhones: Story = { ...EmailPasswordWrong, ...phone }

const press = (name: string | RegExp): NonNullable<Story['play']> => {
  return async () => {
    await userEvent.click(await screen.findByRole('button', { name }))
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus()
  }
}
const everywhere = <SignOutEverywhere onSignOut={fn()} />

export const DeleteTrustedDevice: Story = {
  render: () => <DevicesPanel devices={devices} onDelete={fn()} />,
  play: press('Delete Safari on iPhone'),
}
export const RemoveProvider: Story = {
  render: () => <LinkedIdentitiesPanel identities={identities} onRemove={fn()} />,
  play: press('Remove Xero'),
}
export const SignOutOneBrowser: Story = {
  render: () => <OpenSessionsPanel sessions={openSessions} onSignOut={fn()} everywhere={everywhere} />,
  play: press(/^Sign out Firefox on Linux/),
}
export const AskedToSignOutEverywhere: Story = {
  render: () => everywhere,
  play: press('Sign out everywhere'),
}
export const NotSignedOutEverywhere: Story = {
  render: () => <SignOutEverywhere error={network} onSignOut={fn()} />,
  play: press('Sign out everywhere'),
}
export const SignOutEverywhereOnPhones: Story = { ...AskedToSignOutEverywhere, ...phone }
