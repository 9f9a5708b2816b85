import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { OrganisationMenu } from './OrganisationMenu.tsx'
import { harbour, manyOrganisations, organisations } from './shell.samples.ts'

const meta: Meta<typeof OrganisationMenu> = {
  title: 'Shell/OrganisationMenu',
  component: OrganisationMenu,
  args: { organisations, selectedOrganisation: harbour, onSelectOrganisation: fn() },
  render: function Chosen(args) {
    const [selected, setSelected] = useState(args.selectedOrganisation)
    return (
      <div style={{ width: args.collapsed ? 44 : 224 }}>
        <OrganisationMenu {...args} selectedOrganisation={selected} onSelectOrganisation={setSelected} />
      </div>
    )
  },
}
export default meta
type Story = StoryObj<typeof OrganisationMenu>

export const Closed: Story = {}
export const Collapsed: Story = { args: { collapsed: true } }
export const None: Story = { args: { organisations: [], selectedOrganisation: null } }

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Organisation' }))
    await expect(await screen.findByRole('menuitemradio', { name: /Harbour/ })).toBeChecked()
  },
}

export const Many: Story = {
  args: { organisations: manyOrganisations, selectedOrganisation: manyOrganisations[6] ?? null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Organisation' }))
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search organisations' }), 'branch 3')
    await expect(screen.getByRole('button', { name: /Branch 3 Trading/ })).toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: /Branch 4 Trading/ })).toBeNull()
  },
}
