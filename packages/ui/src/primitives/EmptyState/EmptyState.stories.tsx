import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No connectors yet' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithNextStep: Story = {
  args: {
    children: 'Connect a system on the Home page and its data arrives in your database.',
    action: <Button variant="primary">Go to Home</Button>,
  },
}
export const NothingFound: Story = {
  args: {
    title: 'Nothing matches “pjne”',
    children: 'Check the spelling, or clear the search to see all nine.',
    action: <Button>Clear search</Button>,
  },
}
