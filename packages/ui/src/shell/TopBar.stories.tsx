import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
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
  [
    ...['Dashboard', 'Global Configuration', 'Organisations', 'Users', 'Webhooks', 'Alert channels'],
    ...['Sign-in', 'Programs', 'Audit log', 'Mail', 'Housekeeping', 'Approvals'],
  ].map((label) => ({
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
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
    const search = canvas.getByRole('searchbox').getBoundingClientRect()
    await expect(search.left).toBeGreaterThan(canvas.getByRole('navigation').getBoundingClientRect().right)
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

const excelLinks = (current: string) => {
  const link = (label: string) => ({ label, href: `/excel/${label}`, current: label === current })
  return [
    ...['Areas', 'Subareas', 'Versions', 'Helper Tables'].map(link),
    { label: 'Security', links: ['Groups', 'User groups', 'User helper tables'].map(link) },
    link('Configure/ Sync'),
  ]
}

export const WithMenu: Story = {
  args: {
    title: 'Excel',
    connectorType: 'excel',
    links: excelLinks('Areas'),
    search: <SearchField value="" onChange={fn()} placeholder="Search areas" />,
  },
}

export const MenuOnPhones: Story = {
  args: { title: 'Excel', connectorType: 'excel', links: excelLinks('User groups') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390, minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation')
    const trigger = canvas.getByRole('button', { name: 'Security' })
    // The bar has scrolled to the current link and does not clip the menu.
    await expect(trigger.getBoundingClientRect().right).toBeLessThan(bar.getBoundingClientRect().right)
    await userEvent.click(trigger)
    const last = await screen.findByRole('menuitem', { name: 'User helper tables' })
    await waitFor(async () => {
      await expect(last.getBoundingClientRect().top).toBeGreaterThan(bar.getBoundingClientRect().bottom)
      await expect(document.elementFromPoint(...centreOf(last))).toBe(last.querySelector('span'))
    })
  },
}

function centreOf(element: Element): [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 4, top + height / 2]
}
