import type { Meta, StoryObj } from '@storybook/react-vite'
import { noAlerts } from '@tributary/domain'
import type { ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AlertChannelDialog } from './AlertChannelDialog.tsx'
import { AlertChannelsEmpty } from './AlertChannelsEmpty.tsx'
import { AlertChannelsHeader } from './AlertChannelsHeader.tsx'
import { AlertChannelTable } from './AlertChannelTable.tsx'
import { AlertSettingsPanel } from './AlertSettingsPanel.tsx'
import { AlertSettingsFailure, AlertSettingsSkeleton } from './AlertSettingsWaiting.tsx'
import { alertChannel, alertChannels, alertSettings } from './alerts.samples.ts'
import { DeleteAlertChannelDialog } from './DeleteAlertChannelDialog.tsx'

const meta: Meta = {
  title: 'Alerts',
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
}
export default meta
type Story = StoryObj

const onPhone = { globals: { viewport: { value: 'phone' } } }
const rightToLeft = { globals: { direction: 'rtl' } }
const overlay = { parameters: { layout: 'fullscreen' } }
const network = 'Failed to connect to server. Please check your internet connection and try again.'

const panel = (props: Partial<ComponentProps<typeof AlertSettingsPanel>> = {}): Story => ({
  render: () => (
    <AlertSettingsPanel settings={alertSettings()} browserZone="Europe/Copenhagen" onSave={fn()} {...props} />
  ),
})

export const Settings = panel()
export const SettingsOnPhones: Story = { ...panel(), ...onPhone }
export const SettingsFromRightToLeft: Story = { ...panel(), ...rightToLeft }
export const NoAlerts = panel({ settings: noAlerts })
export const Daily = panel({ settings: alertSettings({ pace: 'daily' }) })
export const Saving = panel({ busy: true })
export const NotSaved = panel({ error: network })
export const ForUsers = panel({ events: ['refresh.failed', 'refresh.stuck', 'authorisation.needed'] })
export const LoadingSettings: Story = { render: () => <AlertSettingsSkeleton /> }
export const SettingsNotLoaded: Story = {
  render: () => <AlertSettingsFailure message={network} onRetry={fn()} />,
}

export const WrongMinutes: Story = {
  ...panel({ settings: alertSettings({ pace: 'delayed' }) }),
  play: async () => {
    const minutes = screen.getByRole('spinbutton', { name: 'Minutes until the alert' })
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '0')
    await userEvent.click(screen.getByRole('button', { name: 'Save alerts' }))
    await waitFor(() => expect(minutes).toHaveAccessibleDescription(/1 to 1,440/))
    await expect(minutes).toHaveFocus()
  },
}

const table = (props: Partial<ComponentProps<typeof AlertChannelTable>> = {}): Story => ({
  render: () => (
    <>
      <AlertChannelsHeader onAdd={fn()} />
      <AlertChannelTable channels={alertChannels} onAction={fn()} {...props} />
    </>
  ),
})

export const Channels = table()
export const ChannelsOnPhones: Story = { ...table(), ...onPhone }
export const ChannelsFromRightToLeft: Story = { ...table(), ...rightToLeft }
export const TestingAChannel = table({ busy: new Set(['operations']) })
export const NoChannels: Story = { render: () => <AlertChannelsEmpty onAdd={fn()} /> }

const longName = 'Everyone who looks after the connectors of the shops in Te Awamutu'
export const LongNames = table({
  channels: [
    alertChannel({ name: longName, error: 'The address of the channel cannot be opened. Enter it again.' }),
  ],
})

export const MenuOfAChannel: Story = {
  ...table(),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Finance team' }))
    await expect(await screen.findByRole('menuitem', { name: 'Send a test message' })).toBeVisible()
  },
}

const onSave = fn()
const dialog = (props: Partial<ComponentProps<typeof AlertChannelDialog>> = {}): Story => ({
  ...overlay,
  render: () => <AlertChannelDialog channel={null} onSave={onSave} onClose={fn()} {...props} />,
})

export const AddChannel: Story = {
  ...dialog(),
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(/required/))
    await userEvent.type(name, '#operations')
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Address' }),
      'https://hooks.slack.com/services/x',
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Refresh failed' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith({
        kind: 'slack',
        name: '#operations',
        url: 'https://hooks.slack.com/services/x',
        events: ['refresh.stuck', 'authorisation.needed', 'approval.waiting'],
      }),
    )
  },
}
export const AddTeamsChannelOnPhones: Story = {
  ...dialog(),
  ...onPhone,
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Microsoft Teams' }))
    await expect(await screen.findByText(/^In Teams/)).toBeVisible()
  },
}
export const EditChannel = dialog({ channel: alertChannel() })
export const ChannelRefused = dialog({
  channel: alertChannel(),
  error: 'Enter an address that begins with https://.',
  onDismissError: fn(),
})
export const WithoutEvents: Story = {
  ...dialog({ channel: alertChannel({ events: ['refresh.failed'] }) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Refresh failed' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Choose at least one event.')).toBeVisible()
  },
}
export const DeleteChannel: Story = {
  ...overlay,
  render: () => <DeleteAlertChannelDialog channel={alertChannel()} onConfirm={fn()} onClose={fn()} />,
}
