import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Segmented } from './Segmented.tsx'

const meta: Meta<typeof Segmented> = {
  title: 'Primitives/Segmented',
  component: Segmented,
  args: {
    label: 'Show',
    value: 'pending',
    onChange: fn(),
    options: [
      { value: 'all', label: 'All' },
      { value: 'pending', label: 'Pending', count: 3 },
      { value: 'decided', label: 'Decided' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Segmented>

export const Three: Story = {}
export const Two: Story = {
  args: {
    value: 'cards',
    options: [
      { value: 'cards', label: 'Cards' },
      { value: 'table', label: 'Table' },
    ],
  },
}
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
