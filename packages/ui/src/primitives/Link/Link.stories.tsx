import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Anchor, type AnchorProps, LinkProvider } from './Anchor.tsx'
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

const followed = fn()

const Routed = ({ href, ...rest }: AnchorProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      followed(href)
    }}
  />
)

export const ByARouter: Story = {
  render: () => (
    <LinkProvider value={Routed}>
      <Anchor href="/connectors/xero/refresh">Xero</Anchor>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Xero' }))
    await expect(followed).toHaveBeenLastCalledWith('/connectors/xero/refresh')
  },
}
