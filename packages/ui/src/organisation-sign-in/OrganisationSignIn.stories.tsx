import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { MailDomainsPanel } from './MailDomainsPanel.tsx'
import { domains, provider, roles, signIn } from './organisation-sign-in.samples.ts'
import { ProviderPanel } from './ProviderPanel.tsx'
import { SignInConfirmDialog } from './SignInConfirmDialog.tsx'
import { SignInColumn, SignInHeader } from './SignInHeader.tsx'
import { SignInSwitches } from './SignInSwitches.tsx'

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

const panel = { redirectUri: signIn.redirectUri, roles, onSave: async () => true }
const list = { onAdd: async () => true, onCheck: fn(), onRemove: fn() }

export const SetUp: Story = {
  render: () => (
    <>
      <SignInHeader />
      <SignInSwitches provider={provider} onTest={fn()} onSwitch={fn()} />
      <MailDomainsPanel domains={domains} {...list} />
      <ProviderPanel provider={provider} onRemove={fn()} {...panel} />
    </>
  ),
}

export const Nothing: Story = {
  render: () => (
    <>
      <MailDomainsPanel domains={[]} {...list} />
      <ProviderPanel provider={null} {...panel} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid()
    await expect(canvas.getByLabelText('Client secret')).toBeInvalid()
  },
}

const failed = { ...provider, active: false, only: false, fallback: null }

export const Failures: Story = {
  render: () => (
    <>
      <SignInSwitches
        provider={{
          ...failed,
          test: {
            at: new Date('2026-11-21T09:59:00Z'),
            outcome: 'failed',
            reason: 'OAUTH_RESPONSE_BODY_ERROR',
            claims: [],
          },
        }}
        error="The provider has not passed a test. Test the sign-in first."
        onTest={fn()}
        onSwitch={fn()}
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
