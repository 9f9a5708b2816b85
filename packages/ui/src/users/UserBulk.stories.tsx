import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { differences } from '../excel/access/access.samples.ts'
import { AccessImpact } from '../excel/groups/AccessImpact.tsx'
import { UserBulkDialog } from './UserBulkDialog.tsx'
import { bulkProgress, connectorPlan, groupPlan, lockPlan, rolePlan } from './user-bulk.samples.ts'

const onStart = fn()

const meta = {
  title: 'Users/Bulk',
  component: UserBulkDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    action: 'lock',
    plan: lockPlan,
    progress: null,
    roles: [
      { id: 5, name: 'User', displayName: 'User' },
      { id: 4, name: 'ExcelUser', displayName: 'Excel user' },
    ],
    groups: [
      { id: 1, name: 'Finance team' },
      { id: 2, name: 'Sales' },
    ],
    connectors: [{ id: 1, name: 'Warehouse files' }],
    onStart,
    onStop: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof UserBulkDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Lock: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lock' }))
    await expect(onStart).toHaveBeenCalledOnce()
  },
}

export const FromRightToLeft: Story = { globals: { direction: 'rtl' } }

export const Role: Story = {
  args: { action: 'role', plan: rolePlan },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }))
    const role = dialog.getByRole('combobox', { name: /Role/ })
    await expect(role).toHaveAccessibleDescription(/^required/)
    await userEvent.selectOptions(role, 'Excel user')
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }))
    await expect(onStart).toHaveBeenLastCalledWith({ roleId: 4, ids: [] })
  },
}

export const Groups: Story = {
  args: { action: 'groups', plan: groupPlan },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Add to groups' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sales' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add to groups' }))
    await expect(onStart).toHaveBeenLastCalledWith({ roleId: null, ids: [2] })
  },
}

export const GroupsWithPreview: Story = {
  args: {
    action: 'groups',
    plan: groupPlan,
    preview: ({ ids }) => <AccessImpact differences={ids.length > 0 ? differences : []} within="dialog" />,
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('No one will see more or less than now.')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sales' }))
    await expect(dialog.getByText(/people? gains?/)).toBeVisible()
  },
}

export const Connectors: Story = {
  args: { action: 'connectors', plan: connectorPlan },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Warehouse files/ }))
    await expect(dialog.getByText(/^Warehouse files: new for/)).toBeVisible()
  },
}

export const GroupsOnPhones: Story = { ...Groups, globals: { viewport: { value: 'phone' } } }

export const Running: Story = { args: { progress: bulkProgress('running', ['done', 'failed', 'running']) } }

export const PartlyFailed: Story = { args: { progress: bulkProgress('failed', ['done', 'failed', 'done']) } }
