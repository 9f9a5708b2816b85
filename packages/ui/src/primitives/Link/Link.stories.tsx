import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './Link.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/manage', children: 'Manage' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  render: (args) => (
    <p>
      To reconnect, go to <Link {...args} />.
    </p>
  ),
}
export const Quiet: Story = { args: { look: 'quiet', children: 'Harbour & Pine Ltd' } }
export const AsButton: Story = {
  render: () => (
    <p>
      Xero rate limit reached while reading BankTransact... <LinkButton>more</LinkButton>
    </p>
  ),
}
