import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: Pencil, 'aria-label': 'Edit' },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ghost: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', icon: Ellipsis, 'aria-label': 'More' } }
export const Disabled: Story = { args: { disabled: true } }
export const Loading: Story = { args: { loading: true } }

export const Sizes: Story = {
  render: () => (
    <Inline wrap gap={3}>
      <IconButton icon={Trash2} size="sm" aria-label="Delete Old Mill Bakery" />
      <IconButton icon={Trash2} size="md" aria-label="Delete Harbour & Pine" />
      <IconButton icon={Trash2} size="lg" aria-label="Delete Lakeside Catering" />
      <IconButton icon={Trash2} size="xl" aria-label="Delete Kauri Ridge" />
    </Inline>
  ),
}
