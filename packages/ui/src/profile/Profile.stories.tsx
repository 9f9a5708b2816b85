import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ClockProvider, stillClock } from '../patterns/Clock.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { navigation } from '../shell/shell.samples.ts'
import { TopBar } from '../shell/TopBar.tsx'
import { ChangePasswordPanel } from './ChangePasswordPanel.tsx'
import { DevicesPanel } from './DevicesPanel.tsx'
import { MultiFactorPanel } from './MultiFactorPanel.tsx'
import { OpenSessionsPanel } from './OpenSessionsPanel.tsx'
import { OpenSessionsFailure, OpenSessionsSkeleton } from './OpenSessionsWaiting.tsx'
import { ProfileColumn } from './ProfileColumn.tsx'
import { ProfileDetails } from './ProfileDetails.tsx'
import { devices, ingrid, openSessions, sampleNow } from './profile.samples.ts'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

const everywhere = <SignOutEverywhere onSignOut={fn()} />
const sessions = <OpenSessionsPanel sessions={openSessions} onSignOut={fn()} everywhere={everywhere} />

type PageArgs = {
  person: typeof ingrid
  enabled: boolean
  busy: boolean
  error: string | null
  devices: typeof devices
  changed: boolean
  sessions: typeof sessions
}

const meta: Meta<PageArgs> = {
  title: 'Profile/Page',
  parameters: { layout: 'fullscreen' },
  args: { person: ingrid, enabled: true, busy: false, error: null, devices, changed: false, sessions },
  render: ({ person, enabled, busy, error, devices, changed, sessions }) => (
    <ClockProvider clock={stillClock(sampleNow)}>
      <AppShell
        navigation={{ ...navigation, currentHref: '/profile' }}
        collapsed={false}
        onCollapsedChange={fn()}
        topBar={<TopBar title="Profile" isHeading />}
      >
        <ProfileColumn>
          <ProfileDetails person={person} />
          <MultiFactorPanel enabled={enabled} busy={busy} error={error} onChange={fn()} />
          <DevicesPanel devices={devices} onDelete={fn()} />
          <ChangePasswordPanel changed={changed} onChange={fn()} />
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
export const AskingForACode: Story = { args: { enabled: false, busy: true } }
export const NoCodeSent: Story = {
  args: { enabled: false, error: 'Too many attempts. Please try again in 12 minutes.' },
}
export const PasswordChanged: Story = { args: { changed: true, devices: [] } }
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
export const LongNames: Story = {
  args: {
    person: {
      firstName: 'Wilhelmina-Alexandrine',
      lastName: 'van der Westhuizen-Featherstonehaugh',
      email: 'wilhelmina-alexandrine.van.der.westhuizen-featherstonehaugh@te-awa-hospitality.example',
    },
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
