import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
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
export const ManyLinks: Story = {
  args: {
    title: 'Admin',
    links: ['Dashboard', 'Global Configuration', 'Organisations', 'Users', 'Approvals'].map((label) => ({
      label,
      href: `/admin/${label}`,
      current: label === 'Users',
    })),
    search: <SearchField value="" onChange={fn()} />,
  },
}
