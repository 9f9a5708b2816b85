import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { AppShell } from '../../shell/AppShell.tsx'
import { navigation } from '../../shell/shell.samples.ts'
import { TopBar } from '../../shell/TopBar.tsx'
import { ChangePasswordPanel } from './ChangePasswordPanel.tsx'
import { DevicesPanel } from './DevicesPanel.tsx'
import { EmailAddressPanel, type EmailAddressPanelProps } from './EmailAddressPanel.tsx'
import { LinkedIdentitiesPanel } from './LinkedIdentitiesPanel.tsx'
import { LinkedIdentitiesFailure, LinkedIdentitiesSkeleton } from './LinkedIdentitiesWaiting.tsx'
import { MultiFactorPanel } from './MultiFactorPanel.tsx'
import { OpenSessionsPanel } from './OpenSessionsPanel.tsx'
import { OpenSessionsFailure, OpenSessionsSkeleton } from './OpenSessionsWaiting.tsx'
import { ProfileColumn } from './ProfileColumn.tsx'
import { ProfileDetails } from './ProfileDetails.tsx'
import { devices, identities, ingrid, openSessions, pendingEmail, sampleNow } from './profile.samples.ts'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

const everywhere = <SignOutEverywhere onSignOut={fn()} />
const sessions = <OpenSessionsPanel sessions={openSessions} onSignOut={fn()} everywhere={everywhere} />

const email = (props: Partial<EmailAddressPanelProps> = {}) => (
  <EmailAddressPanel pending={null} onChange={fn()} onResend={fn()} onCancel={fn()} {...props} />
)
const providers = <LinkedIdentitiesPanel identities={identities} onRemove={fn()} />

type PageArgs = {
  person: typeof ingrid
  email: ReactNode
  providers: ReactNode
  enabled: boolean
  others?: { apps: number; passkeys: number }
  busy: boolean
  error: string | null
  devices: typeof devices
  changed: boolean
  sessions: ReactNode
}

const meta: Meta<PageArgs> = {
  title: 'Account/Profile/Page',
  parameters: { layout: 'fullscreen' },
  args: {
    person: ingrid,
    email: email(),
    enabled: true,
    busy: false,
    error: null,
    devices,
    changed: false,
    providers,
    sessions,
  },
  render: ({ person, email, enabled, others, busy, error, devices, changed, providers, sessions }) => (
    <ClockProvider clock={fixedClock(sampleNow)}>
      <AppShell
        navigation={{ ...navigation, currentHref: '/profile' }}
        collapsed={false}
        onCollapsedChange={fn()}
        topBar={<TopBar title="Profile" isHeading />}
      >
        <ProfileColumn>
          <ProfileDetails person={person} />
          {email}
          <MultiFactorPanel enabled={enabled} others={others} busy={busy} error={error} onChange={fn()} />
          <DevicesPanel devices={devices} onDelete={fn()} />
          <ChangePasswordPanel changed={changed} onChange={fn()} />
          {providers}
          {sessions}
        </ProfileColumn>
      </AppShell>
    </ClockProvider>
  ),
}
export default meta
type Story = StoryObj<PageArgs>

const phone = { globals: { viewport: { value: 'phone' } } }

export const Enabled: Story = {}
export const NotEnabled: Story = { args: { enabled: false, devices: [] } }
/** An app and passkeys are factors as well. */
export const OtherFactors: Story = { args: { enabled: false, others: { apps: 1, passkeys: 2 } } }
export const AskingForACode: Story = { args: { enabled: false, busy: true } }
export const NoCodeSent: Story = {
  args: { enabled: false, error: 'Too many attempts. Please try again in 12 minutes.' },
}
export const PasswordChanged: Story = { args: { changed: true, devices: [] } }
export const EmailPending: Story = { args: { email: email({ pending: pendingEmail }) } }
export const LinkSentAgain: Story = {
  args: { email: email({ pending: pendingEmail, sentAgain: true }) },
}
export const LinkNotSentAgain: Story = {
  args: {
    email: email({
      pending: pendingEmail,
      error: 'Too many attempts. Please wait 9 minutes and try again.',
    }),
  },
}
export const CancellingTheChange: Story = {
  args: { email: email({ pending: pendingEmail, doing: 'cancelling' }) },
}
export const NoProviderLinked: Story = {
  args: { providers: <LinkedIdentitiesPanel identities={[]} onRemove={fn()} /> },
}
export const LoadingProviders: Story = { args: { providers: <LinkedIdentitiesSkeleton /> } }
export const ProvidersNotLoaded: Story = {
  args: {
    providers: (
      <LinkedIdentitiesFailure
        message="Failed to connect to server. Please check your internet connection and try again."
        onRetry={fn()}
      />
    ),
  },
}
export const LoadingBrowsers: Story = { args: { sessions: <OpenSessionsSkeleton /> } }
export const BrowsersNotLoaded: Story = {
  args: {
    sessions: (
      <OpenSessionsFailure
        message="Failed to connect to server. Please check your internet connection and try again."
        onRetry={fn()}
      />
    ),
  },
}
const longEmail = 'wilhelmina-alexandrine.van.der.westhuizen-featherstonehaugh@te-awa-hospitality.example'

export const LongNames: Story = {
  args: {
    person: {
      firstName: 'Wilhelmina-Alexandrine',
      lastName: 'van der Westhuizen-Featherstonehaugh',
      email: longEmail,
    },
    email: email({
      pending: { ...pendingEmail, emailAddress: `new.${longEmail}` },
    }),
    devices: [
      {
        reference: 'd9',
        description: 'Samsung Internet on Android, the tablet behind the counter of the Hamilton shop',
        trusted: true,
      },
    ],
  },
}
export const OnPhones: Story = { ...Enabled, ...phone }
export const EmailPendingOnPhones: Story = { ...EmailPending, ...phone }
export const LongNamesOnPhones: Story = { ...LongNames, ...phone }
export const NarrowestReflow: Story = {
  ...LongNames,
  ...phone,
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument
    page.body.style.width = '320px'
    await expect(page.body.scrollWidth).toBeLessThanOrEqual(320)
    page.body.style.width = ''
  },
}
