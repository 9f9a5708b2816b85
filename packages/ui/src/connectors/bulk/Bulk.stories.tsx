import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { sampleNow } from '../connectors.samples.ts'
import { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx'
import { fivePlanned, nothingPlanned, progressWith } from './bulk.samples.ts'

const users = [
  { id: 1, name: 'Ada Oak', note: 'Organisation administrator' },
  { id: 2, name: 'Eli Elm', note: 'User' },
  { id: 3, name: 'Una Ash', note: 'User' },
]
const onStart = fn()

const meta = {
  title: 'Connectors/Bulk',
  component: BulkDialog,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <ClockProvider clock={fixedClock(sampleNow)}>{Story()}</ClockProvider>],
  args: {
    action: 'refresh',
    plan: fivePlanned,
    progress: null,
    types: ['ftp', 'xero'],
    users,
    onStart,
    onStop: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkDialog>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })

export const BeforeRefreshing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
    await expect(onStart).toHaveBeenCalledOnce()
  },
}

export const FromRightToLeft: Story = { globals: { direction: 'rtl' } }

/** Nothing can be done with the selected connectors. */
export const NothingToDo: Story = { args: { plan: nothingPlanned } }

export const Running: Story = {
  args: { progress: progressWith('running', ['done', 'failed', 'running', 'running']) },
}

export const PartlyFailed: Story = {
  args: { progress: progressWith('failed', ['done', 'failed', 'done', 'failed', 'done']) },
}

export const Stopped: Story = { args: { progress: progressWith('stopped', ['done', 'done', 'done']) } }

/** As a single disconnect, it asks for a reason. */
export const Disconnect: Story = {
  args: { action: 'disconnect' },
  play: async ({ userEvent }) => {
    const reason = await screen.findByRole('textbox', { name: 'Reason' })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.click(button('Disconnect'))
    await expect(reason).toHaveAccessibleDescription(/^required/)
    await userEvent.type(reason, ' Moving house ')
    await userEvent.click(button('Disconnect'))
    await expect(onStart).toHaveBeenLastCalledWith({ reason: 'Moving house', userIds: [], schedule: '' })
  },
}

export const AddPeople: Story = {
  args: { action: 'people' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Add people' })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: /Una Ash/ }))
    await userEvent.click(button('Add people'))
    await expect(onStart).toHaveBeenLastCalledWith({ reason: '', userIds: [3], schedule: '' })
  },
}

/** It starts with a daily schedule, so that an early press does not remove the schedules. */
export const ChangeSchedule: Story = { args: { action: 'schedule', timeZone: 'UTC' } }

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Progress and results in one dialog. */
export const FromStartToEnd: Story = {
  render: function Render(args: BulkDialogProps) {
    const [progress, setProgress] = useState<BulkDialogProps['progress']>(null)
    const start = () => setProgress(progressWith('failed', ['done', 'failed', 'done', 'done', 'done']))
    return <BulkDialog {...args} progress={progress} onStart={start} />
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
    await expect(await screen.findByText(/^Done for 4 of 5 connectors. 1 failed./)).toBeVisible()
    await expect(button('Retry 1 failed')).toBeVisible()
  },
}
