import type { Meta, StoryObj } from '@storybook/react-vite'
import { filterUsers, plainUserView, sortUsers, type UserView, usersMessages } from '@tributary/sdk/users'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { AddUserButton } from './AddUserButton.tsx'
import { NoUsersLeft } from './NoUsersLeft.tsx'
import { UserGrid, type UserListProps } from './UserGrid.tsx'
import { UserGridSkeleton } from './UserGridSkeleton.tsx'
import { UserTable } from './UserTable.tsx'
import { UserTableSkeleton } from './UserTableSkeleton.tsx'
import { type UserLayout, UserViewBar } from './UserViewBar.tsx'
import { longName, organisationAdmin, sampleNow, sampleUsers, superadmin, user } from './users.samples.ts'

type Args = UserListProps & { layout?: UserLayout; selected?: readonly string[]; failed?: readonly string[] }

const onBulk = fn()

function Users({ layout: first, selected = [], failed = [], ...list }: Args) {
  const [selection, onSelection] = useState<ReadonlySet<string>>(new Set(selected))
  const failures = new Map(failed.map((id) => [id, 'This user belongs to another organisation as well.']))
  const [view, setView] = useState<UserView>(plainUserView)
  const [layout, setLayout] = useState(first)
  const shown = sortUsers(filterUsers(list.users, view), view)
  return (
    <main>
      <PageHeader
        title="Users"
        summary={usersMessages.summary(list.users.length, 'Harbour & Pine Group')}
        actions={<AddUserButton onClick={fn()} />}
      />
      <UserViewBar
        view={view}
        onView={setView}
        {...(layout && { layout })}
        onLayout={setLayout}
        shown={shown.length}
        total={list.users.length}
      />
      {layout === 'table' ? (
        <UserTable
          {...list}
          users={shown}
          sort={view}
          onSort={(sort) => setView({ ...view, ...sort })}
          selection={{ selection, onSelection, onBulk, failures }}
        />
      ) : shown.length > 0 ? (
        <UserGrid {...list} users={shown} />
      ) : list.users.length > 0 ? (
        <NoUsersLeft onClear={() => setView(plainUserView)} />
      ) : (
        <EmptyState title={usersMessages.none} />
      )}
    </main>
  )
}

const meta: Meta<Args> = {
  title: 'Users/List',
  component: Users,
  args: {
    users: sampleUsers,
    viewer: superadmin,
    personHref: (id) => `#/people/${id}`,
    onEdit: fn(),
    onDelete: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <Story />
      </ClockProvider>
    ),
  ],
}
export default meta
type Story = StoryObj<Args>

const phone = { viewport: { value: 'phone' } }
const odd = [
  ...sampleUsers,
  user({ id: 20, ...longName }),
  user({ id: 21, firstName: '王小明', lastName: '' }),
]

export const Cards: Story = {}
export const CardsOnPhones: Story = { globals: phone }
export const Opening: Story = { args: { opening: 1 } }
export const Table: Story = { args: { users: odd, layout: 'table', viewer: organisationAdmin } }
export const TableOnPhones: Story = { ...Table, globals: phone }
/** Users for whom an action failed stay selected. */
export const Selected: Story = {
  args: { layout: 'table', viewer: organisationAdmin, selected: ['4', '5'], failed: ['5'] },
}

export const SelectedOnPhones: Story = { ...Selected, globals: phone }

export const SelectingARange: Story = {
  args: { layout: 'table', viewer: organisationAdmin },
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` })
    await userEvent.click(box('Ana Rewi'))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(box('Ingrid Solheim'))
    await userEvent.keyboard('{/Shift}')
    const bar = within(canvas.getByRole('group', { name: 'Actions on the selected users' }))
    await expect(bar.getByText('3 selected')).toBeVisible()
    const [change] = bar.getAllByRole('button', { name: 'Change role' })
    if (change) await userEvent.click(change)
    await expect(onBulk.mock.lastCall?.[1]).toHaveLength(3)
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
    await expect(box('Ana Rewi')).not.toBeChecked()
  },
}

export const None: Story = { args: { users: [] } }
export const Loading: Story = {
  render: () => (
    <>
      <UserTableSkeleton />
      <UserGridSkeleton />
    </>
  ),
}

export const FilteredAndSorted: Story = {
  args: { layout: 'cards' },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Locked')
    await expect(names()).toEqual(['Jon Dahl'])
    await expect(canvas.getByText('1 of 8')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Administrator')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Role')
    await expect(names()[0]).toBe('Ingrid Solheim')
    await userEvent.click(canvas.getByRole('button', { name: 'Sort descending' }))
    await expect(names().at(-1)).toBe('Ingrid Solheim')
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await expect(canvas.getByRole('table', { name: 'Users' })).toBeVisible()
  },
}
