import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { AuthLayout } from '../AuthLayout.tsx'
import { ConfirmAddress, ConfirmAddressDone, ConfirmAddressInvalid } from './ConfirmAddress.tsx'

const meta: Meta<typeof ConfirmAddress> = {
  title: 'Account/Profile/Confirm address',
  component: ConfirmAddress,
  parameters: { layout: 'fullscreen' },
  args: { address: 'i•••@harbourpine.example', onConfirm: fn() },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof ConfirmAddress>

const phone = { globals: { viewport: { value: 'phone' } } }

export const Asking: Story = {}
export const Confirming: Story = { args: { busy: true } }
export const Taken: Story = { args: { error: 'This email address is already in use' } }
export const Done: Story = {
  render: () => <ConfirmAddressDone />,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Back to sign in' })).toHaveFocus()
  },
}
export const Invalid: Story = { render: () => <ConfirmAddressInvalid /> }
export const OnPhones: Story = { ...Asking, ...phone }
