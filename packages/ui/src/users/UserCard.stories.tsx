import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CardGrid } from '../patterns/card-grid/CardGrid.tsx'
import { UserCard, type UserCardProps } from './UserCard.tsx'
import { longName, organisationAdmin, superadmin, user } from './users.samples.ts'

const cards = [
  user(),
  user({ id: 2, firstName: 'Jon', lastName: 'Dahl', standing: 'Locked' }),
  user({ id: 3, firstName: 'Old', lastName: 'Contractor', standing: 'Archived' }),
  user({ id: 4, firstName: 'Away', lastName: 'On leave', status: { id: 9, name: 'ON_LEAVE' } }),
  user({ id: 5, firstName: 'Priya', lastName: 'Nair', level: 2, emailAddress: organisationAdmin.email }),
  user({ id: 6, firstName: 'Ingrid', lastName: 'Solheim', level: 0 }),
  user({ id: 7, ...longName }),
  user({ id: 8, firstName: 'ليلى', lastName: 'الحسيني' }),
  user({ id: 9, firstName: '王小明', lastName: '' }),
  user({ id: 10, firstName: 'No', lastName: 'Role', role: null }),
]

const meta: Meta<UserCardProps> = {
  title: 'Users/Card',
  component: UserCard,
  args: { viewer: organisationAdmin, onEdit: fn(), onDelete: fn() },
  render: (args) => (
    <main>
      <CardGrid minWidth={230} items={cards} card={(one) => <UserCard {...args} user={one} />} />
    </main>
  ),
}
export default meta
type Story = StoryObj<UserCardProps>

export const EveryKind: Story = {
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) await expect(card.offsetHeight).toBe(150)
  },
}
export const ForSuperadmins: Story = { args: { viewer: superadmin } }
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
