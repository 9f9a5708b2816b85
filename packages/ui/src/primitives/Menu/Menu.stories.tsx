import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, Ellipsis, Pencil, RefreshCw, Trash2, Unplug, Users } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { OrganisationAvatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { Menu, MenuLabel, MenuSeparator } from './Menu.tsx'
import { MenuItem, MenuLink } from './MenuItem.tsx'
import { MenuRadioGroup, MenuRadioItem } from './MenuRadio.tsx'

const meta: Meta = {
  title: 'Primitives/Menu',
  // Space for the menu below its trigger.
  decorators: [
    (Story) => (
      <div style={{ minHeight: '17rem' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

const onSelect = fn()

export const Actions: StoryObj = {
  render: () => (
    <Menu
      trigger={<IconButton icon={Ellipsis} variant="secondary" aria-label="More for Harbour & Pine Online" />}
    >
      <MenuLabel>Harbour & Pine Online</MenuLabel>
      <MenuItem icon={Pencil} onSelect={onSelect}>
        Edit properties
      </MenuItem>
      <MenuLink icon={Users} href="/connectors/xero/manage">
        Manage users
      </MenuLink>
      <MenuItem icon={RefreshCw} onSelect={onSelect} disabled>
        Refresh
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Unplug} onSelect={onSelect}>
        Disconnect…
      </MenuItem>
      <MenuItem icon={Trash2} tone="danger" onSelect={onSelect}>
        Delete…
      </MenuItem>
    </Menu>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More for Harbour & Pine Online' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'Edit properties' })).toHaveFocus()
  },
}

const companies = ['Harbour & Pine', 'Kororā Coffee Importers', 'Lindqvist Möbler']

function Organisations() {
  const [company, setCompany] = useState('Harbour & Pine')
  return (
    <Menu trigger={<Button icon={ChevronDown}>{company}</Button>}>
      <MenuRadioGroup label="Organisation" value={company} onChange={setCompany}>
        {companies.map((name) => (
          <MenuRadioItem
            key={name}
            value={name}
            leading={<OrganisationAvatar companyName={name} size={24} />}
          >
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}

export const Choice: StoryObj = {
  render: () => <Organisations />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Harbour & Pine' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Harbour & Pine' })).toBeChecked()
  },
}
