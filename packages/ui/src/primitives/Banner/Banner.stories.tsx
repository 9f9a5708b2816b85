import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Banner } from './Banner.tsx'

const meta = { title: 'Primitives/Banner', component: Banner } satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {
  args: { tone: 'danger', children: 'Something seems to have gone wrong, please try again.' },
}
export const Warning: Story = {
  args: { tone: 'warning', children: 'Two connectors are taking longer than expected.' },
}
export const Success: Story = { args: { tone: 'success', children: 'Saved. 3 areas added.' } }
export const Info: Story = { args: { tone: 'info', children: 'Refreshing again is possible in 12 minutes.' } }

export const Dismissible: Story = {
  args: {
    tone: 'danger',
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
    children: (
      <>
        <p>
          <strong>The database could not be reached.</strong>
        </p>
        <ul>
          <li>Check the host and the port.</li>
          <li>Check that the firewall lets this portal in.</li>
        </ul>
      </>
    ),
  },
}

export const WithActions: Story = {
  args: {
    tone: 'warning',
    children: 'You have unsaved changes.',
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
    actions: (
      <Button size="sm" variant="ghost">
        Save now
      </Button>
    ),
  },
}
