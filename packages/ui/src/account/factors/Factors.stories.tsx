import type { Meta, StoryObj } from '@storybook/react-vite'
import { passkeyMessages } from '@tributary/sdk/session'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { ProfileColumn } from '../profile/ProfileColumn.tsx'
import { ingrid, sampleNow } from '../profile/profile.samples.ts'
import { AddAuthenticatorDialog } from './AddAuthenticatorDialog.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { AuthenticatorsPanel, type AuthenticatorsPanelProps } from './AuthenticatorsPanel.tsx'
import { AuthenticatorsFailure, AuthenticatorsSkeleton } from './AuthenticatorsWaiting.tsx'
import { ConfirmIdentityDialog, type ConfirmIdentityDialogProps } from './ConfirmIdentityDialog.tsx'
import { newApp, noFactors, ownFactors, recoveryCodes } from './factors.samples.ts'
import { PasskeysPanel, type PasskeysPanelProps } from './PasskeysPanel.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

const meta: Meta = {
  title: 'Account/Factors',
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

const apps = (props: Partial<AuthenticatorsPanelProps> = {}): Story => ({
  render: () => (
    <ProfileColumn>
      <AuthenticatorsPanel
        factors={ownFactors}
        onAdd={fn()}
        onRemove={fn()}
        onReplaceCodes={fn()}
        {...props}
      />
    </ProfileColumn>
  ),
})
export const Apps = apps()
export const AppsOnPhones: Story = { ...Apps, ...phone }
export const NoApps = apps({ factors: noFactors })
export const Loading: Story = { render: () => <AuthenticatorsSkeleton /> }
export const Failed: Story = {
  render: () => <AuthenticatorsFailure message="The server did not respond." onRetry={fn()} />,
}
export const RemoveLastApp: Story = {
  ...apps({
    factors: { ...ownFactors, passkeys: [], authenticators: ownFactors.authenticators.slice(0, 1) },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Work phone' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Remove Work phone?' })).toBeVisible()
  },
}

const passkeys = (props: Partial<PasskeysPanelProps> = {}): Story => ({
  render: () => (
    <ProfileColumn>
      <PasskeysPanel factors={ownFactors} onAdd={fn()} onAllowAlone={fn()} onRemove={fn()} {...props} />
    </ProfileColumn>
  ),
})
export const Passkeys = passkeys()
export const PasskeysOnPhones: Story = { ...Passkeys, ...phone }
export const NoPasskeys = passkeys({ factors: noFactors })
export const RemovePasskey: Story = {
  ...Passkeys,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Work laptop' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Remove Work laptop?' })).toBeVisible()
  },
}
export const NameThePasskey: Story = {
  render: () => <AddPasskeyDialog onSubmit={fn()} onClose={fn()} />,
}
export const PasskeyNotCreated: Story = {
  render: () => <AddPasskeyDialog error={passkeyMessages.cancelled} onSubmit={fn()} onClose={fn()} />,
}

const adding = (app: typeof newApp | null): Story => ({
  render: () => <AddAuthenticatorDialog app={app} onName={fn()} onConfirm={fn()} onClose={fn()} />,
})
export const NameTheApp = adding(null)
export const ScanAndConfirm = adding(newApp)
export const ScanOnPhones: Story = { ...ScanAndConfirm, ...phone }
export const RecoveryCodes: Story = {
  render: () => <RecoveryCodesDialog codes={recoveryCodes} account="una@harbour.example" onClose={fn()} />,
}
export const RecoveryCodesOnPhones: Story = { ...RecoveryCodes, ...phone }

const confirming = (props: Partial<ConfirmIdentityDialogProps> = {}): Story => ({
  render: () => (
    <ConfirmIdentityDialog
      factors={['password', 'email']}
      email={ingrid.email}
      sentTo={null}
      onSubmit={fn()}
      onSend={fn()}
      onClose={fn()}
      {...props}
    />
  ),
})
export const ConfirmWithPassword = confirming()
export const ConfirmWithApp = confirming({ factors: ['authenticator', 'password'] })
export const ConfirmWithPasskey = confirming({ factors: ['passkey', 'password'] })
export const ConfirmWithMail = confirming({ factors: ['email'], sentTo: 'i•••@harbourpine.example' })
export const ConfirmBeforeMail = confirming({ factors: ['email'] })
export const ConfirmRefused = confirming({ error: 'Your current password is not correct.' })
