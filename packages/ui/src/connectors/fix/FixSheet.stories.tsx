import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { administrator, log, member, minutesAgo, sampleNow } from '../connectors.samples.ts'
import { checks } from '../editor/editor.samples.ts'
import { FixSheet } from './FixSheet.tsx'
import {
  charged,
  disconnected,
  failing,
  limited,
  refused,
  revoked,
  stuck,
  workbook,
  working,
} from './fix.samples.ts'

const meta = {
  title: 'Connectors/FixSheet',
  component: FixSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    subject: refused,
    viewer: administrator,
    progress: null,
    credentialsHref: '/excel/table-synchronisation',
    onFix: fn(),
    onRetry: fn(),
    onReconnect: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof FixSheet>

export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async () => {
  await screen.findByRole('dialog')
}

export const Fields: Story = { play: opened }
export const FieldsOnPhones: Story = { ...Fields, globals: { viewport: { value: 'phone' } } }
export const Reconnect: Story = { args: { subject: revoked }, play: opened }
export const Credentials: Story = { args: { subject: workbook }, play: opened }
export const Wait: Story = { args: { subject: limited }, play: opened }
export const Retry: Story = { args: { subject: failing('connection-lost') }, play: opened }
export const Elsewhere: Story = { args: { subject: failing('unreachable') }, play: opened }
export const ForMembers: Story = { args: { viewer: member }, play: opened }

/** The test of the entered settings failed. The input stays. */
export const TestFailed: Story = {
  args: { progress: { at: 'test', error: 'The connection does not work yet.', checks } },
  play: opened,
}

export const Saving: Story = { args: { progress: { at: 'save', error: null } }, play: opened }

/** The settings were saved, and the refresh runs. */
export const Refreshing: Story = {
  args: {
    subject: {
      ...refused,
      connector: { ...refused.connector, log: log({ manuallyTriggeredAt: minutesAgo(1) }) },
    },
    progress: { at: 'done', error: null },
  },
  play: opened,
}

/** The retry of a first refresh that costs money. */
export const Charged: Story = { args: { subject: charged }, play: opened }
export const Stuck: Story = { args: { subject: stuck }, play: opened }
export const Disconnected: Story = { args: { subject: disconnected }, play: opened }
export const Works: Story = { args: { subject: working }, play: opened }
export const Loading: Story = { args: { subject: null }, play: opened }
export const NotLoaded: Story = {
  args: { subject: null, failure: { message: 'The server could not be reached.', onRetry: fn() } },
  play: opened,
}

export const Detail: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Technical detail'))
    await expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
  },
}
