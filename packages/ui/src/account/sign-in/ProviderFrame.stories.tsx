import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProviderFrame } from './ProviderFrame.tsx'

/** The server provides the page inside, so the frame is empty in a story. */
const meta = {
  title: 'Account/Sign-in/ProviderFrame',
  component: ProviderFrame,
  args: { name: 'xero', displayName: 'Xero', intent: 'signin' },
} satisfies Meta<typeof ProviderFrame>

export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = {}
export const SignUp: Story = { args: { intent: 'signup' } }
