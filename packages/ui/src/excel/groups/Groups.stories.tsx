import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { DataTableSkeleton } from '../../primitives/DataTable/DataTableSkeleton.tsx'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { GroupStatusDialog } from './GroupStatusDialog.tsx'
import { GroupSummary } from './GroupSummary.tsx'
import { GroupTable } from './GroupTable.tsx'
import { group, oddGroups, sampleGroups, sampleMembers, sampleSeen } from './groups.samples.ts'

const meta: Meta<typeof GroupTable> = {
  title: 'Excel/Groups',
  component: GroupTable,
  args: {
    groups: sampleGroups,
    members: sampleMembers,
    onStatus: fn(),
    onEdit: fn(),
    onDelete: fn(),
    lineageHrefOf: ({ id }) => `#/lineage/${id}`,
  },
  render: (args) => (
    <main>
      <PageHeader
        title="Security Groups"
        actions={<Button variant="primary">Create Security Group</Button>}
      />
      <GroupTable {...args} />
    </main>
  ),
}
export default meta
type Story = StoryObj<typeof GroupTable>

const phone = { viewport: { value: 'phone' } }

export const Table: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await expect(names()[0]).toBe('Board')
    await userEvent.click(canvas.getByRole('button', { name: 'Active, set status of Board' }))
    await expect(args.onStatus).toHaveBeenCalledWith(sampleGroups[1])
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search security groups' }), 'PAY')
    await expect(names()).toEqual(['Payroll'])
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Payroll' }))
    await expect(args.onDelete).toHaveBeenCalledWith(sampleGroups[3])
  },
}

/** Users who must not delete have no button, and members appear once they are known. */
export const Odd: Story = {
  args: { groups: oddGroups, members: undefined, onDelete: undefined, busy: new Set(['2']) },
}
export const OnPhones: Story = { args: { groups: oddGroups }, globals: phone }
export const None: Story = { args: { groups: [], emptyAction: <Button>Create Security Group</Button> } }
export const Loading: Story = {
  render: () => <DataTableSkeleton label="Loading security groups" searchable />,
}

type StatusProps = { name?: string; error?: string | null; busy?: boolean; onSave?: () => void }

function Status({ name = 'Finance controllers', error = null, busy = false, onSave = fn() }: StatusProps) {
  const [open, setOpen] = useState(true)
  return open ? (
    <GroupStatusDialog
      group={group(1, name)}
      busy={busy}
      error={error}
      onSave={onSave}
      onClose={() => setOpen(false)}
    />
  ) : (
    <p>Closed</p>
  )
}

const saved = fn()

export const SettingStatus: Story = {
  render: () => <Status onSave={saved} />,
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Set Status' })).toBeVisible()
    await expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Active',
      'Archive',
    ])
    await userEvent.click(screen.getByText('Archive'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(saved).toHaveBeenCalledWith('archived')
  },
}
export const StatusRefused: Story = {
  render: () => <Status name={'Finance'.repeat(28)} error="Another user has changed it meanwhile." />,
}

const inColumn = (items: typeof sampleSeen) => (
  <div style={{ display: 'grid', width: 284, height: 420 }}>
    <GroupSummary items={items} />
  </div>
)

export const Summary: Story = { render: () => inColumn(sampleSeen) }
export const EmptySummary: Story = { render: () => inColumn([]) }
