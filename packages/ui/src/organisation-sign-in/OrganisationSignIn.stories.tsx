import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SignInTest } from '@tributary/domain'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { MailDomainsPanel } from './MailDomainsPanel.tsx'
import { domains, provider, roles, signIn } from './organisation-sign-in.samples.ts'
import { ProviderDialog } from './ProviderDialog.tsx'
import { ProvidersPanel } from './ProvidersPanel.tsx'
import { SignInConfirmDialog } from './SignInConfirmDialog.tsx'
import { SignInColumn, SignInHeader } from './SignInHeader.tsx'
import { SignInPolicyPanel } from './SignInPolicyPanel.tsx'

const meta: Meta = {
  title: 'Administration/Sign-in',
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(new Date('2026-11-21T10:00:00Z'))}>
        <SignInColumn>
          <Story />
        </SignInColumn>
      </ClockProvider>
    ),
  ],
}
export default meta
type Story = StoryObj

const dialog = { redirectUri: signIn.redirectUri, roles, onSave: fn(), onClose: fn() }
const list = {
  providers: signIn.providers,
  onAdd: async () => true,
  ...{ onCheck: fn(), onAssign: fn(), onRemove: fn() },
}
const handlers = { onAdd: fn(), onTest: fn(), onSwitch: fn(), onEdit: fn(), onRemove: fn() }

export const SetUp: Story = {
  render: () => (
    <>
      <SignInHeader />
      <ProvidersPanel providers={signIn.providers} domains={domains} {...handlers} />
      <MailDomainsPanel domains={domains} {...list} />
      <SignInPolicyPanel signIn={signIn} onChange={fn()} />
    </>
  ),
}

export const Nothing: Story = {
  render: () => (
    <>
      <ProvidersPanel providers={[]} domains={[]} {...handlers} />
      <MailDomainsPanel domains={[]} {...list} providers={[]} />
      <SignInPolicyPanel signIn={{ providers: [], only: false, fallback: null }} onChange={fn()} />
    </>
  ),
}

export const Adding: Story = {
  render: () => <ProviderDialog provider={null} {...dialog} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid()
    await expect(screen.getByLabelText('Client secret')).toBeInvalid()
  },
}

export const Editing: Story = { render: () => <ProviderDialog provider={provider} {...dialog} /> }

const failed: SignInTest = {
  at: new Date('2026-11-21T09:59:00Z'),
  outcome: 'failed',
  reason: 'OAUTH_RESPONSE_BODY_ERROR',
  claims: [],
}

export const Failures: Story = {
  render: () => (
    <>
      <ProvidersPanel
        providers={[{ ...provider, active: false, test: failed }]}
        domains={[]}
        error="The provider has not passed a test. Test the sign-in first."
        {...handlers}
      />
      <MailDomainsPanel
        domains={domains.map((domain) => ({ ...domain, state: 'failing' }))}
        error="The record was not found. It can take an hour until a new record is visible everywhere."
        {...list}
      />
    </>
  ),
}

export const Removing: Story = {
  render: () => (
    <SignInConfirmDialog removes="provider" name={provider.name} onConfirm={fn()} onClose={fn()} />
  ),
}
