import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack.tsx'
import { RelativeTime } from './RelativeTime.tsx'

const now = new Date('2026-11-21T06:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const meta = {
  title: 'Primitives/RelativeTime',
  component: RelativeTime,
  args: { date: before(2), now },
} satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

export const Minutes: Story = {}

export const AllLengths: Story = {
  render: () => (
    <Stack gap={4}>
      {[-5, 0.1, 2, 60, 72, 1500, 4000].map((minutes) => (
        <RelativeTime key={minutes} date={before(minutes)} now={now} />
      ))}
    </Stack>
  ),
}
