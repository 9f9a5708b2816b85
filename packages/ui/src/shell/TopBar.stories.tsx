import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchField } from '../primitives/SearchField/SearchField.tsx'
import { ShellMenuContext } from './shell-menu.ts'
import { TopBar } from './TopBar.tsx'

const meta: Meta<typeof TopBar> = {
  title: 'Shell/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ShellMenuContext value={{ open: false, show: fn() }}>
        <Story />
      </ShellMenuContext>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof TopBar>

export const TitleOnly: Story = { args: { title: 'Profile', isHeading: true } }
export const WithLinksAndSearch: Story = {
  args: {
    title: 'Xero',
    connectorType: 'xero',
    links: [
      { label: 'Refresh', href: '/connectors/xero/refresh', current: true },
      { label: 'Manage', href: '/connectors/xero/manage' },
    ],
    search: <SearchField value="pine" onChange={fn()} />,
  },
}

const adminLinks = (current: string) =>
  ['Dashboard', 'Global Configuration', 'Organisations', 'Users', 'Approvals'].map((label) => ({
    label,
    href: `/admin/${label}`,
    current: label === current,
  }))

export const ManyLinks: Story = {
  args: {
    title: 'Admin',
    links: adminLinks('Users'),
    search: <SearchField value="" onChange={fn()} />,
  },
}

export const LastOfManyOnPhones: Story = {
  args: { title: 'Admin', links: adminLinks('Approvals') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('navigation').getBoundingClientRect().right
    await expect(canvas.getByRole('link', { name: 'Approvals' }).getBoundingClientRect().right).toBeLessThan(
      edge,
    )
  },
}
