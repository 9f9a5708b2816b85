import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StructureChange } from '@tributary/domain'
import { expect, fn, screen } from 'storybook/test'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { RecentChanges } from './RecentChanges.tsx'

const minutes = 60_000
const now = Date.UTC(2026, 10, 23, 9, 30)
const change = (id: number, action: string, name: string, by: string | null): StructureChange => ({
  ...{ id, action, name, by, target: String(id) },
  at: new Date(now - id * minutes),
  until: new Date(now + (10 - id) * minutes),
})

const changes = [
  change(1, 'areas.deleted', 'Balance sheet', null),
  change(2, 'security_groups.granted', 'Finance controllers', 'Olga Oak'),
  change(4, 'users.unlinked', 'Una Underwood', 'Olga Oak'),
  change(7, 'milestones.moved', 'Quarter 3', null),
]

const meta: Meta<typeof RecentChanges> = {
  title: 'Excel/Changes',
  component: RecentChanges,
  args: { changes, onUndo: fn(), onClose: fn() },
  render: (args) => (
    <ClockProvider clock={fixedClock(new Date(now))}>
      <RecentChanges {...args} />
    </ClockProvider>
  ),
}
export default meta
type Story = StoryObj<typeof RecentChanges>

export const Recent: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo for Finance controllers' }))
    await expect(args.onUndo).toHaveBeenCalledWith(changes[1])
  },
}
export const Loading: Story = { args: { changes: undefined } }
export const None: Story = { args: { changes: [] } }
export const Refused: Story = {
  args: {
    undoing: 1,
    error:
      'This change can no longer be undone, because Balance sheet or something linked to it has been changed since.',
  },
}
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }

const areas = [
  { id: 1, name: 'Sales' },
  { id: 2, name: 'Turnover' },
]
const onMove = fn()

export const Merge: Story = {
  render: () => (
    <MoveDialog
      act="merge"
      name="Income"
      means="The area that you choose gets its links, and security groups get the same access there. Then this area is deleted."
      label="Into area"
      targets={areas}
      differencesOf={() => []}
      onMove={onMove}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Merge' }))
    const into = screen.getByRole('combobox', { name: 'Into area' })
    await expect(into).toHaveFocus()
    await userEvent.selectOptions(into, 'Turnover')
    await expect(screen.getByText('No one will see more or less than now.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
    await expect(onMove).toHaveBeenCalledWith('2', undefined)
  },
}

export const Move: Story = {
  render: () => (
    <MoveDialog
      act="move"
      name="Export"
      means="Security groups that see it in the first area will see it in the second one."
      label="To area"
      from={areas.slice(0, 1)}
      targets={areas}
      differencesOf={() => []}
      error="You are offline."
      onMove={fn()}
      onClose={fn()}
    />
  ),
}
